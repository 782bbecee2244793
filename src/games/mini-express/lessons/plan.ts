import type { JsonObject } from '../../../kit/json';
import type { LessonGoal } from '../../../kit/lesson';
import type { CompanyId } from '../data/companies';

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
