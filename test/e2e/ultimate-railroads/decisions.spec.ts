import type { Page } from '@playwright/test';
import { lostWhenEnlarged } from '../screens/enlarged';
import { expectNoFindings } from '../support/axe';
import { asked } from '../support/game-table';
import { expectNextInSight } from '../support/in-sight';
import { expect, test } from '../support/test';
import { oneOfEach } from './support/kinds';
import { visitKinds } from './support/visit';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const kinds = oneOfEach();

test('matches by chance come to every kind of decision', () => {
  expect([...kinds.keys()]).toEqual(
    expect.arrayContaining([
      ...['start', 'turn', 'claims', 'bonus', 'hand', 'spread', 'again', 'guest'],
      ...['black', 'gray', 'basic', 'any', 'industry', 'build', 'locomotive', 'factory', 'key'],
      ...['token', 'card'],
    ]),
  );
});

const expectInReach = async (page: Page, kind: string) => {
  // Nothing scrolls sideways.
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(wide, kind).toBeLessThanOrEqual(360);
};

test('axe finds nothing in any decision, and nothing is out of reach', async ({ page }) => {
  await visitKinds(page, kinds, async (kind) => {
    await expectNoFindings(page, kind);
    await expectInReach(page, kind);
    await expectNextInSight(page, kind);
  });
});

test.describe('in Korean', () => {
  test.use({ locale: 'ko-KR' });

  test('every decision is asked in Korean, and nothing is out of reach', async ({ page }) => {
    await visitKinds(page, kinds, async (kind) => {
      await expectInReach(page, kind);
      await expect(asked(page)).toContainText(/[가-힣]/);
    });
  });
});

for (const locale of ['en-GB', 'ko-KR'])
  test.describe(`with text of twice the size, ${locale}`, () => {
    test.use({ locale });

    test('the figures of everybody and what is asked are whole', async ({ page }) => {
      const turn = [...kinds].filter(([kind]) => kind === 'turn' || kind === 'claims');
      await visitKinds(page, new Map(turn), async (kind) => {
        expect.soft(await lostWhenEnlarged(page), kind).toEqual([]);
      });
    });
  });

test('who is to pick a space sees the spaces', async ({ page }) => {
  await visitKinds(page, new Map([...kinds].filter(([kind]) => kind === 'turn')), async () => {
    const open = page.locator('.ur-area button').first();
    await expect(open).toBeInViewport({ ratio: 1 });
    const onTop = () =>
      open.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    await expect.poll(onTop).toBe(true);
  });
});
