import type { SeatPlan } from '../../kit/header';
import type { Seat } from '../../kit/rules';
import type { LiveMatch } from '../../match/live-match';

const isPerson = ({ player }: SeatPlan) => player.kind === 'person';

/**
 * Between two people's turns, the seat whose person the phone goes to; null when whoever should have it has it.
 * Not after taking back: the one who does that has it in hand. `holder`: who has it, null when nobody has said
 * so yet.
 */
export function handsTo(match: LiveMatch, holder: Seat | null): Seat | null {
  const seat = match.toAct.value;
  const last = match.timeline.entries[match.entries.value - 1];
  const tookBack = last !== undefined && last.do !== 'play';
  if (match.mode.value !== 'playing' || tookBack || seat === null || holder === seat) return null;
  // Computers have no hands, and whoever plays with them alone keeps the phone.
  const people = match.header.seats.filter((plan, at) => isPerson(plan) && match.decides(at));
  return people.length > 1 && people.some((plan) => plan === match.header.seats[seat])
    ? seat
    : null;
}
