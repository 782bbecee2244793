import { canonical, isObject, type Json, type JsonObject } from './json';
import { lookAhead } from './look-ahead';
import type { Action, AnyRules } from './rules';

/** Consecutive actions of one seat. */
export type ActionLine = readonly [Action, ...Action[]];

/**
 * Consecutive actions of one seat in their written form: a single one, or several. In an answer or a goal, only the
 * part of each that matters; `fitsLine` says which lines match.
 */
export type WrittenLine = JsonObject | readonly JsonObject[];

/** Whether `written` has every value of `like`. Of a list, only the last items must be equal. */
export function fits(written: JsonObject, like: JsonObject): boolean {
  return Object.entries(like).every(([key, wanted]) => matches(written[key], wanted));
}

/** The steps of a written line. */
export function stepsIn(line: WrittenLine): readonly JsonObject[] {
  return isObject(line) ? [line] : line;
}

/** Whether the first steps of `line` fit `written`, step by step. */
export function beginsLike(written: readonly JsonObject[], line: WrittenLine): boolean {
  const steps = stepsIn(line);
  return written.length <= steps.length && written.every((step, at) => fits(step, steps[at]));
}

/** Whether `written` fits everything in `line`, step by step. */
export function fitsLine(written: readonly JsonObject[], line: WrittenLine): boolean {
  return written.length === stepsIn(line).length && beginsLike(written, line);
}

/** Consecutive legal actions in their written form, each in the position where it is played. */
export function writeLine(
  rules: AnyRules,
  from: object,
  actions: readonly Action[],
): readonly JsonObject[] {
  const { steps } = lookAhead(rules, from, actions);
  return steps.map(({ before, action }) => rules.action.write(action, before));
}

/** Whether these consecutive actions begin with a pass: games write it `pass`. */
export const isPass = (rules: AnyRules, from: object, actions: readonly Action[]) =>
  writeLine(rules, from, actions.slice(0, 1))[0]?.do === 'pass';

function matches(has: Json | undefined, wanted: Json | undefined): boolean {
  if (has === undefined || wanted === undefined) return has === wanted;
  const ending = Array.isArray(has) && Array.isArray(wanted) ? has.slice(-wanted.length) : has;
  return canonical(ending) === canonical(wanted);
}
