import type { Page } from '@playwright/test';
import { rules } from '../../../src/games/ultimate-railroads/rules';
import type { SeatPlan } from '../../../src/kit/header';
import type { Timeline } from '../../../src/kit/timeline';
import { type Base, edited } from '../../games/ultimate-railroads/support/positions';
import { againstComputers, people } from '../../support/people';
import { play } from '../support/match';
import { expectSameScreens, noteScreens } from '../support/secrets';
import { asked, cover, openMatch, ranking, takePhone, tap } from '../support/table';
import { expect, still as test } from '../support/test';
import { newMatch } from './support/match';

const THREE: Base = 'three';
const CARDS = [
  ...['factories', 'engineers', 'ends', 'black', 'grayBrown', 'keys', 'doublers', 'tokens'],
  ...['extra', 'locos', 'workers'],
];

/** Cards that were taken before; a player who has looked through the pile knows them. */
const OUT = ['keys', 'engineers'];

/** Ben looks through the pile as Ada did, who holds a card and is to act after him. */
function looking(seats: readonly SeatPlan[]): Timeline {
  const adas = 'black';
  const start = edited(THREE, {
    order: [1, 0, 2],
    turn: { phase: 'bonus', during: 'turn', seat: 1, round: 1 },
    pool: { bonus: 1 },
    bonus: {
      pile: CARDS.filter((card) => ![adas, ...OUT].includes(card)),
      out: CARDS.filter((card) => OUT.includes(card)),
      picked: [[0, adas]],
    },
  });
  return newMatch({ id: 'secrets', seats, seed: 'secrets', start });
}

/** Ben has taken this card. Ada is to act with nothing pending. */
function match(seats: readonly SeatPlan[], bens: string): Timeline {
  const timeline = looking(seats);
  play(timeline, { do: 'bonus', card: bens });
  return timeline;
}

const computers = againstComputers(3);

test('what others hold changes nothing on any screen of a running match', async ({
  browser,
  site,
}) => {
  const one = await expectSameScreens(browser, site, async (page, note, which) => {
    const timeline = match(computers, which ? 'workers' : 'locos');
    await noteScreens(page, timeline, note, async () => {
      await tap(page.locator('[data-strip-seat]').first());
      await note('the board of the player who holds it');
      await tap(page.getByRole('button', { name: 'Menu' }));
      await tap(page.getByRole('button', { name: 'If it ended now' }));
      await tap(page.locator('.standing-list summary').first());
      await note('standing');
    });
  });
  expect(Object.keys(one)).toHaveLength(8);
  // Ada does see her own, and that Ben has one.
  expect(one.table).toContain('1 for each space of black');
  expect(one.table).toContain('1 end-bonus card, face down');
});

/** From now on: everything that the page has had read out. */
async function listen(page: Page): Promise<() => Promise<string>> {
  const heard = await page.evaluateHandle(() => {
    const texts: string[] = [];
    new MutationObserver(() => {
      for (const live of document.querySelectorAll('[aria-live], [role="status"], [role="alert"]'))
        texts.push(live.textContent ?? '');
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    return texts;
  });
  return () => heard.evaluate((texts) => texts.join('\n'));
}

test('people who share a phone see only their own cards, and those only after a tap', async ({
  page,
}) => {
  await openMatch(page, looking(people(3)));
  await takePhone(page);
  await tap(asked(page).getByRole('button', { name: 'The sum of your locomotives' }));
  const heard = await listen(page);
  await tap(asked(page).getByRole('button', { name: 'Confirm' }));
  await expect(cover(page)).toContainText('Ada');
  await expect(page.locator('body')).not.toContainText('The sum of your locomotives');
  await takePhone(page);
  const board = page.locator('[data-looked]');
  await expect(page.locator('body')).not.toContainText('1 for each space of black');
  await tap(board.getByRole('button', { name: 'Show 1 end-bonus card' }));
  await expect(board).toContainText('1 for each space of black');
  await expect(page.locator('body')).not.toContainText('The sum of your locomotives');
  const log = page.getByRole('region', { name: 'Log' });
  await expect(log).not.toContainText('Locomotives');
  expect(await heard()).not.toContain('Locomotives');
});

test('a hint says nothing of what others hold', async ({ page }) => {
  await openMatch(page, match(computers, 'locos'));
  await tap(page.getByRole('button', { name: 'Menu' }));
  await tap(page.getByRole('button', { name: 'Hint' }));
  await expect(page.getByRole('button', { name: /^Show on board/ }).first()).toBeVisible();
  for (const secret of ['The sum of your locomotives', 'for each worker gained', 'or 40 for'])
    await expect(page.locator('body')).not.toContainText(secret);
});

test('at the end all cards are open', async ({ page }) => {
  const timeline = match(people(3), 'locos');
  while (rules.toAct(timeline.state as never) !== null) {
    const state = timeline.state as Parameters<typeof rules.toAct>[0];
    const phase = rules.heading?.(state)?.phase;
    play(timeline, { do: phase === 'claims' ? 'stay' : 'pass' });
  }
  await openMatch(page, timeline);
  await expect(ranking(page)).toContainText('Locomotives');
  await expect(ranking(page)).toContainText('Black track');
});
