import type { JsonObject } from '../../../kit/json';
import type { LessonGoal } from '../../../kit/lesson';
import type { CompanyId } from '../data/companies';
import type { LessonId, StepId } from '../words/lesson-steps';

/** A step without its texts. */
export interface StepPlan {
  readonly goal: LessonGoal;
  readonly start?: JsonObject;
  readonly replies?: readonly JsonObject[];
  readonly scores?: true;
}

/** A lesson without its texts. */
export interface LessonPlan<Id extends LessonId> {
  readonly options: JsonObject;
  readonly seats: number;
  readonly steps: Readonly<Record<StepId<Id>, StepPlan>>;
  readonly rest: JsonObject;
}

export const look = (at: JsonObject): LessonGoal => ({ goal: 'look', at });

export const read: LessonGoal = { goal: 'read' };

export const draft = (company: CompanyId) => ({ do: 'draft', company });
export const take = (company: CompanyId) => ({ do: 'take', company });
export const build = (company: CompanyId, ...route: readonly string[]) => ({
  do: 'build',
  company,
  route,
});

/** The goal to play this action. A build may take any route to the same city. */
export function play(action: JsonObject): LessonGoal {
  const { route } = action;
  if (!Array.isArray(route)) return { goal: 'play', action, like: action };
  return { goal: 'play', action, like: { ...action, route: route.slice(-1) } };
}
