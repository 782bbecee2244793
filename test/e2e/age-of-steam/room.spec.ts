import type { Locator, Page } from '@playwright/test';
import { EDGES, hexText, NEIGHBOR } from '../../../src/games/age-of-steam/rules/board';
import type { State } from '../../../src/games/age-of-steam/rules/state';
import { factsOf } from '../../../src/games/age-of-steam/view/facts';
import { legalIn } from '../../../src/games/age-of-steam/view/legal';
import { computersDone } from '../support/computers';
import { asked, table } from '../support/game-table';
import { expectNextInSight } from '../support/in-sight';
import { keepMatches } from '../support/kept-matches';
import { expect, test } from '../support/test';
import { recordedUpTo } from './support/match';
import { expectInside, isInReach, tapHex } from './support/taps';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const map = (page: Page) => page.locator('.aos-table__map');
const larger = (page: Page) => page.getByRole('button', { name: 'Larger map' });

const box = async (one: Locator) => {
  const found = await one.boundingBox();
  if (!found) throw new Error('it is not there');
  return { ...found, right: found.x + found.width, bottom: found.y + found.height };
};

/** Expects that all of it is above the buttons of the question. */
async function expectAboveFoot(page: Page, one: Locator): Promise<void> {
  const foot = await box(page.locator('.question-panel__foot'));
  await expect.poll(async () => (await box(one)).bottom).toBeLessThanOrEqual(foot.y);
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
    await expect(asked(page)).toBeVisible();
    const found = opened.find(({ match }) => match.header.id === name);
    if (!found) throw new Error(`no match ${name}`);
    return found.state;
  };
}

const hexOf = (page: Page, hex: number) => page.locator(`[data-hex="${hexText(hex)}"]`);

const tapFirstBuild = (page: Page, state: State) =>
  tapHex(page, [...legalIn(state).builds.keys()][0] ?? 0);

test('what is looked up while computers play is all there, though the question was open before', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('./#/new/age-of-steam');
  await page.getByRole('button', { name: 'Start', exact: true }).tap();
  await computersDone(page);
  await page.getByRole('tab', { name: 'Money' }).tap();
  await page.getByRole('tab', { name: 'Shares' }).tap();
  await page.locator('.question-panel__foot .button').tap();
  await expect(table(page)).toHaveAttribute('data-step', 'watch');
  const last = page.locator('.aos-money tbody tr').last();
  const [height, panel] = await last.evaluate((line) => {
    line.scrollIntoView();
    const shown = line.closest('.tabs__panel');
    const { top = 0, bottom = 0 } = shown?.getBoundingClientRect() ?? {};
    const rect = line.getBoundingClientRect();
    return [rect.height, rect.top >= top - 1 && rect.bottom <= bottom + 1] as const;
  });
  expect(height).toBeGreaterThan(10);
  expect(panel, 'the last row can be scrolled into sight').toBe(true);
  // On its side what a computer did stands between the turn and the buttons.
  await page.setViewportSize({ width: 640, height: 360 });
  const over = await page.evaluate(() => {
    const said = document.querySelector('.computer-row:not([data-quiet])');
    const turn = document.querySelector('.table__turn');
    if (!said || !turn) return 0;
    return turn.getBoundingClientRect().right - said.getBoundingClientRect().left;
  });
  expect(over).toBeLessThanOrEqual(1);
});

test('the map takes the room of the answers and gives it back to the next question', async ({
  page,
}) => {
  const open = await bringInAt(page, { build: inPhase('build') });
  const state = await open('build');
  const low = (await box(map(page))).height;
  await larger(page).tap();
  await expect(larger(page)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await box(map(page))).height).toBeGreaterThan(low + 80);
  await expect(asked(page).getByRole('heading')).toBeVisible();
  await expect(page.locator('.question-panel__foot .button').first()).toBeInViewport({ ratio: 1 });
  await expectNextInSight(page, 'larger map');
  await tapFirstBuild(page, state);
  await expect(page.locator('.aos-tray__tile').first()).toBeVisible();
  await expect(larger(page)).toHaveAttribute('aria-pressed', 'false');
});

