import type { JsonObject } from './json';
import type { Lazy } from './lazy';
import type { Lesson, LessonGoal, LessonStep } from './lesson';
import type { Language } from './words';

/** A step without its texts; see `LessonStep`. */
export interface StepPlan {
  readonly goal: LessonGoal;
  readonly start?: JsonObject;
  readonly replies?: readonly JsonObject[];
  readonly inView?: readonly string[];
  readonly thenInView?: readonly string[];
  readonly scores?: true;
}

/** A lesson without its texts; see `Lesson`. */
export interface LessonPlan<StepId extends string> {
  readonly options: JsonObject;
  readonly seats: number;
  readonly steps: Readonly<Record<StepId, StepPlan>>;
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
/** `at` is shown with a ring. */
export const readAt = (at: string): LessonGoal => ({ goal: 'read', at });

/** The lessons of a game in their order, each with its steps in order. */
type LessonSteps = Readonly<Record<string, readonly string[]>>;

/** The texts of those lessons in one language. */
export type LessonTextsOf<Steps extends LessonSteps> = {
  readonly [Id in keyof Steps]: LessonText<Steps[Id][number]>;
};

/** Puts the lessons of a game together from their steps, plans and texts, in a language. */
export function lessonsFrom<Steps extends LessonSteps>(
  steps: Steps,
  plans: { readonly [Id in keyof Steps]: LessonPlan<Steps[Id][number]> },
  texts: Readonly<Record<Language, { readonly lessons: Lazy<LessonTextsOf<Steps>> }>>,
): (language: Language) => Promise<readonly Lesson[]> {
  const ids = Object.keys(steps) as (keyof Steps & string)[];
  return async (language) => {
    const told = await texts[language].lessons.fetch();
    return ids.map((id) => lessonOf<Steps[typeof id][number]>(id, steps[id], plans[id], told[id]));
  };
}

function lessonOf<StepId extends string>(
  id: string,
  steps: readonly StepId[],
  plan: LessonPlan<StepId>,
  text: LessonText<StepId>,
): Lesson {
  const { title, sentence } = text;
  const { options, seats } = plan;
  return {
    ...{ id, title, sentence, options, seats },
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
