import { canonical, isObject, type Json, type JsonObject } from './json';
import type { Action, AnyRules } from './rules';

/** Consecutive actions of one turn in their written form: a single one, or several. */
export type WrittenLine = JsonObject | readonly JsonObject[];

/** What the learner has to do in a step of a lesson. */
export type LessonGoal =
  | { readonly goal: 'read' }
  /** Open something on the table. `at` is a part of the topic that the table then reports. */
  | { readonly goal: 'look'; readonly at: JsonObject }
  /** With one tap, play a line that fits `like`. `action` is one such line, in its written form. */
  | { readonly goal: 'play'; readonly action: WrittenLine; readonly like: WrittenLine };

export interface LessonStep {
  readonly id: string;
  readonly goal: LessonGoal;
  /** The position at the start of the step. Without one, the step continues from the previous one. */
  readonly start?: JsonObject;
  /** The actions of the other seats after this step, in their written form. */
  readonly replies: readonly JsonObject[];
  /** Whether the scores are shown with their arithmetic. */
  readonly scores: boolean;
  /** The instruction, in a few short sentences. */
  readonly say: string;
  /** The text for an action that is legal but not the one that was asked for. */
  readonly other: string;
  /** The text when the step is done. */
  readonly done: string;
}

/** A lesson: it is played on the real table and by the real rules. */
export interface Lesson {
  readonly id: string;
  readonly title: string;
  readonly sentence: string;
  /** The options of its matches in their JSON form. */
  readonly options: JsonObject;
  /** The learner has seat 0. */
  readonly seats: number;
  readonly steps: readonly LessonStep[];
  /** The position from which to play on against computer players. */
  readonly rest: JsonObject;
}

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
  const state = rules.clone(from);
  return actions.map((action) => {
    const written = rules.action.write(action, state);
    rules.play(state, action);
    return written;
  });
}

function matches(has: Json | undefined, wanted: Json | undefined): boolean {
  if (has === undefined || wanted === undefined) return has === wanted;
  const ending = Array.isArray(has) && Array.isArray(wanted) ? has.slice(-wanted.length) : has;
  return canonical(ending) === canonical(wanted);
}
