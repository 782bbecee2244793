import { useTable } from '../../../view/model/base/in-table';
import { ToldSheet } from '../../../view/pieces/told-sheet';
import { type Payouts, payoutsIn } from '../model/payouts';
import { LastPayouts, PayoutTable, titleOf } from './payout-table';
import { Recap } from './recap';

export { LastPayouts, payoutsIn, Recap };

interface PayoutSheetProps {
  /** Null: it is closed. */
  readonly payouts: Payouts | null;
  readonly onClose: () => void;
}

/** A round of companies that is over: how their values moved, what they paid to whom, and who leads. Waits for a tap. */
export function PayoutSheet({ payouts, onClose }: PayoutSheetProps) {
  const { state, table } = useTable();
  return (
    <ToldSheet title={payouts ? titleOf(state, payouts, table) : ''} onClose={onClose}>
      {payouts && <PayoutTable {...payouts} />}
    </ToldSheet>
  );
}
