import { canonical, type Json } from '../../kit/json';
import type { FiledPuzzle } from '../../kit/puzzle';
import { unwrap } from '../../kit/result';
import type { AnyRules } from '../../kit/rules';
import { usualValue } from '../../kit/setups';
import { missed } from './who-finds';

/** A candidate puzzle, with the match that it comes from. */
export interface Found {
  readonly puzzle: FiledPuzzle;
  readonly match: string;
}

/** The largest share of all puzzles for one theme, one difficulty or one kind of match. */
const LARGEST = { theme: 0.2, difficulty: 0.3, options: 0.2 };
/** How much each puzzle of a theme lowers the merit of the next one: several themes are better than the widest gaps. */
const SAMENESS = 0.05;
/** The maximum from one match. */
export const OF_A_MATCH = 2;

/** Whether enough puzzles of a theme have been found. */
export function isWanted(theme: string, found: readonly Found[], count: number): boolean {
  const known = found.filter(({ puzzle }) => puzzle.theme === theme).length;
  return known < LARGEST.theme * count;
}

/** A varied selection of at most `count`: the easiest first, and among them those of the usual settings. */
export function choose(
  rules: AnyRules,
  all: readonly Found[],
  count: number,
): readonly FiledPuzzle[] {
  const taken: Found[] = [];
  // Where all matches are of one kind, none of it can be too many.
  const ofKind = new Set(all.map(kindOf)).size > 1 ? LARGEST.options * count : count;
  const alike = (one: Found, key: (found: Found) => string | number) =>
    taken.filter((other) => key(other) === key(one)).length;
  const fits = (one: Found) =>
    alike(one, ({ match }) => match) < OF_A_MATCH &&
    alike(one, ({ puzzle }) => puzzle.theme) < LARGEST.theme * count &&
    alike(one, ({ puzzle }) => puzzle.difficulty) < LARGEST.difficulty * count &&
    alike(one, kindOf) < ofKind;
  const worth = (one: Found) =>
    merit(one.puzzle) - SAMENESS * alike(one, ({ puzzle }) => puzzle.theme);
  while (taken.length < count) {
    const left = all.filter((one) => !taken.includes(one) && fits(one));
    const [best] = left.sort((a, b) => worth(b) - worth(a));
    if (!best) break;
    taken.push(best);
  }
  const unusual = ({ position }: FiledPuzzle) => unusualSettings(rules, position.options ?? {});
  return taken
    .map(({ puzzle }) => puzzle)
    .sort(
      (a, b) =>
        a.difficulty - b.difficulty ||
        unusual(a) - unusual(b) ||
        missed(a.proof.found) - missed(b.proof.found),
    );
}

const kindOf = ({ puzzle }: Found) => canonical(puzzle.position.options ?? null);

/** The quality of a puzzle: certain ones before likely ones, one answer before several, then the gap. */
function merit({ certain, right, proof }: FiledPuzzle): number {
  return (certain ? 0.5 : 0) + Math.min(proof.gap, proof.gapAtEnd) - 0.1 * (right.length - 1);
}

/** How many settings of a match, in the options of a position, are not as they usually are. */
export function unusualSettings({ setups }: AnyRules, written: Json): number {
  const options = unwrap(setups.read(written));
  const values = setups.write(options);
  return setups
    .offered(options)
    .filter((one) => canonical(values[one.key] ?? null) !== canonical(usualValue(one))).length;
}
