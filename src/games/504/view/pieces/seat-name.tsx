import type { Seat } from '../../../../kit/rules';
import { SeatMark } from '../../../../ui/seat-mark';
import { useTable } from '../model/base/in-table';

/** The mark of a seat, and its name where it is read out. */
export function SeatName({ seat }: { readonly seat: Seat }) {
  const { seats, seat: nameOf } = useTable().voice;
  const plan = seats[seat];
  return (
    <>
      {plan && <SeatMark {...plan} among={seats} />}
      <span class="visually-hidden">{nameOf(seat)}</span>
    </>
  );
}
