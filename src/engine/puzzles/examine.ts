import type { ActionLine } from '../../kit/line';
import type { SearchPlayer } from '../../players/search-player';
import {
  answersAt,
  byWorth,
  type Effort,
  type Efforts,
  type Evaluated,
  effort,
  evaluate,
} from './answers';
import type { PuzzleContext, Spot, WeightedLine } from './lines';
import { drawsChance } from './thinking';

/** A position with one best answer. All its other answers are clearly worse. */
export interface Examination {
  /** Every line that gives the best answer. The one examined most closely is first. */
  readonly right: readonly [Evaluated, ...Evaluated[]];
  /** The best of them first. */
  readonly wrong: readonly Evaluated[];
  /** The loss of the best wrong answer, as a share of the win, and its standard error. */
  readonly gap: number;
  readonly error: number;
  /** The same from searches that use no estimate, but play to the end. */
  readonly gapAtEnd: number;
}

/** Two measures: estimates, as computers play, and the results of matches played to the end. */
export interface Examiners {
  readonly usual: SearchPlayer;
  readonly toTheEnd: SearchPlayer;
}

/** Rounds of searches, each deeper. After each, answers that are much worse are dropped. */
const ROUNDS: readonly (Efforts & { readonly within: number })[] = [
  { none: effort(30, 1), some: effort(6, 6), within: 0.35 },
  { none: effort(120, 1), some: effort(20, 8), within: 0.22 },
  { none: effort(500, 1), some: effort(60, 10), within: 0.15 },
];
/** In the first rounds an almost equal answer may still drop later, because hidden answers do. */
const ROUGH = 2;
const NEARLY = 0.06;
/** The deepest search, of the best answer and its rivals: by estimates, and by the ends of matches. */
const CLOSE: Efforts = { none: effort(1000, 3), some: effort(200, 12) };
const AT_END: Efforts = { none: effort(500, 3), some: effort(100, 12) };
const RIVALS = 2;
/** Other lines with the same answer, such as routes: all are searched, and deeper where they may be good. */
const WAYS: Efforts = { none: effort(40, 1), some: effort(8, 6) };
const WAYS_CLOSER: Efforts = { none: effort(300, 1), some: effort(40, 10) };
const MAY_BE_GOOD = 0.2;
/** The minimum loss of a wrong answer, also by the second measure, and in standard errors. */
export const COSTS = 0.08;
const COSTS_AT_END = 0.05;
const ERRORS = 4;
/** As good as the best: lines that are alike, and ways to the same purpose. */
const EQUAL = { alike: 0.05, purpose: COSTS };

/** Evaluates every line of a spot, deeper the better it is; null unless one answer is clearly the best. */
export async function examine(
  context: PuzzleContext,
  examiners: Examiners,
  spot: Spot,
  seed: string,
): Promise<Examination | null> {
  const answers = answersAt(context, spot);
  const firsts = answers.flatMap(([first]) => (first ? [first.line] : []));
  const [some] = firsts;
  if (!some) return null;
  const chance = drawsChance(context.rules, spot, some) ? 'some' : 'none';
  const search: Search = (line, efforts, examiner = 'usual') =>
    evaluateBy(context, examiners, examiner, spot, line, efforts[chance], seed);

  const [first, ...others] = (await sieve(firsts, search)) ?? [];
  if (!first) return null;
  const [best, ...rivals] = await searchAll([first, ...others.slice(0, RIVALS)], CLOSE, search);
  const next = Math.max(...rivals.map(({ worth }) => worth));
  if (!best || best.worth - next < COSTS) return null;
  const [end, ...ends] = await searchAll([best, ...rivals], AT_END, search, 'toTheEnd');
  const gapAtEnd = (end?.worth ?? 0) - Math.max(...ends.map(({ worth }) => worth));
  if (gapAtEnd < COSTS_AT_END) return null;

  const equal = EQUAL[context.generator.purpose ? 'purpose' : 'alike'];
  const ways = await searchWays(answers, best, equal, search);
  const wrong = [...rivals, ...others.slice(RIVALS), ...ways.worse].sort(byWorth);
  const gap = best.worth - (wrong[0]?.worth ?? 0);
  const error = Math.hypot(best.error, wrong[0]?.error ?? 0);
  if (gap < COSTS || gap < ERRORS * error) return null;
  return { right: [best, ...ways.asGood], wrong, gap, error, gapAtEnd };
}

/** The worth of a line as closely as that of the best and its rivals. */
export function evaluateClosely(
  context: PuzzleContext,
  examiners: Examiners,
  spot: Spot,
  line: ActionLine,
  seed: string,
): Promise<Evaluated> {
  const chance = drawsChance(context.rules, spot, line) ? 'some' : 'none';
  return evaluateBy(context, examiners, 'usual', spot, line, CLOSE[chance], seed);
}

function evaluateBy(
  context: PuzzleContext,
  examiners: Examiners,
  examiner: keyof Examiners,
  spot: Spot,
  line: ActionLine,
  { playouts, searches }: Effort,
  seed: string,
): Promise<Evaluated> {
  const share = context.generator.playouts?.[examiner] ?? 1;
  const less = effort(Math.ceil(playouts * share), searches);
  return evaluate(context, examiners[examiner], spot, line, less, `${seed} ${examiner}`);
}

/** Searches a line of the spot. */
type Search = (
  line: ActionLine,
  efforts: Efforts,
  examiner?: keyof Examiners,
) => Promise<Evaluated>;

async function searchAll(
  lines: readonly Evaluated[],
  efforts: Efforts,
  search: Search,
  examiner?: keyof Examiners,
): Promise<readonly Evaluated[]> {
  const results: Evaluated[] = [];
  for (const { line } of lines) results.push(await search(line, efforts, examiner));
  return results;
}

/** The first line of each answer, the best first; null where two are nearly as good. */
async function sieve(
  firsts: readonly ActionLine[],
  search: Search,
): Promise<readonly Evaluated[] | null> {
  const out: Evaluated[] = [];
  let left: readonly Evaluated[] = firsts.map((line) => ({ line, worth: 0, error: 0 }));
  for (const [number, round] of ROUNDS.entries()) {
    const results = [...(await searchAll(left, round, search))].sort(byWorth);
    const [best, rival] = results;
    if (!best) return null;
    if (rival && number >= ROUGH && rival.worth > best.worth - NEARLY) return null;
    left = results.filter(({ worth }) => worth >= best.worth - round.within);
    out.push(...results.slice(left.length));
  }
  return [...left, ...out.sort(byWorth)];
}

/** All other lines with a given answer: lines as good as the best, and the others. */
async function searchWays(
  answers: readonly (readonly WeightedLine[])[],
  best: Evaluated,
  equal: number,
  search: Search,
): Promise<{ readonly asGood: readonly Evaluated[]; readonly worse: readonly Evaluated[] }> {
  const asGood: Evaluated[] = [];
  const worse: Evaluated[] = [];
  for (const [first, ...ways] of answers)
    for (const { line } of ways) {
      const quick = await search(line, WAYS);
      const isSame = first?.line === best.line;
      const isNear = isSame || quick.worth > best.worth - MAY_BE_GOOD;
      const one = isNear ? await search(line, WAYS_CLOSER) : quick;
      if (isSame && one.worth >= best.worth - equal) asGood.push(one);
      else worse.push(one);
    }
  return { asGood, worse };
}
