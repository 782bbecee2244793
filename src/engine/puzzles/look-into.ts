import type { PuzzleTable } from '../../kit/puzzle-craft';
import { Mind } from '../../players/mind';
import { usualTuning } from '../../players/tuning';
import { type Found, OF_A_MATCH } from './choose';
import { makePuzzle } from './make-puzzle';
import type { Workshop } from './spot';
import { spotsOf } from './spots';

/** Sketched actions that reach beyond the end of any match. */
const TO_THE_END = 1000;

/** Positions of a match that are looked at closely. */
const SPOTS = 5;

/** Which puzzles are looked for. */
export interface Wanted {
  theme(theme: string): boolean;
  /** Only those that short thought does not find. */
  readonly hidden: boolean;
}

/**
 * Plays a match and makes puzzles of what lies in it, as far as they are wanted and no more than may be taken;
 * `spots` is how many positions were looked at closely.
 */
export async function lookInto(
  shop: Workshop,
  table: PuzzleTable,
  match: string,
  wanted: Wanted,
): Promise<{ readonly found: readonly Found[]; readonly spots: number }> {
  const { rules, advice } = shop;
  const usual = new Mind(rules, advice);
  const toTheEnd = new Mind(rules, advice, { ...usualTuning, sketched: TO_THE_END });
  const found: Found[] = [];
  let spots = 0;
  for await (const spot of spotsOf(shop, usual, table, match, wanted.hidden)) {
    if (!wanted.theme(shop.craft.theme(spot.state, spot.best, spot.next))) continue;
    const puzzle = await makePuzzle(shop, { usual, toTheEnd }, spot, `${match} ${spots++}`);
    if (puzzle) found.push({ puzzle, match });
    if (found.length === OF_A_MATCH || spots === SPOTS) break;
  }
  return { found, spots };
}
