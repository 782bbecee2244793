import type { Page } from '@playwright/test';
import { rules } from '../../../src/games/ultimate-railroads/rules';
import type { SeatPlan } from '../../../src/kit/header';
import type { Timeline } from '../../../src/kit/timeline';
import { type Base, edited } from '../../games/ultimate-railroads/support/positions';
import { people } from '../age-of-steam/support/match';
import { expect, test } from '../support/test';
import { newMatch, open, play } from './support/match';
import { asked, table } from './support/taps';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const THREE: Base = 'three';
const CARDS = [
  ...['factories', 'engineers', 'ends', 'black', 'grayBrown', 'keys', 'doublers', 'tokens'],
  ...['extra', 'locos', 'workers'],
];

/** Ada is to act with nothing pending; Ben holds one card, Ada another, and two have left. */
function match(seats: readonly SeatPlan[], bens: string, out: readonly string[]): Timeline {
  const adas = 'black';
  const start = edited(THREE, {
    bonus: {
      pile: CARDS.filter((card) => ![adas, bens, ...out].includes(card)),
      out: CARDS.filter((card) => out.includes(card)),
      picked: [
        [1, bens],
        [0, adas],
      ],
    },
  });
  return newMatch({ id: 'secrets', seats, seed: 'secrets', start });
}

const computers = people(3).map(
  (plan, seat): SeatPlan =>
    seat === 0 ? plan : { ...plan, player: { kind: 'computer', level: 'apprentice' } },
);

/**
 * Everything on the page: what is seen, what is read out, and what the browser's tab says. Ids that count what has been
 * mounted say nothing, nor does the mark that there is more below, which waits until it has been measured.
 */
const everything = (page: Page) =>
  page.evaluate(() =>
    `${document.title} ${document.body.innerHTML}`
      .replace(/>\s+</g, '><')
      .replaceAll(' data-more=""', '')
      .replace(/"P\d+-\d+/g, '"'),
  );

async function screensOf(
  page: Page,
  timeline: Timeline,
): Promise<Readonly<Record<string, string>>> {
  const seen: Record<string, string> = {};
  await open(page, timeline);
  await expect(table(page)).toHaveAttribute('data-plies', String(timeline.length));
  await expect(asked(page)).toBeVisible();
  // What the spaces can bring is found while nobody taps.
  await page.locator('.ur-space__gain').first().waitFor();
  seen.table = await everything(page);
  await page.locator('.ur-seat').nth(1).tap();
  seen.other = await everything(page);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('button', { name: 'If it ended now' }).tap();
  await page.locator('.ur-standing').waitFor();
  seen.standing = await everything(page);
  return seen;
}

function firstDifference(one: string, other: string): string | null {
  if (one === other) return null;
  const at = [...one].findIndex((letter, place) => letter !== other[place]);
  return `${one.slice(at - 80, at + 80)} / ${other.slice(at - 80, at + 80)}`;
}

test('what others hold changes nothing on any screen of a running match', async ({
  browser,
  baseURL,
}) => {
  const worlds = [
    ['locos', ['keys', 'workers']],
    ['workers', ['keys', 'locos']],
  ] as const;
  const seen: Readonly<Record<string, string>>[] = [];
  for (const [bens, out] of worlds) {
    const context = await browser.newContext({
      ...{ baseURL: baseURL ?? '', locale: 'en-GB', hasTouch: true, isMobile: true },
      ...{ viewport: { width: 360, height: 640 }, timezoneId: 'UTC' },
    });
    seen.push(await screensOf(await context.newPage(), match(computers, bens, out)));
    await context.close();
  }
  const [one = {}, other = {}] = seen;
  expect(Object.keys(one)).toHaveLength(3);
  for (const [name, html] of Object.entries(one))
    expect.soft(firstDifference(html, other[name] ?? ''), name).toBeNull();
  // Ada does see her own, and that Ben has one.
  expect(one.table).toContain('1 for each space of black');
  expect(one.table).toContain('1 end-bonus card, face down');
});

test('people who share a phone see only their own cards, and those only after a tap', async ({
  page,
}) => {
  const timeline = match(people(3), 'locos', ['keys', 'workers']);
  await open(page, timeline);
  await page.locator('.cover').getByRole('button').first().tap();
  await expect(asked(page)).toBeVisible();
  const board = page.locator('.ur-board[data-looked]');
  await expect(page.locator('body')).not.toContainText('1 for each space of black');
  await board.getByRole('button', { name: 'Show 1 end-bonus card' }).tap();
  await expect(board).toContainText('1 for each space of black');
  await expect(page.locator('body')).not.toContainText('The sum of your locomotives');
});

test('at the end all cards are open', async ({ page }) => {
  const timeline = match(people(3), 'locos', ['keys', 'workers']);
  while (rules.toAct(timeline.state as never) !== null) {
    const state = timeline.state as Parameters<typeof rules.toAct>[0];
    const phase = rules.heading?.(state)?.phase;
    play(timeline, { do: phase === 'claims' ? 'stay' : 'pass' });
  }
  await open(page, timeline);
  const ranking = page.locator('.ur-standing');
  await expect(ranking.first()).toBeVisible();
  await expect(ranking.first()).toContainText('Locomotives');
  await expect(ranking.first()).toContainText('Black track');
});
