import { canonical, type Json, type JsonObject } from './json';

/** What the finger is to do in a step of a lesson. */
export type LessonGoal =
  | { readonly goal: 'read' }
  /** To open something on the table; `at` is a part of what the table then says that it shows. */
  | { readonly goal: 'look'; readonly at: JsonObject }
  /** To play an action that is `like` this; `action` is one that is, written. */
  | { readonly goal: 'play'; readonly action: JsonObject; readonly like: JsonObject };

export interface LessonStep {
  readonly id: string;
  readonly goal: LessonGoal;
  /** A position to begin from; without one the step goes on where the last one ended. */
  readonly start?: JsonObject;
  /** What the others play after this step, written. */
  readonly replies: readonly JsonObject[];
  /** Shows the scores with their arithmetic. */
  readonly scores: boolean;
  /** The instruction, in a few short sentences. */
  readonly say: string;
  /** What is said about a tap that is allowed, but not what was asked for. */
  readonly other: string;
  /** What is said once it is done. */
  readonly done: string;
}

/** Something learned by doing it, on the real table and by the real rules. */
export interface Lesson {
  readonly id: string;
  readonly title: string;
  readonly sentence: string;
  /** The options of its matches in their JSON form. */
  readonly options: JsonObject;
  /** The learner holds the first seat. */
  readonly seats: number;
  readonly steps: readonly LessonStep[];
  /** The position from which to play on against computers. */
  readonly rest: JsonObject;
}

/** Whether `written` says all that `like` says. A list fits one that ends as it does. */
export function fits(written: JsonObject, like: JsonObject): boolean {
  return Object.entries(like).every(([key, wanted]) => agrees(written[key], wanted));
}

function agrees(has: Json | undefined, wanted: Json | undefined): boolean {
  if (has === undefined || wanted === undefined) return has === wanted;
  const ending = Array.isArray(has) && Array.isArray(wanted) ? has.slice(-wanted.length) : has;
  return canonical(ending) === canonical(wanted);
}
