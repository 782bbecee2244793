import type { Page, TestInfo } from '@playwright/test';
import { LESSONS } from '../../../src/games/age-of-steam/words/lesson-steps';
import { expect, test } from '../support/test';

test.use({ actionTimeout: 10_000, contextOptions: { reducedMotion: 'reduce' } });

const coach = (page: Page) => page.locator('.lesson__coach');
const next = (page: Page) => coach(page).locator('.button[data-kind="primary"]');
const ring = (page: Page) => page.locator('.lesson__ring');

/** What the ring shows to somebody who looks at the screen, and whether anything lies in front of it. */
async function shown(page: Page) {
  const [around, words] = [await ring(page).boundingBox(), await coach(page).boundingBox()];
  if (!around || !words) throw new Error('there is no ring');
  const x = around.x + around.width / 2;
  const y = around.y + around.height / 2;
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const inSight = x > 0 && x < width && y > 0 && y < height && y > words.y + words.height;
  return { x, y, inSight, key: `${Math.round(x)} ${Math.round(y)}` };
}

/** Taps in the ring, and waits until it points elsewhere or the step is done. */
async function follow(page: Page): Promise<void> {
  // The ring settles on what a tap has opened.
  let at = await shown(page);
  await expect
    .poll(async () => {
      const before = at.key;
      at = await shown(page);
      return at.key === before;
    })
    .toBe(true);
  expect(at.inSight, 'what is to be tapped is in sight, and not behind the instruction').toBe(true);
  await page.touchscreen.tap(at.x, at.y);
}

/** Plays a lesson by its ring alone; returns the number of taps. */
async function play(page: Page, id: keyof typeof LESSONS, info: TestInfo): Promise<number> {
  await page.goto(`./#/learn/age-of-steam/${id}`);
  let taps = 0;
  for (const [at, step] of LESSONS[id].entries()) {
    await expect(coach(page)).toContainText(`${at + 1}`);
    for (let tap = 0; ; tap++) {
      await expect(next(page).or(ring(page)).first()).toBeVisible();
      if (process.env.PICTURES)
        await page.screenshot({ path: info.outputPath(`${id}-${at + 1}-${step}-${tap}.png`) });
      if ((await next(page).count()) > 0) break;
      await follow(page);
      expect(tap, `${step} needs no more taps than a finger has patience for`).toBeLessThan(9);
      taps++;
      // A tap is answered before the next frame but one.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
    }
    await next(page).tap();
  }
  return taps;
}

for (const id of Object.keys(LESSONS) as (keyof typeof LESSONS)[]) {
  test(`somebody new follows the ring through the lesson ${id}`, async ({ page }, info) => {
    await play(page, id, info);
    await expect(coach(page)).toContainText('You’re done!');
    await coach(page).getByRole('button', { name: 'Finish against computers' }).tap();
    await expect(page.locator('.aos-table__rooms')).toBeVisible();
  });
}

test.describe('in Korean, on a dark screen', () => {
  test.use({ locale: 'ko-KR', colorScheme: 'dark' });
  for (const id of Object.keys(LESSONS) as (keyof typeof LESSONS)[]) {
    test(`the lesson ${id} leads to its end`, async ({ page }, info) => {
      await play(page, id, info);
      await expect(coach(page)).toContainText('다 배웠습니다');
    });
  }
});
