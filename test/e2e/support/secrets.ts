import type { Browser, Page } from '@playwright/test';
import type { Timeline } from '../../../src/kit/timeline';
import { keepMatches } from './kept-matches';
import type { Site } from './site';
import { played, settled } from './table';
import { expect } from './test';
import { firstDifference, wholePage } from './whole-page';

/** Remembers all that the page has now, under a name: what is seen, what is read out, and the title. */
export type Note = (name: string) => Promise<void>;

/**
 * Opens what differs only in a secret on a phone each, the first (0) and the other (1), and expects the same of both.
 * Returns what was noted of the first.
 */
export async function expectSameScreens(
  browser: Browser,
  site: Site,
  look: (page: Page, note: Note, which: 0 | 1) => Promise<void>,
): Promise<Readonly<Record<string, string>>> {
  const [one, other] = await Promise.all(
    ([0, 1] as const).map(async (which) => {
      const context = await browser.newContext({
        ...{ baseURL: site.url, locale: 'en-GB', hasTouch: true, isMobile: true },
        ...{ viewport: { width: 360, height: 640 }, timezoneId: 'UTC', reducedMotion: 'reduce' },
      });
      const page = await context.newPage();
      const seen: Record<string, string> = {};
      const note = async (name: string) => {
        seen[name] = await wholePage(page);
      };
      await look(page, note, which);
      await context.close();
      return seen;
    }),
  );
  expect(Object.keys(other ?? {})).toEqual(Object.keys(one ?? {}));
  for (const [name, html] of Object.entries(one ?? {}))
    expect.soft(firstDifference(html, other?.[name] ?? ''), name).toBeNull();
  return one ?? {};
}

/** Notes every screen of a running match; `lookUp` notes what its table opens. */
export async function noteScreens(
  page: Page,
  timeline: Timeline,
  note: Note,
  lookUp: () => Promise<void>,
): Promise<void> {
  const { id } = timeline.header;
  // The time of the import is shown to the minute.
  await page.clock.setFixedTime('2027-01-15T12:00:00Z');
  await keepMatches(page, [timeline]);
  await page.goto('./#/matches');
  await page.locator('.miniature svg').first().waitFor();
  await note('matches');
  await page.goto('./#/');
  await page.locator('.match-row .miniature svg').waitFor();
  await note('home');
  await page.goto(`./#/match/${id}`);
  await played(page, timeline.length);
  await note('table');
  await lookUp();
  await page.goto(`./#/match/${id}/replay`);
  for (let step = timeline.length; step >= 0; step--) {
    await played(page, step);
    await note(`replay ${step}`);
    if (step > 0) await page.getByRole('slider').first().press('ArrowLeft');
  }
  await page.goto(`./#/match/${id}/analysis`);
  await settled(page);
  await expect(page.locator('.analysis')).toBeVisible();
  await note('analysis');
}
