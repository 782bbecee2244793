import type { Trouble } from '../archive/trouble';
import type { MatchHeader, SeatPlan } from '../kit/header';
import type { Problem } from '../kit/rules';
import { startFlaw } from '../kit/start-proof';
import { beginMatch } from './begin-match';
import type { LiveMatch, MatchDeps } from './live-match';

/** Whether a new match may begin after `entries` entries: not where a file alone says how they were played. */
export function mayContinueFrom(
  { incompatible, timeline, header }: LiveMatch,
  entries: number,
): boolean {
  const isProven = header.start === undefined && entries <= timeline.length;
  return isProven || incompatible.value?.isFromFile !== true;
}

/** Begins a new match after `entries` entries, by default with the same players, and with new random draws. */
export async function continueFrom(
  match: LiveMatch,
  entries: number,
  deps: MatchDeps,
  seats: readonly SeatPlan[] = match.header.seats,
): Promise<LiveMatch | Problem | Trouble> {
  if (!mayContinueFrom(match, entries)) throw new TypeError('only a file says how it came to be');
  const kept = match.incompatible.value?.kept.find((position) => position.entries === entries);
  const state = kept?.state ?? match.timeline.stateAt(entries);
  const { game, options } = match.header;
  const start = match.rules.position.write(state);
  const reachedBy = entries <= match.timeline.length ? partsUpTo(match, entries) : null;
  const plan = { game, options, seats, start, ...(reachedBy && { reachedBy }) };
  const reader = await deps.reader(game);
  // Rules of another version may reach another position. Then only this phone can know that this one is right.
  const isProven = reader && !startFlaw(match.rules, reader, { ...match.header, ...plan });
  return beginMatch(isProven ? plan : { game, options, seats, start }, deps);
}

/** All that was played up to there, from a fresh set-up on; null: the match began from a position without a log. */
function partsUpTo(
  { header, timeline, rules }: LiveMatch,
  entries: number,
): NonNullable<MatchHeader['reachedBy']> | null {
  if (header.start && !header.reachedBy) return null;
  const state = timeline.stateAt(0);
  const actions = timeline.line(entries).flatMap(({ action, commitment }) => {
    // What a seat has committed to is played when it is revealed.
    if (commitment) return [];
    const written = rules.action.write(action, state);
    rules.play(state, action);
    return [written];
  });
  return [...(header.reachedBy ?? []), { seed: header.seed, actions }];
}
