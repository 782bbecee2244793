import { stepsIn } from '../../../src/kit/line';
import type { LessonPointer } from '../../../src/ui/game-view';

/** The next tap on the way to what a lesson asks for. */
export const lessonPointer: LessonPointer = (goal, open) => {
  if (open.step === 'suggested') return '.turn-panel__foot .button';
  if (goal.goal === 'look') return `[role="tab"][id$="-tab-${goal.at.tab}"]`;
  if (goal.goal === 'read') return null;
  if (open.step === 'warning') return '.warning__answers [data-kind="plain"]';
  const [{ do: verb, good, points } = {}] = stepsIn(goal.action);
  const place = good === undefined ? '' : `[data-good="${good}"] `;
  const amount = points === undefined ? '' : `[data-points="${points}"]`;
  return `${place}[data-do="${verb}"]${amount} .button`;
};
