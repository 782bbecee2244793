import type { Locator, Page } from '@playwright/test';
import { rules as worldRules } from '../../src/games/504/rules';
import { restOfTurn } from '../../src/games/504/view/model/rest-of-turn';
import { DONE, lossesOf } from '../../src/games/age-of-steam/view/losses';
import { phaseOf } from '../../src/games/age-of-steam/view/phase-of';
import { rules as railRules } from '../../src/games/ultimate-railroads/rules';
import { actionOf } from '../../src/games/ultimate-railroads/rules/actions';
import { pass } from '../../src/games/ultimate-railroads/rules/use';
import { legalIn } from '../../src/games/ultimate-railroads/view/legal';
import { randomFrom } from '../../src/kit/random';
import { busy } from '../games/504/support/walk';
import { people } from '../support/people';
import { newMatch as newWorld, stateOf as worldOf } from './504/support/match';
import { recordedUpTo } from './age-of-steam/support/match';
import { keepMatches } from './support/kept-matches';
import { play } from './support/match';
import {
  asked,
  complete,
  goOn,
  openMatch,
  settled,
  stay,
  table,
  takePhone,
  tap,
  warning,
} from './support/table';
import { expect, still as test } from './support/test';
import { company } from './support/turns';
import {
  newMatch as newRailroads,
  stateOf as railroadsOf,
} from './ultimate-railroads/support/match';

/** Opens a screen on which a button asks before something is lost. */
type Opening = (page: Page) => Promise<Locator>;

/** Age of Steam, with track that becomes unowned when building ends. */
async function openTrack(page: Page): Promise<Locator> {
  const { match } = recordedUpTo('3-sensible', 'open-track', (state) => {
    return phaseOf(state) === 'build' && lossesOf(state, DONE).track.length > 0;
  });
  await openMatch(page, match);
  await takePhone(page);
  return asked(page).getByRole('button', { name: 'Done building' });
}

const OPENINGS: Readonly<Record<string, Opening>> = {
  'the end of building': openTrack,
  'a pass in Ultimate Railroads': async (page) => {
    const match = newRailroads({ id: 'pass-early', seats: people(2), seed: 'pass early' });
    const PASS = actionOf(pass);
    // The starting cards are taken first.
    for (const now = () => railRules.clone(railroadsOf(match)); !legalIn(now()).includes(PASS); )
      play(match, legalIn(now())[0] ?? PASS);
    await openMatch(page, match);
    await takePhone(page);
    return asked(page).getByRole('button', { name: /^Pass/ });
  },
  'the end of a turn of 504': async (page) => {
    const match = newWorld({ id: 'unused', world: '685', seats: people(2) });
    const random = randomFrom('unused');
    for (const now = () => worldRules.clone(worldOf(match)); !restOfTurn(now())?.unused; )
      play(match, busy(now(), random));
    await openMatch(page, match);
    await takePhone(page);
    return asked(page).getByRole('button', { name: /^End turn/ });
  },
  'a match to be ended': async (page) => {
    const button = await openTrack(page);
    await expect(button).toBeVisible();
    await tap(page.getByRole('button', { name: 'Menu' }));
    return page.getByRole('button', { name: 'End this match' });
  },
  'a match to be deleted': async (page) => {
    const { match } = recordedUpTo(
      '3-sensible',
      'to-delete',
      (state) => phaseOf(state) === 'build',
    );
    await keepMatches(page, [match]);
    await page.goto('./#/matches');
    await page.getByRole('button', { name: /: more$/ }).tap();
    return page.getByRole('button', { name: 'Delete' });
  },
};

/** The minute at which the clock is stopped for the next double tap, so that the gap between its taps is exact. */
let minutes = 0;

/** Taps twice in the same place, `gap` milliseconds apart. */
async function doubleTap(page: Page, button: Locator, gap: number): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('there is no button');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.clock.pauseAt(60_000 * ++minutes);
  await page.touchscreen.tap(x, y);
  await page.clock.runFor(gap);
  await page.touchscreen.tap(x, y);
  await page.clock.runFor(1000);
  await page.clock.resume();
  await complete(page);
}

