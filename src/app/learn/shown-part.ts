import type { LessonGoal } from '../../kit/lesson';

/** Parts that the tables of all games have. */
const PARTS: Readonly<Record<string, string>> = {
  seats: '.seat-strip',
  mine: '[data-strip-seat="0"]',
};

/** The selector of the part that a step to read speaks of, if tables of every game have it; null: they do not. */
export const shownPart = (goal: LessonGoal): string | null =>
  (goal.goal === 'read' && goal.at !== undefined && PARTS[goal.at]) || null;
