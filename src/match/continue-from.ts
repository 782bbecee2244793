import type { Trouble } from '../archive/trouble';
import type { SeatPlan } from '../kit/header';
import type { Problem } from '../kit/rules';
import { beginMatch } from './begin-match';
import type { LiveMatch, MatchDeps } from './live-match';

/**
 * Begins a new match from the state of `match` after `entries` entries, by default with the same players. Random draws
 * are new; the old match does not change.
 */
export function continueFrom(
  match: LiveMatch,
  entries: number,
  deps: MatchDeps,
  seats: readonly SeatPlan[] = match.header.seats,
): Promise<LiveMatch | Problem | Trouble> {
  const kept = match.incompatible.value?.kept.find((position) => position.entries === entries);
  const state = kept?.state ?? match.timeline.stateAt(entries);
  const { game, options } = match.header;
  return beginMatch({ game, options, seats, start: match.rules.position.write(state) }, deps);
}
