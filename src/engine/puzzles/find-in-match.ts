import type { PuzzleTable } from '../../kit/puzzle-generator';
import { SearchPlayer } from '../../players/search-player';
import { tuningOf } from '../../players/tuning';
import { type Found, OF_A_MATCH } from './choose';
import { makePuzzle } from './make-puzzle';
import type { PuzzleContext } from './puzzle-context';
import { spotsOf } from './spots';

/** A rollout length beyond the end of any match. */
const TO_THE_END = 1000;

/** The number of positions of a match that are examined closely. */
const SPOTS = 5;

/** Which puzzles are searched for. */
export interface Wanted {
  theme(theme: string): boolean;
  /** Only those that a short search does not find. */
  readonly hidden: boolean;
}

/**
 * Plays a match and makes puzzles from its positions, those that are wanted and no more than allowed; `spots` is the
 * number of closely examined positions.
 */
export async function findInMatch(
  context: PuzzleContext,
  table: PuzzleTable,
  match: string,
  wanted: Wanted,
): Promise<{ readonly found: readonly Found[]; readonly spots: number }> {
  const { rules, advice } = context;
  const usual = new SearchPlayer(rules, advice);
  const toTheEnd = new SearchPlayer(rules, advice, {
    ...tuningOf(advice),
    rolloutDepth: TO_THE_END,
  });
  const found: Found[] = [];
  let spots = 0;
  for await (const spot of spotsOf(context, usual, table, match, wanted.hidden)) {
    if (!wanted.theme(context.generator.theme(spot.state, spot.best, spot.next))) continue;
    const puzzle = await makePuzzle(context, { usual, toTheEnd }, spot, `${match} ${spots++}`);
    if (puzzle) found.push({ puzzle, match });
    if (found.length === OF_A_MATCH || spots === SPOTS) break;
  }
  return { found, spots };
}
