import type { Action } from '../../kit/rules';
import type { Mind } from '../../players/mind';
import { answersAt } from './answers';
import { byWorth, type Looks, look, type Weighed, weigh } from './looks';
import type { Spot, Workshop } from './spot';
import { drawsChance } from './thinking';

/** A position with one best answer; all its other answers are clearly worse. */
export interface Verdict {
  /** Every action that gives the best answer, the first of them looked at most closely. */
  readonly right: readonly [Weighed, ...Weighed[]];
  /** The best of them first. */
  readonly wrong: readonly Weighed[];
  /** What the best wrong one costs, as a share of the win, and its standard error. */
  readonly gap: number;
  readonly error: number;
  /** The same by searches that trust no estimate, but play on to the end. */
  readonly gapAtEnd: number;
}

/** Two ways of judging: by estimates, as computers play, and by how the match ends. */
export interface Judges {
  readonly usual: Mind;
  readonly toTheEnd: Mind;
}

/** Each answer is looked at, ever closer; those so much worse than the best fall out. */
const SIEVES: readonly (Looks & { readonly within: number })[] = [
  { none: look(30, 1), some: look(6, 6), within: 0.35 },
  { none: look(120, 1), some: look(20, 8), within: 0.22 },
  { none: look(500, 1), some: look(60, 10), within: 0.15 },
];
/** As long as only so many sieves are behind, what seems to be nearly as good may yet fall out: hidden answers do. */
const ROUGH = 2;
const NEARLY = 0.06;
/** The closest look, at the best and its rivals; by estimates, and by the ends of matches. */
const CLOSE: Looks = { none: look(1000, 3), some: look(200, 12) };
const AT_END: Looks = { none: look(500, 3), some: look(100, 12) };
const RIVALS = 2;
/** Other ways to give an answer, such as routes: all are looked at, and closer where they may be good. */
const WAYS: Looks = { none: look(40, 1), some: look(8, 6) };
const WAYS_CLOSER: Looks = { none: look(300, 1), some: look(40, 10) };
const MAY_BE_GOOD = 0.2;
/** As good as the best. */
const EQUAL = 0.05;
/** What a wrong answer must cost at least, also by the second way of judging, and in standard errors. */
const COSTS = 0.08;
const COSTS_AT_END = 0.05;
const ERRORS = 4;

/** Weighs every action of a spot, the closer the better it is; null unless one answer is clearly the best. */
export async function examine(
  shop: Workshop,
  judges: Judges,
  spot: Spot,
  seed: string,
): Promise<Verdict | null> {
  const answers = answersAt(shop, spot);
  const heads = answers.flatMap(([head]) => head ?? []);
  const chance = drawsChance(shop.rules, spot, heads[0] ?? 0) ? 'some' : 'none';
  const see: See = (action, looks, judge = 'usual') =>
    weigh(shop, judges[judge], spot, action, looks[chance], `${seed} ${judge}`);

  const [first, ...others] = (await sift(heads, see)) ?? [];
  if (!first) return null;
  const [best, ...rivals] = await seeAll([first, ...others.slice(0, RIVALS)], CLOSE, see);
  const next = Math.max(...rivals.map(({ worth }) => worth));
  if (!best || best.worth - next < COSTS) return null;
  const [end, ...ends] = await seeAll([best, ...rivals], AT_END, see, 'toTheEnd');
  const gapAtEnd = (end?.worth ?? 0) - Math.max(...ends.map(({ worth }) => worth));
  if (gapAtEnd < COSTS_AT_END) return null;

  const ways = await seeWays(answers, best, see);
  const wrong = [...rivals, ...others.slice(RIVALS), ...ways.worse].sort(byWorth);
  const gap = best.worth - (wrong[0]?.worth ?? 0);
  const error = Math.hypot(best.error, wrong[0]?.error ?? 0);
  if (gap < COSTS || gap < ERRORS * error) return null;
  return { right: [best, ...ways.asGood], wrong, gap, error, gapAtEnd };
}

/** Looks at an action of the spot in question. */
type See = (action: Action, looks: Looks, judge?: keyof Judges) => Promise<Weighed>;

async function seeAll(
  those: readonly Weighed[],
  looks: Looks,
  see: See,
  judge?: keyof Judges,
): Promise<readonly Weighed[]> {
  const seen: Weighed[] = [];
  for (const { action } of those) seen.push(await see(action, looks, judge));
  return seen;
}

/** The first way of giving each answer, the best first; null where two are nearly as good. */
async function sift(heads: readonly Action[], see: See): Promise<readonly Weighed[] | null> {
  const out: Weighed[] = [];
  let left: readonly Weighed[] = heads.map((action) => ({ action, worth: 0, error: 0 }));
  for (const [number, sieve] of SIEVES.entries()) {
    const seen = [...(await seeAll(left, sieve, see))].sort(byWorth);
    const [best, rival] = seen;
    if (!best) return null;
    if (rival && number >= ROUGH && rival.worth > best.worth - NEARLY) return null;
    left = seen.filter(({ worth }) => worth >= best.worth - sieve.within);
    out.push(...seen.slice(left.length));
  }
  return [...left, ...out.sort(byWorth)];
}

/** All other ways of giving an answer: those as good as the best, and the others. */
async function seeWays(
  answers: readonly (readonly Action[])[],
  best: Weighed,
  see: See,
): Promise<{ readonly asGood: readonly Weighed[]; readonly worse: readonly Weighed[] }> {
  const asGood: Weighed[] = [];
  const worse: Weighed[] = [];
  for (const [head, ...ways] of answers)
    for (const way of ways) {
      const glance = await see(way, WAYS);
      const isNear = head === best.action || glance.worth > best.worth - MAY_BE_GOOD;
      const one = isNear ? await see(way, WAYS_CLOSER) : glance;
      if (head === best.action && one.worth >= best.worth - EQUAL) asGood.push(one);
      else worse.push(one);
    }
  return { asGood, worse };
}
