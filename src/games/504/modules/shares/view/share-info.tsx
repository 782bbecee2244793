import { useLazy } from '../../../../../ui/lazy';
import { useTable } from '../../../view/model/base/in-table';
import { HoldingTable } from './holding-table';
import { payoutPart } from './payout-part';

/** Values, shares and presidents, and what the last round of companies brought. */
export function ShareInfo() {
  const { table } = useTable().voice;
  // The table has asked for it before.
  const payouts = useLazy(payoutPart);
  return (
    <>
      <section class="stack f-info">
        <h3>{table.shares}</h3>
        <HoldingTable />
      </section>
      {payouts && <payouts.LastPayouts />}
    </>
  );
}
