import { expect, type Locator, type Page } from '@playwright/test';
import type { FiledMatch } from '../../../src/kit/match-file';
import { recordedMatch } from '../../support/recorded';
import { keepMatches } from './kept-matches';

/**
 * Waits until the table is at rest: everything is drawn, no computer is about to play, and until a person acts, here or
 * on a linked phone, nothing more moves but toasts, which disappear after a while.
 */
export async function settled(page: Page): Promise<void> {
  // Asked in each frame: an assertion asks after 0.1, 0.25, 0.5 and 1 s. The assertion reads news that is in the way.
  await page.waitForFunction(() => document.querySelector('[data-settled]'));
  await expect(page.locator('[data-settled]')).toBeVisible();
}

/** Waits until a screen is complete: a table is at rest, and on others the words for dates, which come last, are there. */
export async function complete(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  if ((await page.locator('[data-plies]').count()) > 0) await settled(page);
}

/** Taps, and waits until the table is at rest again. */
export async function tap(target: Locator): Promise<void> {
  await target.tap();
  await settled(target.page());
}

/** The table of a game, which says how many actions it shows. */
export const table = (page: Page): Locator => page.locator('[data-plies]');

/** The question for the seat that is to act on this phone. */
export const asked = (page: Page): Locator => page.locator('[data-question]');

/** Its buttons, and the one that plays. */
export const foot = (page: Page): Locator => page.locator('[data-question] > footer .button');
export const primary = (page: Page): Locator =>
  page.locator('[data-question] > footer [data-kind="primary"]');

/** What asks before something is lost, and its answers: to leave everything as it is, and to do it. */
export const warning = (page: Page): Locator => page.getByRole('alertdialog');
export const stay = (page: Page): Locator => warning(page).locator('footer [data-kind="primary"]');
export const goOn = (page: Page): Locator => warning(page).locator('footer [data-kind="plain"]');

/** Taps, and goes on where that is asked about first. */
export async function tapAnyway(target: Locator): Promise<void> {
  await tap(target);
  const go = goOn(target.page());
  if (await go.isVisible()) await tap(go);
}

/** What is shown of an action that was played, such as the end of a round, and the button that ends it. */
export const show = (page: Page): Locator => page.locator('.turn-panel:not([data-question])');
export const showEnd = (page: Page): Locator => show(page).locator('.button[data-kind="primary"]');

/** The final ranking, which comes into sight by itself when a match is over. */
export const ranking = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^(Final ranking|최종 순위)$/ });

/** Its rows, best first. */
export const ranks = (page: Page): Locator => ranking(page).locator('.standing-list > li');

/** The cover behind which the phone changes hands. */
export const cover = (page: Page): Locator => page.locator('.cover');

/** Waits until the table is at rest, and takes the phone where that is asked. */
export async function takePhone(page: Page): Promise<void> {
  await settled(page);
  if (!(await cover(page).isVisible())) return;
  await tap(cover(page).getByRole('button').first());
}

/** How large and where a hex of the board is drawn, in whole pixels: the same as long as neither scale nor place change. */
export const placeOf = (page: Page): Promise<string> =>
  page
    .locator('[data-hex]')
    .first()
    .evaluate((hex) => {
      const { x, y, width } = hex.getBoundingClientRect();
      return [x, y, width].map(Math.round).join(' ');
    });

/** Waits until the table shows `plies` actions and the next can be chosen; ends the show of the last one. */
export async function played(page: Page, plies: number): Promise<void> {
  await takePhone(page);
  await expect(table(page)).toHaveAttribute('data-plies', String(plies));
  if (!(await showEnd(page).isVisible())) return;
  await tap(showEnd(page));
}

export function heading(page: Page, name: string | RegExp) {
  return page.getByRole('heading', { level: 1, name });
}

/** A recorded match, or its first `count` entries; where `count` is below 0, all but that many of the last ones. */
export function readRecorded(name: string, count?: number): FiledMatch {
  const match = recordedMatch(name);
  return { ...match, entries: match.entries.slice(0, count) };
}

/** Has a phone keep a match, and opens its table. */
export async function openMatch(
  page: Page,
  match: Pick<FiledMatch, 'header' | 'entries'>,
): Promise<void> {
  await keepMatches(page, [match]);
  await page.goto(`./#/match/${match.header.id}`);
  await settled(page);
}

/** Waits until a person is to act, or it is over. */
export async function computersDone(page: Page): Promise<void> {
  await settled(page);
  // Who plays alone and has given no name is told so.
  const mine = page.getByRole('heading', {
    level: 1,
    name: /^(Your turn|Player \d’s turn|내 차례|플레이어 \d 차례)$/,
  });
  await expect(mine.or(ranking(page))).toBeVisible();
}
