import type { SeatPlan } from '../../../kit/header';
import { AutomaMark } from '../../../ui/automa-mark';
import { SeatMark } from '../../../ui/seat-mark';

/** The sign of a seat, or behind the last seat the automa's. */
export function HolderMark({
  seats,
  holder,
}: {
  readonly seats: readonly SeatPlan[];
  readonly holder: number;
}) {
  const plan = seats[holder];
  return plan ? <SeatMark {...plan} among={seats} /> : <AutomaMark />;
}
