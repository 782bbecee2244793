import { canonical } from '../../kit/json';
import type { ActionLine, WrittenLine } from '../../kit/line';
import { writeLine } from '../../kit/line';
import type { Evaluated } from './evaluate-line';
import { linesAt, purposeOf, type WeightedLine } from './lines';
import type { PuzzleContext, Spot } from './puzzle-context';

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
