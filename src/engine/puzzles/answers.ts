import { canonical } from '../../kit/json';
import { type ActionLine, type WrittenLine, writeLine } from '../../kit/line';
import type { SearchPlayer } from '../../players/search-player';
import { linesAt, type PuzzleContext, purposeOf, type Spot, type WeightedLine } from './lines';
import { worthAfter } from './thinking';

/** All lines, grouped by the answer that they give. In each group the most promising line is first. */
export function answersAt(
  context: PuzzleContext,
  spot: Spot,
): readonly (readonly WeightedLine[])[] {
  const answers = new Map<string, WeightedLine[]>();
  for (const one of linesAt(context, spot)) {
    const key = purposeOf(context, spot, one.line);
    answers.set(key, [...(answers.get(key) ?? []), one]);
  }
  return [...answers.values()].map((ways) => ways.sort((a, b) => b.weight - a.weight));
}

/** Lines that a person would call the same answer, as long as they have the same effect. */
export interface AnswerGroup {
  readonly like: WrittenLine;
  /** The best of them first. */
  readonly lines: readonly ActionLine[];
  readonly worth: number;
}

/**
 * The right and the wrong lines of a spot as answers. If only some of several equal-looking lines are right, such as
 * routes with the same cost, each is an answer of its own. Every right line is like an answer; of wrong ones with the
 * same purpose, the best one.
 */
export function groupAnswers(
  context: PuzzleContext,
  spot: Spot,
  right: readonly Evaluated[],
  wrong: readonly Evaluated[],
): { readonly right: readonly AnswerGroup[]; readonly wrong: readonly AnswerGroup[] } {
  const alike = ({ line }: Evaluated) => context.generator.alike(spot.state, line);
  const mixed = new Set(wrong.map((one) => canonical(alike(one))));
  const keys = new Set(right.map((one) => canonical(alike(one))));
  const likeOf = (one: Evaluated): WrittenLine => {
    const key = canonical(alike(one));
    if (!mixed.has(key) || !keys.has(key)) return alike(one);
    const whole = writeLine(context.rules, spot.state, one.line);
    return whole.length === 1 ? (whole[0] ?? whole) : whole;
  };
  const group = (evaluated: readonly Evaluated[], keyOf: (one: Evaluated) => string) => {
    const groups = new Map<string, { like: WrittenLine; lines: ActionLine[]; worth: number }>();
    for (const one of evaluated) {
      const known = groups.get(keyOf(one));
      if (known) known.lines.push(one.line);
      else groups.set(keyOf(one), { like: likeOf(one), lines: [one.line], worth: one.worth });
    }
    return [...groups.values()];
  };
  const rightPurposes = new Set(right.map(({ line }) => purposeOf(context, spot, line)));
  const wrongKey = (one: Evaluated) => {
    const purpose = purposeOf(context, spot, one.line);
    return rightPurposes.has(purpose) ? canonical(likeOf(one)) : purpose;
  };
  return { right: group(right, (one) => canonical(likeOf(one))), wrong: group(wrong, wrongKey) };
}

/** The depth of an evaluation: the number of searches, and the playouts of each. */
export interface Effort {
  readonly playouts: number;
  readonly searches: number;
}

/** If a random draw follows at once, many short searches see more of its results. */
export type Efforts = { readonly [Chance in 'none' | 'some']: Effort };

export function effort(playouts: number, searches: number): Effort {
  return { playouts, searches };
}

/** The worth of a line, from several independent searches. */
export interface Evaluated {
  readonly line: ActionLine;
  /** The mean chance to win, 0 … 1. */
  readonly worth: number;
  /** The standard error of that mean. */
  readonly error: number;
}

/** Evaluates one line of a spot. Two evaluations with the same seed have the same random draws. */
export async function evaluate(
  { rules }: PuzzleContext,
  searchPlayer: SearchPlayer,
  spot: Spot,
  line: ActionLine,
  { playouts, searches }: Effort,
  seed: string,
): Promise<Evaluated> {
  const found: number[] = [];
  for (let search = 0; search < searches; search++)
    found.push(await worthAfter(searchPlayer, rules, spot, line, playouts, `${seed} ${search}`));
  const worth = found.reduce((sum, one) => sum + one, 0) / searches;
  const squares = found.reduce((sum, one) => sum + (one - worth) ** 2, 0);
  const error = searches < 2 ? 0 : Math.sqrt(squares / (searches - 1) / searches);
  return { line, worth, error };
}

export function byWorth(a: Evaluated, b: Evaluated): number {
  return b.worth - a.worth;
}
