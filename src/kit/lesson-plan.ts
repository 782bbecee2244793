import type { JsonObject } from './json';
import type { Lesson, LessonGoal, LessonStep } from './lesson';

/** A step without its texts; see `LessonStep`. */
export interface StepPlan {
  readonly goal: LessonGoal;
  readonly start?: JsonObject;
  readonly replies?: readonly JsonObject[];
  readonly inView?: readonly string[];
  readonly scores?: true;
}

/** A lesson without its texts; see `Lesson`. */
export interface LessonPlan<StepId extends string> {
  readonly options: JsonObject;
  readonly seats: number;
  readonly steps: Readonly<Record<StepId, StepPlan>>;
  readonly rest: JsonObject;
}

/** The texts of a step. */
export type StepText = Pick<LessonStep, 'say' | 'other' | 'done'>;

/** The texts of a lesson in one language. */
export interface LessonText<StepId extends string> {
  readonly title: string;
  readonly sentence: string;
  readonly steps: Readonly<Record<StepId, StepText>>;
}

export const look = (at: JsonObject): LessonGoal => ({ goal: 'look', at });
export const read: LessonGoal = { goal: 'read' };

/** A lesson in one language; `steps` are its steps in order. */
export function lessonOf<StepId extends string>(
  id: string,
  steps: readonly StepId[],
  plan: LessonPlan<StepId>,
  text: LessonText<StepId>,
): Lesson {
  const { title, sentence } = text;
  const { options, seats, rest } = plan;
  return {
    ...{ id, title, sentence, options, seats, rest },
    steps: steps.map((step) => ({
      id: step,
      replies: [],
      inView: [],
      ...plan.steps[step],
      scores: plan.steps[step].scores ?? false,
      ...text.steps[step],
    })),
  };
}
