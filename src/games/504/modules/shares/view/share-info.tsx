import { useTable } from '../../../view/model/base/in-table';
import { HoldingTable } from './holding-table';
import { LastPayouts } from './payout-table';

/** Values, shares and presidents, and what the last round of companies brought. */
export function ShareInfo() {
  const { table } = useTable().voice;
  return (
    <>
      <section class="stack f-info">
        <h3>{table.shares}</h3>
        <HoldingTable />
      </section>
      <LastPayouts />
    </>
  );
}