/** What is shown of a match; null without a table. */
const pliesOn = async (page: Page) =>
  (await table(page).count()) > 0 ? table(page).getAttribute('data-plies') : null;

test.beforeEach(async ({ page }) => {
  minutes = 0;
  await page.clock.install({ time: 0 });
});

test('a double tap does not answer a warning, keys reach it, and it has the focus', async ({
  page,
}) => {
  const done = await openTrack(page);
  const plies = await table(page).getAttribute('data-plies');
  await doubleTap(page, done, 150);
  await expect(warning(page)).toBeVisible();
  await expect(table(page)).toHaveAttribute('data-plies', plies ?? '');
  await expect(warning(page).getByRole('heading')).toBeFocused();
  await expect(warning(page)).toHaveAccessibleDescription(/this track won’t be yours anymore/);
  await page.keyboard.press('Escape');
  await settled(page);
  await expect(warning(page)).toHaveCount(0);
  // The focus is not lost with the question.
  await expect(asked(page).getByRole('heading').first()).toBeFocused();

  await done.focus();
  await page.keyboard.down('Enter');
  // A key that is held down says so, and answers nothing.
  for (let held = 0; held < 3; held++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await settled(page);
  await expect(warning(page).getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(stay(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(goOn(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await settled(page);
  await expect(table(page)).not.toHaveAttribute('data-plies', plies ?? '');
});

for (const [what, open] of Object.entries(OPENINGS))
  test(`a second tap never answers what asks: ${what}`, { tag: '@long' }, async ({ page }) => {
    const button = await open(page);
    for (const gap of [60, 150, 300, 700]) {
      await doubleTap(page, button, gap);
      // After a longer time the finger reaches the safe answer at most.
      if (gap < 350) await expect(warning(page)).toBeVisible();
      if (await warning(page).isVisible()) await stay(page).tap();
      await expect(warning(page)).toHaveCount(0);
      await expect(button, `${gap} ms`).toBeVisible();
    }
    const before = await pliesOn(page);
    await button.tap();
    await goOn(page).tap();
    await expect(warning(page)).toHaveCount(0);
    // Whose turn it is then may be asked the same.
    const isDone = async () => (await button.count()) === 0 || (await pliesOn(page)) !== before;
    await expect.poll(isDone).toBe(true);
  });

test.describe('where the system sets the colors', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

  /** Whether something looks different after a tap that changes its state, and the same when that is taken back. */
  async function expectSeen(what: Locator, on: () => Promise<void>, off: () => Promise<void>) {
    const pictures: string[] = [];
    for (const change of [on, off, on, off]) {
      await change();
      pictures.push((await what.screenshot({ animations: 'disabled' })).toString('base64'));
    }
    const [chosen, not, chosenAgain, notAgain] = pictures;
    expect(chosen).not.toBe(not);
    expect([chosenAgain, notAgain]).toEqual([chosen, not]);
  }

  /** A tap is highlighted for a moment, and that would be in the picture. */
  async function click(what: Locator): Promise<void> {
    await what.click();
    await complete(what.page());
  }

  test('on and off, chosen and not chosen look different', async ({ page }) => {
    await page.goto('./#/settings');
    const warn = page.getByRole('switch', { name: 'Blunder warnings' });
    await expectSeen(
      warn,
      () => click(warn),
      () => click(warn),
    );
    const option = (name: string) => page.locator('.segmented__one', { hasText: name });
    await expectSeen(
      option('Dark'),
      () => click(option('Dark')),
      () => click(option('Light')),
    );
    await openTrack(page);
    const tab = (at: number) => page.getByRole('tab').nth(at);
    await expectSeen(
      tab(1),
      () => click(tab(1)),
      () => click(tab(0)),
    );
  });

  test('a chosen company looks different', { tag: '@long' }, async ({ page }) => {
    await page.goto('./#/new/mini-express');
    await page.getByRole('button', { name: 'Start', exact: true }).tap();
    await settled(page);
    const brown = company(page, 'brown');
    const choose = () => click(brown);
    await expectSeen(brown, choose, choose);
  });
});
