import type { Page } from '@playwright/test';
import type { Language } from '../../../src/kit/words';
import { rules } from '../../depot/rules';
import { phaseOf } from '../../depot/rules/state';
import { againstComputers, people } from '../../support/people';
import { expectNoFindings } from '../support/axe';
import { keepMatches } from '../support/kept-matches';
import { play } from '../support/match';
import { unfold } from '../support/set-up';
import { settled, takePhone, tap } from '../support/table';
import { newMatch, playOn } from './support/file';
import { button } from './support/table';
import { expect, test } from './support/test';

const computers = againstComputers(6);

/** A match of six in each phase, one before a hand-over, one against computers, and one that is over. */
function matches() {
  const begun = (id: string, seats = people(6), options = {}) =>
    newMatch({ id, seats, seed: 'six 13', options });
  const bid = begun('bid');
  play(bid, { do: 'bid', points: 2 });
  const work = begun('work');
  playOn(work, 'work', (state) => phaseOf(state) === 'work');
  play(work, { do: 'load', good: 'steel' }, { do: 'load', good: 'coal' });
  const owner = begun('owner');
  playOn(owner, 'owner', (state) => phaseOf(state) === 'owner');
  const handed = begun('handed');
  playOn(handed, 'handed', (state) => {
    const seat = rules.toAct(state) ?? 0;
    return phaseOf(state) === 'bid' && (rules.secrets?.has(state, seat) ?? false);
  });
  const alone = begun('alone', computers);
  playOn(alone, 'alone', (state) => phaseOf(state) === 'work' && rules.toAct(state) === 0);
  const over = begun('over', people(6), { rounds: 1 });
  playOn(over, 'six 13', () => false);
  return [bid, work, owner, handed, alone, over];
}

interface Screen {
  readonly name: string;
  readonly at: string;
  readonly open: (page: Page) => Promise<void>;
}

const ready = settled;
const menu = (page: Page) => tap(page.locator('.table__head .button').last());
const inMenu = (name: RegExp) => async (page: Page) => {
  await ready(page);
  await menu(page);
  await tap(page.locator('.table__menu-buttons').getByRole('button', { name }));
};

const SCREENS: readonly Screen[] = [
  { name: 'home', at: '#/', open: (page) => page.locator('.match-row').first().waitFor() },
  {
    name: 'new-match',
    at: '#/new/depot',
    async open(page) {
      await unfold(page);
      await page.locator('.free-setting').first().waitFor();
      await page.getByRole('radio', { name: '5', exact: true }).check();
      await page.getByRole('radio', { name: /Depot|차량기지/ }).focus();
    },
  },
  { name: 'bid', at: '#/match/bid', open: ready },
  { name: 'work', at: '#/match/work', open: ready },
  {
    name: 'work-refused',
    at: '#/match/work',
    async open(page) {
      await ready(page);
      await button(page, { do: 'deliver', good: 'grain' }).tap({ force: true });
      await expect(page.locator('.turn-notice')).not.toBeEmpty();
    },
  },
  { name: 'owner', at: '#/match/owner', open: ready },
  { name: 'handed', at: '#/match/handed', open: ready },
  {
    name: 'handed-orders',
    at: '#/match/handed',
    async open(page) {
      await takePhone(page);
      await tap(page.getByRole('tab').last());
      await expect(page.locator('[data-order]')).not.toHaveCount(0);
    },
  },
  { name: 'alone', at: '#/match/alone', open: ready },
  {
    name: 'menu',
    at: '#/match/work',
    async open(page) {
      await ready(page);
      await menu(page);
    },
  },
  {
    name: 'hint',
    // Among people there are none.
    at: '#/match/alone',
    async open(page) {
      await inMenu(/^(Hint|힌트)$/)(page);
      await expect(page.locator('.coach__idea')).not.toHaveCount(0);
    },
  },
  {
    name: 'log',
    at: '#/match/over',
    async open(page) {
      await ready(page);
      await tap(page.locator('.sheet[open] .sheet__head .button'));
      await inMenu(/^(Log|기록)$/)(page);
      await expect(page.locator('.log')).toBeVisible();
    },
  },
  { name: 'result', at: '#/match/over', open: ready },
  {
    name: 'after',
    at: '#/match/over',
    async open(page) {
      await page.locator('.after__decided li').first().waitFor();
      await page.locator('.after__ways').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'share',
    at: '#/match/over',
    async open(page) {
      await ready(page);
      await page.locator('.after__ways .button').first().tap();
      await page.locator('.share__picture').waitFor();
    },
  },
  {
    name: 'replay',
    at: '#/match/over/replay',
    async open(page) {
      await ready(page);
      await page.getByRole('slider').first().press('ArrowLeft');
    },
  },
  {
    name: 'analysis',
    at: '#/match/over/analysis',
    async open(page) {
      await ready(page);
      await expect(page.locator('.analysis')).toBeVisible();
    },
  },
  {
    name: 'statistics',
    at: '#/statistics',
    open: (page) => page.locator('.statistics__kinds table').first().waitFor(),
  },
  {
    name: 'rules',
    at: '#/rules/depot',
    open: (page) => page.locator('main svg').first().waitFor(),
  },
  {
    name: 'learn',
    at: '#/learn',
    open: (page) => page.locator('.learn__progress').last().waitFor(),
  },
  {
    name: 'lesson',
    at: '#/learn/depot/first',
    open: ready,
  },
  {
    name: 'matches',
    at: '#/matches',
    open: (page) => page.locator('.card-list__open').nth(5).waitFor(),
  },
  { name: 'about', at: '#/about', open: (page) => page.locator('.section').last().waitFor() },
];

/** Things that stick out to the side of the page, where they cannot be read. */
const overflows = (page: Page) =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    return Math.max(0, wide);
  });

const SIZES = { phone: { width: 360, height: 640 }, desktop: { width: 1280, height: 800 } };

/** Opens every screen at a size and in a language; nothing sticks out of it, and axe finds nothing on phones. */
function everyScreen(size: keyof typeof SIZES, language: Language): void {
  for (const { name, at, open } of SCREENS)
    test(`${name} with six seats, ${size}, ${language}`, async ({ browser, site }) => {
      const context = await browser.newContext({
        ...{ baseURL: site.url, viewport: SIZES[size], hasTouch: true, reducedMotion: 'reduce' },
        locale: language === 'ko' ? 'ko-KR' : 'en-GB',
        isMobile: size === 'phone',
      });
      const page = await context.newPage();
      await keepMatches(page, matches());
      await page.goto(`./${at}`);
      await open(page);
      expect.soft(await overflows(page), 'wider than the screen').toBe(0);
      await page.screenshot({ path: `test-results/depot/${size}-${language}/${name}.png` });
      if (size === 'phone' && language === 'en') await expectNoFindings(page, name);
      await context.close();
    });
}

everyScreen('phone', 'en');
everyScreen('phone', 'ko');
everyScreen('desktop', 'ko');
everyScreen('desktop', 'en');