test('buttons of a low map leave most of it free', { tag: '@long' }, async ({ page }) => {
  const open = await bringInAt(page, { select: inPhase('select') });
  await open('select');
  const zoom = page.locator('.pan-zoom__buttons .button');
  await zoom.first().tap();
  await expect(zoom.filter({ visible: true })).toHaveCount(2);
  await larger(page).tap();
  // What was a part in the low map has room as a whole.
  await expect(zoom.filter({ visible: true })).toHaveCount(1);
  await zoom.first().tap();
  await expect(zoom.filter({ visible: true })).toHaveCount(3);
});

test('track goes on toward the buttons of the map, and the hexes after it are free', {
  tag: '@long',
}, async ({ page }) => {
  const open = await bringInAt(page, { build: inPhase('build') });
  const state = await open('build');
  const { builds } = legalIn(state);
  const [southeast, south] = [2, 3];
  const beyond = (hex: number, edge: number) => NEIGHBOR[hex * EDGES + edge] ?? -1;
  const first = [...builds.keys()].find((hex) => {
    const next = beyond(hex, southeast);
    return builds.has(next) && beyond(next, southeast) >= 0 && beyond(next, south) >= 0;
  });
  if (first === undefined) throw new Error('no track to go on with');
  const next = beyond(first, southeast);
  await tapHex(page, first);
  await expect(hexOf(page, first)).toHaveAttribute('aria-selected', 'true');
  await tapHex(page, next);
  await expect(hexOf(page, next)).toHaveAttribute('aria-selected', 'true');
  for (const edge of [southeast, south])
    await expect.poll(() => hexOf(page, beyond(next, edge)).evaluate(isInReach)).toBe(true);
});

test('lines and buttons that matter are whole on a small phone', { tag: '@long' }, async ({
  page,
}) => {
  const open = await bringInAt(page, {
    build: inPhase('build'),
    auction: inPhase('auction'),
    select: inPhase('select'),
    cities: (state) => legalIn(state).newCities.size > 7,
  });
  await tapFirstBuild(page, await open('build'));
  await expectAboveFoot(page, page.locator('.question-panel__body .aos-soft').first());
  await expectAboveFoot(page, asked(page).getByText(/^After payday/));
  await open('auction');
  await expectAboveFoot(page, asked(page).getByText(/^Drop now/));
  await open('select');
  await expectAboveFoot(page, asked(page).getByText(/^After payday/));
  await open('cities');
  await expectAboveFoot(page, page.locator('.aos-letter').last());
});

test('a phone on its side: one row of players above map and question', { tag: '@long' }, async ({
  page,
}) => {
  const phases = ['issue', 'auction', 'select', 'build', 'move'];
  const open = await bringInAt(
    page,
    Object.fromEntries(phases.map((phase) => [phase, inPhase(phase)])),
  );
  await page.setViewportSize({ width: 640, height: 360 });
  for (const phase of phases) {
    await open(phase);
    await expect(page.locator('.aos-steps')).toBeHidden();
    expect((await box(page.locator('.aos-strip'))).height).toBeLessThan(32);
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
  test(`a phone on its side shows everybody’s cash, payday, shares and engine: ${recording}`, {
    tag: '@long',
  }, async ({ page }) => {
    const { match } = recordedUpTo(recording, 'rich', twoDigits);
    await keepMatches(page, [match]);
    await page.setViewportSize({ width: 640, height: 360 });
    await page.goto('./#/match/rich');
    await expect(asked(page)).toBeVisible();
    const figures = page.locator('.aos-seat__figures');
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

test('the hand of the first lesson points at a tile that is whole, and not at another button', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('./#/learn/age-of-steam/first');
  const ring = page.locator('.lesson__ring');
  // The map comes to the hex that is meant, and the ring with it: it is around the small hex of the whole map before.
  await expect.poll(async () => (await box(ring)).width).toBeGreaterThan(40);
  const at = await box(ring);
  await page.touchscreen.tap(at.x + at.width / 2, at.y + at.height / 2);
  const tile = page.locator('.aos-tray__tile').first();
  await expect(tile).toBeVisible();
  await expect.poll(async () => (await box(ring)).y).toBeGreaterThan((await box(tile)).y - 10);
  await expectAboveFoot(page, tile);
  const foot = await box(page.locator('.question-panel__foot'));
  expect((await box(ring.locator('svg'))).bottom).toBeLessThanOrEqual(foot.y + 1);
});
