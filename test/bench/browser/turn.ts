import type { Page } from '@playwright/test';
import { passAndPlay } from '../../e2e/support/set-up';
import { press, type TapTime, tap, tapFor } from './finger';
import { openInstalled } from './phone';

/** From each tap of a turn to the paint of what it brings. */
export interface TurnTimes {
  /** Taps on a company, to its cities lit up, or to its panel where it reaches none. */
  readonly company: readonly TapTime[];
  /** The tap on a city, to its route; absent when a share was taken. */
  readonly city?: TapTime;
  /** The tap on its share, to what it brings; absent when a route was built. */
  readonly share?: TapTime;
  /** Confirm, to the button that is seen at work. */
  readonly confirm: TapTime;
  /** Confirm, to the next position: written durably in between. */
  readonly next: TapTime;
}

export const COMPANIES = ['brown', 'gray', 'orange', 'white'];
const LIT = '.hex-board__hex[data-target]';
export const CONFIRM = '.turn-panel__foot .button[data-kind="primary"]:not([aria-disabled])';

export async function beginMatch(page: Page, url: string): Promise<void> {
  await openInstalled(page, url);
  await passAndPlay(page, url);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('button[data-company]').first().waitFor();
}

/** Plays a turn by taps: looks at every company first, then builds, or takes a share every fourth turn. */
export async function playTurn(page: Page, turn: number): Promise<TurnTimes> {
  const company: TapTime[] = [];
  const open: string[] = [];
  const reaching: string[] = [];
  for (const id of COMPANIES) {
    const time = await choose(page, id);
    if (time) company.push(time);
    if (await isThere(page, LIT)) reaching.push(id);
    if (await isThere(page, TAKE)) open.push(id);
  }
  const wantsShare = turn % 4 === 3 || reaching.length === 0;
  const among = wantsShare && open.length > 0 ? open : reaching;
  const picked = among[turn % among.length];
  if (picked === undefined) throw new Error('There is nothing to tap in this position.');
  await choose(page, picked);
  if (among === open) {
    const share = await tap(page, TAKE, CONFIRM);
    return { company, share, ...(await confirmTurn(page)) };
  }
  const city = await tap(page, LIT, '.hex-area[data-look="route"]');
  const also = '.question .button';
  if (await isThere(page, also)) await tap(page, also, CONFIRM);
  return { company, city, ...(await confirmTurn(page)) };
}

const TAKE = '.turn-panel__body .button[data-kind="primary"]';

/** Taps on a company, unless it is chosen already. */
async function choose(page: Page, id: string): Promise<TapTime | null> {
  const card = `button[data-company="${id}"]`;
  const chosen = `${card}[aria-pressed="true"]`;
  if (await isThere(page, chosen)) return null;
  // The list of its cities comes a frame after they are lit, and tells that there are none.
  const told = `:is(${LIT}, .targets:empty)`;
  const [panel, cities] = await tapFor(page, card, [chosen, '.turn-panel'], [chosen, told]);
  return (await isThere(page, LIT)) ? cities : panel;
}

/** A choice ends when another position is shown, or what the automa has made of it. */
const NEXT = '[data-plies]:is([data-step="none"], [data-step="automa"])';
const AT_WORK = `:is(.turn-panel__foot [aria-busy], ${NEXT})`;

async function confirmTurn(page: Page): Promise<Pick<TurnTimes, 'confirm' | 'next'>> {
  const [confirm, next] = await tapFor(page, CONFIRM, [AT_WORK], [NEXT]);
  return { confirm, next };
}

export function isThere(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((one) => document.querySelector(one) !== null, selector);
}

/** The answer of a warning that plays all the same. */
export const ANYWAY = '.warning__answers [data-kind="plain"]';

/** Presses what is asked about first, and waits until an answer can be tapped. */
export async function pressForWarning(page: Page, button: string): Promise<void> {
  await press(page, button);
  await page.locator(ANYWAY).waitFor();
  await page.locator('.tap-guard').waitFor({ state: 'detached' });
}
