import type { Locator, Page } from '@playwright/test';
import { EDGES } from '../../../src/games/age-of-steam/rules/board';
import type { State } from '../../../src/games/age-of-steam/rules/state';
import { factsOf } from '../../../src/games/age-of-steam/view/facts';
import { legalIn } from '../../../src/games/age-of-steam/view/legal';
import { expectNextInSight } from '../support/in-sight';
import { keepMatches } from '../support/kept-matches';
import { asked, foot, placeOf, settled, table, tap } from '../support/table';
import { expect, still as test } from '../support/test';
import { recordedUpTo } from './support/match';
import { expectInside, hexOf, isInReach, tapHex } from './support/taps';

const map = (page: Page) => page.locator('.pan-zoom');

const box = async (one: Locator) => {
  const found = await one.boundingBox();
  if (!found) throw new Error('it is not there');
  return { ...found, right: found.x + found.width, bottom: found.y + found.height };
};

/** Expects that all of it is above the buttons of the question. */
async function expectAboveFoot(page: Page, one: Locator): Promise<void> {
  expect((await box(one)).bottom).toBeLessThanOrEqual((await box(foot(page).first())).y);
}

/** The first such position of the second turn or later. */
const inPhase = (phase: string) => (state: State) => {
  const facts = factsOf(state);
  return facts.phase === phase && facts.turn >= 2;
};

/** Brings in a recorded match of three up to each of these positions. The function opens one of them. */
async function bringInAt(page: Page, moments: Readonly<Record<string, (at: State) => boolean>>) {
  const opened = Object.entries(moments).map(([name, wanted]) =>
    recordedUpTo('3-computers', name, wanted),
  );
  await keepMatches(
    page,
    opened.map(({ match }) => match),
  );
  return async (name: string): Promise<State> => {
    await page.goto('about:blank');
    await page.goto(`./#/match/${name}`);
    await settled(page);
    await expect(asked(page)).toBeVisible();
    const found = opened.find(({ match }) => match.header.id === name);
    if (!found) throw new Error(`no match ${name}`);
    return found.state;
  };
}

const tapFirstBuild = (page: Page, state: State) =>
  tapHex(page, state, [...legalIn(state).builds.keys()][0] ?? 0);

test('what is looked up while computers play is all there, though the question was open before', async ({
  page,
}) => {
  await page.goto('./#/new/age-of-steam');
  await tap(page.getByRole('button', { name: 'Start', exact: true }));
  await tap(page.getByRole('tab', { name: 'Money' }));
  await tap(page.getByRole('tab', { name: 'Shares' }));
  // Computers are about to play then: the table is not at rest.
  await foot(page).tap();
  await expect(table(page)).toHaveAttribute('data-step', 'watch');
  const last = page.getByRole('tabpanel', { name: 'Money' }).getByRole('row').last();
  const [height, panel] = await last.evaluate((line) => {
    line.scrollIntoView();
    const shown = line.closest('.tabs__panel');
    const { top = 0, bottom = 0 } = shown?.getBoundingClientRect() ?? {};
    const rect = line.getBoundingClientRect();
    return [rect.height, rect.top >= top - 1 && rect.bottom <= bottom + 1] as const;
  });
  expect(height).toBeGreaterThan(10);
  expect(panel, 'the last row can be scrolled into sight').toBe(true);
  // In landscape, what a computer did is between the turn and the buttons.
  await page.setViewportSize({ width: 640, height: 360 });
  const over = await page.evaluate(() => {
    const said = document.querySelector('.computer-row:not([data-quiet])');
    const turn = document.querySelector('.table__turn');
    if (!said || !turn) return 0;
    return turn.getBoundingClientRect().right - said.getBoundingClientRect().left;
  });
  expect(over).toBeLessThanOrEqual(1);
});

test('the map has its part of a small phone, and keeps scale and place from tap to tap', async ({
  page,
}) => {
  const phases = ['issue', 'auction', 'select', 'build', 'move'];
  const open = await bringInAt(
    page,
    Object.fromEntries(phases.map((phase) => [phase, inPhase(phase)])),
  );
  for (const phase of phases) {
    await open(phase);
    const least = phase === 'build' || phase === 'move' ? 0.45 : 0.3;
    expect((await box(map(page))).height, phase).toBeGreaterThanOrEqual(least * 640);
  }
  const state = await open('build');
  await tap(page.getByRole('button', { name: 'Zoom in' }));
  const before = await placeOf(page);
  // A hex that is out of sight at this scale would be looked for first.
  const inReach: number[] = [];
  for (const hex of legalIn(state).builds.keys())
    if (await hexOf(page, state, hex).evaluate(isInReach)) inReach.push(hex);
  await tapHex(page, state, inReach[0] ?? -1);
  await expect(asked(page).locator('[data-tile]').first()).toBeVisible();
  expect(await placeOf(page)).toBe(before);
});

test('track goes on toward the buttons of the map, and the hexes after it are free', async ({
  page,
}) => {
  const open = await bringInAt(page, { build: inPhase('build') });
  const state = await open('build');
  const { builds } = legalIn(state);
  const [southeast, south] = [2, 3];
  const beyond = (hex: number, edge: number) => state.board.neighbors[hex * EDGES + edge] ?? -1;
  const first = [...builds.keys()].find((hex) => {
    const next = beyond(hex, southeast);
    return builds.has(next) && beyond(next, southeast) >= 0 && beyond(next, south) >= 0;
  });
  if (first === undefined) throw new Error('no track to go on with');
  const next = beyond(first, southeast);
  await tapHex(page, state, first);
  await expect(hexOf(page, state, first)).toHaveAttribute('aria-selected', 'true');
  await tapHex(page, state, next);
  await expect(hexOf(page, state, next)).toHaveAttribute('aria-selected', 'true');
  for (const edge of [southeast, south])
    expect(await hexOf(page, state, beyond(next, edge)).evaluate(isInReach)).toBe(true);
});

