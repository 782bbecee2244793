import { expect, type Page } from '@playwright/test';
import type { FiledMatch } from '../../../src/kit/match-file';
import { recordedMatch } from '../../support/recorded';
import { keepMatches } from './kept-matches';
import { settled } from './settled';

/** Starts a match of three people who pass the phone round, and waits until its table is at rest; `at` is where the app is served. */
export async function startMatch(page: Page, at = './'): Promise<void> {
  await page.goto(`${at}#/new`);
  await page.getByRole('radio', { name: 'Pass and play' }).check();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(heading(page, 'Player 1’s turn')).toBeVisible();
  await settled(page);
}

export type Company = 'Brown' | 'Gray' | 'Orange' | 'White';

/** Has the seat to act pick a share in the draft once the table is at rest; what comes of it is still on its way. */
export async function pick(page: Page, company: Company): Promise<void> {
  await settled(page);
  await page
    .getByRole('region', { name: 'Companies' })
    .getByRole('button', { name: company })
    .click();
  await settled(page);
  await page.getByRole('button', { name: 'Pick a share' }).click();
  await settled(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
}

/** The same, and waits until it is shown as played. */
export async function draft(page: Page, company: Company, next: string): Promise<void> {
  await pick(page, company);
  await expect(heading(page, `${next}’s turn`)).toBeVisible();
  await settled(page);
}

export function heading(page: Page, name: string | RegExp) {
  return page.getByRole('heading', { level: 1, name });
}

/** A recorded match, or its first entries: fewer by so many where `count` is below 0. */
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

/** Brings a file in on the matches screen; `at` is where the app is served. */
export async function bringIn(
  page: Page,
  file: string | { name: string; mimeType: string; buffer: Buffer },
  at = './',
) {
  await page.goto(`${at}#/matches`);
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^(Import a file|파일 가져오기)$/ }).click();
  await (await chosen).setFiles(file);
}
