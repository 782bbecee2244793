import type { Page } from '@playwright/test';
import type { Level } from '../../../src/kit/header';
import { passAndPlay } from '../../e2e/support/set-up';
import { type TapTime, tap } from './finger';
import { openInstalled } from './phone';
import { COMPANIES, isThere, playTurn, type TurnTimes } from './turn';

export interface TapTimes {
  /** Taps on companies while a computer thinks, to what they bring. */
  readonly meanwhile: TapTime[];
  /** One's own turns. */
  readonly own: TurnTimes[];
}

const THINKING = '.computer-row[data-thinking]';
const OVER = '.table__result';
// Only the player who has to act is asked something; between two computers' moves no question is shown.
const MY_TURN = '[data-plies][data-step="none"]:has([data-question])';
const LOOKING = '[data-plies][data-step="company"]';

/** Opens a match of one person against two of the strongest computers, which play without pause. */
export async function beginAgainstComputers(page: Page, url: string): Promise<void> {
  await openInstalled(page, url);
  await playAtOnce(page, url);
  await passAndPlay(page, url);
  await seatComputers(page, [2, 3], 'director');
  await start(page);
}

/** Has computers' moves shown without a pause. */
export async function playAtOnce(page: Page, url: string): Promise<void> {
  await page.goto(`${url}#/settings`);
  await page.getByRole('radio', { name: 'Instant', exact: true }).check();
}

/** In New match: gives these seats, from 1, to computers of a level. */
async function seatComputers(page: Page, seats: readonly number[], level: Level): Promise<void> {
  for (const seat of seats) {
    await page.getByRole('button', { name: new RegExp(`^Who plays seat ${seat}`) }).click();
    await page.getByRole('button', { name: new RegExp(`^Computer: ${level}`, 'i') }).click();
  }
}

export async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('button[data-company]').first().waitFor();
}

/** Plays match after match for this number of minutes, tapping about while the computers think. */
export async function tapWhileThinking(
  page: Page,
  url: string,
  minutes: number,
): Promise<TapTimes> {
  const times: TapTimes = { meanwhile: [], own: [] };
  const ends = performance.now() + minutes * 60_000;
  for (let taps = 0; performance.now() < ends; taps++) {
    if (await isThere(page, THINKING)) {
      const card = `button[data-company="${COMPANIES[taps % COMPANIES.length]}"]`;
      const pressed = `${card}[aria-pressed="true"]`;
      if (await isThere(page, pressed)) continue;
      const time = await tap(page, card, pressed).catch(async (error: unknown) => {
        // Under the finger a computer may have ended the match, and the ranking come.
        if (await isThere(page, OVER)) return null;
        throw error;
      });
      if (time !== null) times.meanwhile.push(time);
    } else if (await isThere(page, OVER)) {
      await page.goto(`${url}#/new`);
      await start(page);
    } else if (await isThere(page, MY_TURN)) {
      times.own.push(await playTurn(page, taps));
    } else if (await isThere(page, LOOKING)) {
      // A company is still open from before the turn.
      await page.keyboard.press('Escape');
    } else await page.waitForTimeout(50);
  }
  return times;
}
