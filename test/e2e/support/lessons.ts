import type { Page, TestInfo } from '@playwright/test';
import { LESSONS as WORLDS } from '../../../src/games/504/words/lesson-steps';
import { LESSONS as STEAM } from '../../../src/games/age-of-steam/words/lesson-steps';
import { LESSONS as RAILROADS } from '../../../src/games/ultimate-railroads/words/lesson-steps';
import { settled, showEnd, tap } from './table';
import { expect, still as test } from './test';

/** The panel of a lesson's instructions. */
export const lessonPanel = (page: Page) => page.locator('.lesson__panel');
const next = (page: Page) => lessonPanel(page).locator('.button[data-kind="primary"]');
const ring = (page: Page) => page.locator('.lesson__ring');

/** The middle of the ring, and whether a person can see it: on the screen, and below the lesson panel. */
async function shown(page: Page) {
  const [around, words] = [await ring(page).boundingBox(), await lessonPanel(page).boundingBox()];
  if (!around || !words) throw new Error('there is no ring');
  const x = around.x + around.width / 2;
  const y = around.y + around.height / 2;
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const inSight = x > 0 && x < width && y > 0 && y < height && y > words.y + words.height;
  return { x, y, inSight };
}

/** Taps in the ring. */
async function follow(page: Page): Promise<void> {
  const at = await shown(page);
  expect(at.inSight, 'what is to be tapped is in sight, and not behind the instruction').toBe(true);
  await page.touchscreen.tap(at.x, at.y);
  await settled(page);
}

interface RingPlan {
  /** Where the lesson is: `<game>/<lesson>`. */
  readonly lesson: string;
  readonly steps: readonly string[];
  readonly info: TestInfo;
  /** Called at the beginning of each step. */
  readonly look?: (where: string) => Promise<void>;
}

/** Plays a lesson by its ring alone, as a person who reads nothing. */
export async function playByRing(
  page: Page,
  { lesson, steps, info, look }: RingPlan,
): Promise<void> {
  await page.goto(`./#/learn/${lesson}`);
  await settled(page);
  const name = lesson.split('/').at(-1);
  for (const [at, step] of steps.entries()) {
    await expect(lessonPanel(page)).toContainText(`${at + 1}`);
    for (let tapped = 0; ; tapped++) {
      // The lesson's own buttons wait until the table has shown what an action led to.
      if (await showEnd(page).isVisible()) {
        await expect(next(page)).toBeHidden();
        await tap(showEnd(page));
      }
      if (process.env.PICTURES)
        await page.screenshot({ path: info.outputPath(`${name}-${at + 1}-${step}-${tapped}.png`) });
      if (tapped === 0 && look) {
        await look(`${name} ${step}`);
        // What `look` has moved is back: let the ring measure again.
        await page.evaluate(() => dispatchEvent(new Event('resize')));
        await settled(page);
      }
      if (await next(page).isVisible()) break;
      await follow(page);
      expect(tapped, `${step} needs no more taps than a finger has patience for`).toBeLessThan(9);
    }
    // If the scores are to be read first, their button leads on.
    if (await next(page).locator('svg').isVisible()) {
      await tap(next(page));
      await tap(page.getByRole('dialog').getByRole('button').first());
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await tap(next(page));
  }
}

interface Lesson {
  readonly game: string;
  readonly id: string;
  readonly steps: readonly string[];
}

const lessonsOf = (game: string, lessons: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(lessons).map(([id, steps]): Lesson => ({ game, id, steps }));

/** The lessons of each game that can be followed by the ring alone, in the order in which they are offered. */
export const LESSONS: readonly (readonly Lesson[])[] = [
  lessonsOf('age-of-steam', STEAM),
  lessonsOf('ultimate-railroads', RAILROADS),
  lessonsOf('504', WORLDS),
];

/** A new player follows the ring through a lesson to its end, and then begins a match against computers. */
export function followByRing({ game, id, steps }: Lesson): void {
  test(`a new player follows the ring through the lesson ${game}/${id}`, async ({ page }, info) => {
    await playByRing(page, { lesson: `${game}/${id}`, steps, info });
    await expect(lessonPanel(page)).toContainText('You’re done!');
    await lessonPanel(page).getByRole('button', { name: 'Play now' }).tap();
    await expect(lessonPanel(page)).toHaveCount(0);
    await settled(page);
    // 504 begins with bids or with shares in some worlds.
    await expect(page.locator('.table__situation')).toHaveText(/\bround 1\b|^turn 1\b|^bids/i);
  });
}
