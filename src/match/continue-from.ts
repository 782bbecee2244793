import type { Trouble } from '../archive/trouble';
import type { SeatPlan } from '../kit/header';
import type { Problem } from '../kit/rules';
import { beginMatch } from './begin-match';
import type { LiveMatch, MatchDeps } from './live-match';

/**
 * Begins a new match from where `match` stood after `entries` entries, with the same players unless others
 * are given. Chance is drawn anew; the old match stays as it is.
 */
export function continueFrom(
  match: LiveMatch,
  entries: number,
  deps: MatchDeps,
  seats: readonly SeatPlan[] = match.header.seats,
): Promise<LiveMatch | Problem | Trouble> {
  const kept = match.stranding.value?.kept.find((position) => position.entries === entries);
  const state = kept?.state ?? match.timeline.stateAt(entries);
  const { game, options } = match.header;
  return beginMatch({ game, options, seats, start: match.rules.position.write(state) }, deps);
}
