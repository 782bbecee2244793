import type { LessonPointer } from '../../../ui/game-view';

/** There are no lessons yet, so there is nothing to point at. */
export const lessonPointer: LessonPointer = () => null;
