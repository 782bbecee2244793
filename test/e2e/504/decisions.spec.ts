import type { Page } from '@playwright/test';
import { bringInMatches } from '../age-of-steam/support/match';
import { lostWhenEnlarged } from '../screens/enlarged';
import { expectNoFindings } from '../support/axe';
import { expect, test } from '../support/test';
import { matchesAt, oneOfEach } from './support/kinds';
import { asked, played, table } from './support/taps';

const kinds = oneOfEach();

const WORDS = {
  en: { lookUp: 'On the table', locale: 'en-GB', colorScheme: 'light' },
  ko: { lookUp: '테이블 보기', locale: 'ko-KR', colorScheme: 'dark' },
} as const;

/** Nothing stands out to the side, and what is to be tapped is as large as a finger. */
async function expectInReach(page: Page, kind: string): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(wide, kind).toBeLessThanOrEqual(360);
  const lit = page.locator('[data-target]');
  if ((await lit.count()) === 0) return;
  const widths = async () =>
    Math.min(
      ...(await lit.evaluateAll((all) =>
        all.map((one) => Math.round(one.getBoundingClientRect().width)),
      )),
    );
  await expect.poll(widths, { message: kind }).toBeGreaterThanOrEqual(40);
}

test('matches by taps come to every kind of decision', () => {
  expect([...kinds.keys()]).toEqual(
    expect.arrayContaining([
      ...['capital', 'buy', 'act', 'explore', 'sale', 'shrink', 'deal'],
      ...['upgrade', 'trolley', 'move-capital'],
      ...['bid', 'place', 'auction', 'factory', 'shift', 'follow', 'privilege', 'company-auction'],
      ...['fight', 'attack', 'retreat', 'refuge', 'company-seize', 'company-annex'],
      ...['company-share', 'company-capital', 'company-buy', 'company-act', 'company-dividend'],
    ]),
  );
});

for (const [language, { lookUp, locale, colorScheme }] of Object.entries(WORDS))
  test.describe(language, () => {
    test.use({ locale, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const kind of kinds.keys())
      test(`axe finds nothing where ${kind} is asked, on the map and in what is looked up, and nothing is lost`, async ({
        page,
      }) => {
        const one = new Map([...kinds].filter(([name]) => name === kind));
        await bringInMatches(page, matchesAt(one));
        await page.goto(`./#/match/${kind}`);
        await played(page, 0);
        await expect(asked(page)).toBeVisible();
        await expectInReach(page, kind);
        await expectNoFindings(page, `${kind}, ${language}: the decision`);
        expect(await lostWhenEnlarged(page), `${kind}: with large text`).toEqual([]);
        const lit = page.locator('[data-target]').first();
        if ((await lit.count()) > 0) {
          await lit.dispatchEvent('click');
          await expect(table(page)).toHaveAttribute('data-step', 'hex');
          await expectInReach(page, `${kind}: a hex`);
          await expectNoFindings(page, `${kind}, ${language}: a hex`);
        }
        await page.getByRole('button', { name: lookUp }).tap();
        await expect(page.getByRole('dialog', { name: lookUp })).toBeVisible();
        await expectNoFindings(page, `${kind}, ${language}: what is looked up`);
      });
  });
