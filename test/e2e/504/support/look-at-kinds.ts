import type { Page } from '@playwright/test';
import { lostWhenEnlarged } from '../../screens/enlarged';
import { expectNoFindings, expectNoFindingsIn } from '../../support/axe';
import { asked, played, table } from '../../support/game-table';
import { expectNextInSight } from '../../support/in-sight';
import { keepMatches } from '../../support/kept-matches';
import { expect, test } from '../../support/test';
import { KINDS, matchesAt, oneOfEach } from './kinds';

interface Look {
  /** What the button is called that shows what can be looked up. */
  readonly lookUp: string;
  readonly theme: 'light' | 'dark';
}

const SOME = 6;
const groups = Array.from({ length: Math.ceil(KINDS.length / SOME) }, (_, at) =>
  KINDS.slice(at * SOME, (at + 1) * SOME),
);

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

/** Looks at every kind of decision, on the map and at what is looked up. */
export function lookAtKinds(look: Look): void {
  // Some at a time, on one page: the app is not loaded again for each.
  for (const some of groups)
    test(`axe finds nothing where ${some.join(', ')} is asked, and nothing is lost`, async ({
      page,
    }) => {
      const shown = [...oneOfEach()].filter(([kind]) => some.includes(kind));
      await keepMatches(page, matchesAt(new Map(shown)));
      for (const kind of some) await test.step(kind, () => lookAt(page, kind, look));
    });
}

async function lookAt(page: Page, kind: string, { lookUp, theme }: Look): Promise<void> {
  await page.goto(`./#/match/${kind}`);
  await played(page, 0);
  await expect(asked(page)).toBeVisible();
  await expectInReach(page, kind);
  await expectNoFindings(page, `${kind}: the decision`, theme);
  await expectNextInSight(page, kind);
  expect(await lostWhenEnlarged(page), `${kind}: with large text`).toEqual([]);
  const lit = page.locator('[data-target]').first();
  if ((await lit.count()) > 0) {
    await lit.dispatchEvent('click');
    await expect(table(page)).toHaveAttribute('data-step', 'hex');
    await expectInReach(page, `${kind}: a hex`);
    await expectNoFindingsIn(page, `${kind}: a hex`, theme);
  }
  await page.getByRole('button', { name: lookUp }).tap();
  await expect(page.getByRole('dialog', { name: lookUp })).toBeVisible();
  await expectNoFindingsIn(page, `${kind}: what is looked up`, theme);
}
