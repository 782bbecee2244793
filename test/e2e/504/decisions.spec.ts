import type { Page } from '@playwright/test';
import { bringInMatches } from '../age-of-steam/support/match';
import { lostWhenEnlarged } from '../screens/enlarged';
import { expectNoFindings, expectNoFindingsIn } from '../support/axe';
import { expectNextInSight } from '../support/in-sight';
import { expect, test } from '../support/test';
import { KINDS, matchesAt, oneOfEach } from './support/kinds';
import { asked, played, table } from './support/taps';

const SOME = 6;
const groups = Array.from({ length: Math.ceil(KINDS.length / SOME) }, (_, at) =>
  KINDS.slice(at * SOME, (at + 1) * SOME),
);

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
  expect([...oneOfEach().keys()].sort()).toEqual([...KINDS].sort());
});

for (const [language, { lookUp, locale, colorScheme }] of Object.entries(WORDS))
  test.describe(language, () => {
    test.use({ locale, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    // Some at a time, on one page: the app is not loaded again for each.
    for (const some of groups)
      test(`axe finds nothing where ${some.join(', ')} is asked, on the map and in what is looked up, and nothing is lost`, async ({
        page,
      }) => {
        const shown = [...oneOfEach()].filter(([kind]) => some.includes(kind));
        await bringInMatches(page, matchesAt(new Map(shown)));
        for (const kind of some)
          await test.step(kind, async () => {
            await page.goto(`./#/match/${kind}`);
            await played(page, 0);
            await expect(asked(page)).toBeVisible();
            await expectInReach(page, kind);
            // Colors and room are the same in every language: one of them is checked in both themes and sideways.
            if (language === 'en') await expectNoFindings(page, `${kind}: the decision`);
            else await expectNoFindingsIn(page, `${kind}, in Korean: the decision`, colorScheme);
            await expectNextInSight(page, kind);
            expect(await lostWhenEnlarged(page), `${kind}: with large text`).toEqual([]);
            const lit = page.locator('[data-target]').first();
            if ((await lit.count()) > 0) {
              await lit.dispatchEvent('click');
              await expect(table(page)).toHaveAttribute('data-step', 'hex');
              await expectInReach(page, `${kind}: a hex`);
              if (language === 'en') await expectNoFindingsIn(page, `${kind}: a hex`, colorScheme);
            }
            await page.getByRole('button', { name: lookUp }).tap();
            await expect(page.getByRole('dialog', { name: lookUp })).toBeVisible();
            if (language === 'en')
              await expectNoFindingsIn(page, `${kind}: what is looked up`, colorScheme);
          });
      });
  });
