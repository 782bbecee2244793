import type { Seat } from '../kit/rules';
import type { Timeline } from '../kit/timeline';
import type { Party } from './party';

/** The state with what this phone has committed to, where the other phones do not know it. */
export function stateKnownHere(timeline: Timeline, party: Party | null, state: object): object {
  const committed = party?.committed();
  return committed?.size && timeline.round ? timeline.stateKnowing(committed) : state;
}

/** Whose commitment has still to be opened, once all seats of a round have committed; null otherwise. */
export function seatToOpen({ round }: Timeline, party: Party | null): Seat | null {
  if (!party || !round?.isComplete) return null;
  return party.awaited() ?? round.commits[0]?.seat ?? null;
}