test('lines and buttons that matter are whole on a small phone', async ({ page }) => {
  const open = await bringInAt(page, {
    build: inPhase('build'),
    auction: inPhase('auction'),
    select: inPhase('select'),
    cities: (state) => legalIn(state).newCities.size > 7,
  });
  // What a tile brings, what a drop costs and the last of a list are reached by scrolling. These are not:
  const payday = asked(page).getByText(/^Payday as of now/);
  await tapFirstBuild(page, await open('build'));
  await expectAboveFoot(page, asked(page).locator('[data-tile][aria-pressed="true"]'));
  await expectAboveFoot(page, payday);
  await open('auction');
  await expectAboveFoot(page, asked(page).locator('.stepper'));
  await expectAboveFoot(page, payday);
  await open('select');
  // Nothing is below it: there is no button before an action is chosen.
  const { bottom } = await box(asked(page));
  expect((await box(payday)).bottom).toBeLessThanOrEqual(bottom);
  const action = asked(page).locator('[data-action]:not([aria-disabled])').first();
  await tap(action);
  await expectAboveFoot(page, action);
  await expectAboveFoot(page, payday);
  await open('cities');
  await expectAboveFoot(page, payday);
  await expectAboveFoot(page, asked(page).locator('[data-city]').nth(3));
});

test('a phone on its side: one row of players above map and question', async ({ page }) => {
  const phases = ['issue', 'auction', 'select', 'build', 'move'];
  const open = await bringInAt(
    page,
    Object.fromEntries(phases.map((phase) => [phase, inPhase(phase)])),
  );
  const step = page.locator('[aria-current="step"]');
  await page.setViewportSize({ width: 390, height: 844 });
  await open('issue');
  await expect(step).toBeVisible();
  await page.setViewportSize({ width: 640, height: 360 });
  for (const phase of phases) {
    await open(phase);
    await expect(step).toBeHidden();
    const players = page.getByRole('list', { name: 'Players', exact: true });
    expect((await box(players)).height).toBeLessThan(32);
    const [board, question] = [await box(map(page)), await box(asked(page))];
    expect(board.right).toBeLessThanOrEqual(question.x + 1);
    expect(board.height).toBeGreaterThan(240);
    expect((await box(page.locator('.question-panel__body'))).height).toBeGreaterThan(110);
    await expectInside(page, phase);
    await expectNextInSight(page, phase);
  }
});

const twoDigits = (state: State) => {
  const { phase, seats } = factsOf(state);
  return phase === 'build' && seats.some(({ money, income }) => money >= 10 && income >= 10);
};

for (const recording of ['3-computers', '4-computers', '6-computers'])
  test(`a phone on its side shows everybody’s cash, payday, shares and engine: ${recording}`, async ({
    page,
  }) => {
    const { match } = recordedUpTo(recording, 'rich', twoDigits);
    await keepMatches(page, [match]);
    await page.setViewportSize({ width: 640, height: 360 });
    await page.goto('./#/match/rich');
    await settled(page);
    const figures = page.locator('[data-figures]');
    await expect(figures).toHaveCount(match.header.seats.length);
    const cut = await figures.evaluateAll(
      (all) =>
        all.flatMap((one) => {
          const room = one.getBoundingClientRect();
          return [...one.children].filter((figure) => {
            const { right, bottom } = figure.getBoundingClientRect();
            return right > room.right + 1 || bottom > room.bottom + 1;
          });
        }).length,
    );
    expect(cut).toBe(0);
  });

test('the hand of the first lesson points at a tile that is whole, and not at another button', async ({
  page,
}) => {
  await page.goto('./#/learn/age-of-steam/first');
  const ring = page.locator('.lesson__ring');
  await settled(page);
  // The first tile comes after the board, the players, shares, auction and action.
  for (let step = 0; step < 5; step++) await tap(page.locator('.lesson__buttons .button').last());
  // The step speaks of the red cube beside the hex.
  const hand = await box(ring.locator('svg'));
  const covered = await page.locator('[data-read]').evaluateAll(
    (all, { x, y, right, bottom }) =>
      all.filter((one) => {
        const cubes = one.getBoundingClientRect();
        const beside = cubes.right < x || cubes.left > right || cubes.width === 0;
        return !beside && cubes.bottom > y && cubes.top < bottom;
      }).length,
    hand,
  );
  expect(covered).toBe(0);
  const at = await box(ring);
  await page.touchscreen.tap(at.x + at.width / 2, at.y + at.height / 2);
  await settled(page);
  const tile = asked(page).locator('[data-tile]').first();
  await expect(tile).toBeVisible();
  expect((await box(ring)).y).toBeGreaterThan((await box(tile)).y - 10);
  await expectAboveFoot(page, tile);
  const buttons = await box(foot(page).first());
  expect((await box(ring.locator('svg'))).bottom).toBeLessThanOrEqual(buttons.y + 1);
});
