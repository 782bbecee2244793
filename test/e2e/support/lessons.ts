import { LESSONS as WORLDS } from '../../../src/games/504/words/lesson-steps';
import { LESSONS as STEAM } from '../../../src/games/age-of-steam/words/lesson-steps';
import { LESSONS as RAILROADS } from '../../../src/games/ultimate-railroads/words/lesson-steps';
import { lessonPanel, playByRing } from './ring';
import { settled } from './settled';
import { expect, test } from './test';

interface Lesson {
  readonly game: string;
  readonly id: string;
  readonly steps: readonly string[];
}

const lessonsOf = (game: string, lessons: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(lessons).map(([id, steps]): Lesson => ({ game, id, steps }));

/** The lessons of each game that somebody can follow by the ring alone, in the order in which they are offered. */
export const LESSONS: readonly (readonly Lesson[])[] = [
  lessonsOf('age-of-steam', STEAM),
  lessonsOf('ultimate-railroads', RAILROADS),
  lessonsOf('504', WORLDS),
];

/** Somebody new follows the ring through a lesson to its end, and plays on against computers. */
export function followByRing({ game, id, steps }: Lesson): void {
  test(`somebody new follows the ring through the lesson ${game}/${id}`, async ({ page }, info) => {
    await playByRing(page, { lesson: `${game}/${id}`, steps, info });
    await expect(lessonPanel(page)).toContainText('You’re done!');
    await lessonPanel(page).getByRole('button', { name: 'Play against computers' }).tap();
    await expect(lessonPanel(page)).toHaveCount(0);
    await settled(page);
  });
}
