import type { Page, TestInfo } from '@playwright/test';
import { settled } from './settled';
import { expect } from './test';

/** Where a lesson speaks. */
export const lessonPanel = (page: Page) => page.locator('.lesson__panel');
const next = (page: Page) => lessonPanel(page).locator('.button[data-kind="primary"]');
const ring = (page: Page) => page.locator('.lesson__ring');

/** What the ring shows to somebody who looks at the screen, and whether anything lies in front of it. */
async function shown(page: Page) {
  const [around, words] = [await ring(page).boundingBox(), await lessonPanel(page).boundingBox()];
  if (!around || !words) throw new Error('there is no ring');
  const x = around.x + around.width / 2;
  const y = around.y + around.height / 2;
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const inSight = x > 0 && x < width && y > 0 && y < height && y > words.y + words.height;
  return { x, y, inSight };
}

/** Ends what the table shows of what an action led to: the lesson's own buttons wait for that. */
const endShow = (page: Page) =>
  page.locator('.turn-panel:has(.step-list) .turn-panel__foot .button');

/** Taps in the ring. */
async function follow(page: Page): Promise<void> {
  await settled(page);
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

/** Plays a lesson by its ring alone, as somebody who reads nothing. */
export async function playByRing(
  page: Page,
  { lesson, steps, info, look }: RingPlan,
): Promise<void> {
  await page.goto(`./#/learn/${lesson}`);
  const name = lesson.split('/').at(-1);
  for (const [at, step] of steps.entries()) {
    await expect(lessonPanel(page)).toContainText(`${at + 1}`);
    for (let tap = 0; ; tap++) {
      await settled(page);
      if ((await endShow(page).count()) > 0) {
        await expect(next(page)).toBeHidden();
        await endShow(page).last().tap();
        await settled(page);
      }
      await expect(next(page).or(ring(page)).first()).toBeVisible();
      if (process.env.PICTURES)
        await page.screenshot({ path: info.outputPath(`${name}-${at + 1}-${step}-${tap}.png`) });
      if (tap === 0) await look?.(`${name} ${step}`);
      if ((await next(page).count()) > 0) break;
      await follow(page);
      expect(tap, `${step} needs no more taps than a finger has patience for`).toBeLessThan(9);
    }
    // Where the scores are to be read first, their button leads on.
    if (await next(page).locator('svg').isVisible()) {
      await next(page).tap();
      await settled(page);
      await page.getByRole('dialog').getByRole('button').first().tap();
      await settled(page);
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await next(page).tap();
  }
}
