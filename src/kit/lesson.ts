import type { JsonObject } from './json';
import type { WrittenLine } from './line';

/** What the learner has to do in a step of a lesson. */
export type LessonGoal =
  /** `at` is the part of the table it speaks of: a word that the game's `lessonPointer` knows, or one of every game. */
  | { readonly goal: 'read'; readonly at?: string }
  /** Open something on the table. `at` is a part of the topic that the table then reports. */
  | { readonly goal: 'look'; readonly at: JsonObject }
  /** With one tap, play a line that fits `like`. `action` is one such line, in its written form. */
  | { readonly goal: 'play'; readonly action: WrittenLine; readonly like: WrittenLine };

export interface LessonStep {
  readonly id: string;
  readonly goal: LessonGoal;
  /** The position at the start of the step. Without one, the step continues from the previous one; the first has one. */
  readonly start?: JsonObject;
  /** The actions of the other seats after this step, in their written form. */
  readonly replies: readonly JsonObject[];
  /** Places of the board that the step speaks of, in the game's words; the table brings them into view. */
  readonly inView: readonly string[];
  /** Instead of them, once the step is done: what `done` speaks of. */
  readonly thenInView?: readonly string[];
  /** Whether the scores are shown with their arithmetic. */
  readonly scores: boolean;
  /** The instruction, in a few short sentences. */
  readonly say: string;
  /** The text for an action that is legal but not the one that was asked for; left out: the step is only read. */
  readonly other?: string;
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
}
