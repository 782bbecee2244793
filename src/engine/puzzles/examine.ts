import { canonical } from '../../kit/json';
import type { Action } from '../../kit/rules';
import type { Mind } from '../../players/mind';
import { actionsAt, type Spot, type Workshop } from './spot';
import { drawsChance, worthAfter } from './thinking';

/** What an action is worth, by several searches that know nothing of each other. */
export interface Weighed {
  readonly action: Action;
  /** The mean chance to win, 0 … 1. */
  readonly worth: number;
  /** The standard error of that mean. */
  readonly error: number;
}

/** A position whose actions fall into best ones and ones that are clearly worse. */
export interface Verdict {
  readonly right: readonly Weighed[];
  /** The best of them first. */
  readonly wrong: readonly Weighed[];
  /** What lies between the best right and the best wrong one, as a share of the win. */
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

/** How closely to look: how many searches, of so many playouts each. Where chance speaks, many short ones. */
interface Look {
  readonly playouts: number;
  readonly searches: number;
}
type Looks = { readonly [Chance in 'none' | 'some']: Look };

/** Looks at every action that is left, each closer than the last; actions so much worse than the best fall out. */
const SIEVES: readonly (Looks & { readonly within: number })[] = [
  { none: look(60, 1), some: look(12, 6), within: 0.3 },
  { none: look(300, 1), some: look(50, 8), within: 0.2 },
  { none: look(1200, 1), some: look(150, 10), within: 0.14 },
];
/** In so many sieves nothing is decided yet; then another answer that is nearly as good ends it. */
const ROUGH = 1;
const NEARLY = 0.05;
/** The closest look, at the best and its rivals; by estimates, and by the ends of matches. */
const CLOSE: Looks = { none: look(3000, 4), some: look(500, 20) };
const AT_END: Looks = { none: look(2500, 2), some: look(250, 20) };
const RIVALS = 2;
/** As good as the best. */
const EQUAL = 0.04;
/** What a wrong answer must cost at least, also by the second way of judging, and in standard errors. */
const COSTS = 0.1;
const COSTS_AT_END = 0.05;
const ERRORS = 4;

/** Weighs every action of a spot, the closer the better it is; null unless one answer is clearly the best. */
export async function examine(
  { rules, craft }: Workshop,
  { usual, toTheEnd }: Judges,
  spot: Spot,
  seed: string,
): Promise<Verdict | null> {
  const all = actionsAt(rules, spot);
  const chance = all.some((action) => drawsChance(rules, spot, action)) ? 'some' : 'none';
  const weigh = (mind: Mind, action: Action, looks: Looks, why: string) =>
    mean(action, looks[chance].searches, (search) => {
      const { playouts } = looks[chance];
      return worthAfter(mind, rules, spot, action, playouts, `${seed} ${why} ${search}`);
    });
  const answer = ({ action }: Weighed) => canonical(craft.alike(spot.state, action));

  let left: readonly Weighed[] = all.map((action) => ({ action, worth: 0, error: 0 }));
  const out: Weighed[] = [];
  for (const [number, sieve] of SIEVES.entries()) {
    const weighed: Weighed[] = [];
    for (const { action } of left) weighed.push(await weigh(usual, action, sieve, `${number}`));
    weighed.sort(byWorth);
    const best = weighed[0];
    const rival = best && weighed.find((one) => answer(one) !== answer(best));
    if (!best || !rival) return null;
    if (number >= ROUGH && rival.worth > best.worth - NEARLY) return null;
    const isIn = ({ worth }: Weighed) => worth >= best.worth - sieve.within;
    out.push(...weighed.filter((one) => !isIn(one)));
    left = weighed.filter(isIn);
  }

  const [first, ...others] = left;
  if (!first) return null;
  const best = await weigh(usual, first.action, CLOSE, 'close');
  const bestAtEnd = await weigh(toTheEnd, first.action, AT_END, 'end');
  // Other ways of giving the same answer, such as routes, are as good, or clearly worse.
  const isEqual = (one: Weighed) =>
    answer(one) === answer(first) && one.worth >= first.worth - EQUAL;
  const right = [best, ...others.filter(isEqual)];
  const wrong = [...others.filter((one) => !isEqual(one)), ...out.sort(byWorth)];
  const closer: Weighed[] = [];
  let gapAtEnd = 1;
  for (const { action } of wrong.slice(0, RIVALS)) {
    closer.push(await weigh(usual, action, CLOSE, 'close'));
    const atEnd = await weigh(toTheEnd, action, AT_END, 'end');
    gapAtEnd = Math.min(gapAtEnd, bestAtEnd.worth - atEnd.worth);
  }
  const weighedWrong = [...closer, ...wrong.slice(RIVALS)].sort(byWorth);
  const [next] = weighedWrong;
  if (!next) return null;
  const gap = best.worth - next.worth;
  const error = Math.hypot(best.error, next.error);
  if (gap < COSTS || gap < ERRORS * error || gapAtEnd < COSTS_AT_END) return null;
  return { right, wrong: weighedWrong, gap, error, gapAtEnd };
}

async function mean(
  action: Action,
  searches: number,
  search: (number: number) => Promise<number>,
): Promise<Weighed> {
  const found: number[] = [];
  for (let number = 0; number < searches; number++) found.push(await search(number));
  const worth = found.reduce((sum, one) => sum + one, 0) / searches;
  const squares = found.reduce((sum, one) => sum + (one - worth) ** 2, 0);
  const error = searches < 2 ? 0 : Math.sqrt(squares / (searches - 1) / searches);
  return { action, worth, error };
}

function byWorth(a: Weighed, b: Weighed): number {
  return b.worth - a.worth;
}

function look(playouts: number, searches: number): Look {
  return { playouts, searches };
}
