import { rules } from '../../../src/games/504/rules';
import { mapOf } from '../../../src/games/504/view/model/base/map';
import { offersAt, offersIn } from '../../../src/games/504/view/model/offers';
import { isStepIdle } from '../../../src/games/504/view/pieces/passed-steps';
import { writeHex } from '../../../src/kit/hex';
import { randomFrom } from '../../../src/kit/random';
import { people } from '../../support/people';
import { expectNoFindings } from '../support/axe';
import { play } from '../support/match';
import { asked, openMatch, played, primary, table, tap } from '../support/table';
import { expect, still as test } from '../support/test';
import { newMatch, stateOf } from './support/match';
import { nextTap } from './support/walk';

test('the steps of a hint stand on the map with the numbers that they have in the panel', async ({
  page,
}) => {
  const match = newMatch({ id: 'hint-217', world: '217', seats: people(2), help: true });
  const random = randomFrom('turn 217');
  // A trolley with little to choose from: so every search looks at several steps.
  for (let tap = 0; tap < 7; tap++)
    play(match, ...nextTap(rules.clone(stateOf(match)), random, 30));
  await openMatch(page, match);
  await played(page, match.length);
  const hint = page.getByRole('dialog', { name: 'Hint' });
  const ideas = hint.getByRole('button', { name: /^Show on board/ });
  const longer = ideas.and(page.getByRole('button', { name: / · / })).first();
  // A search that has had little time looks one step ahead; the next one goes on from there.
  for (let searches = 1; ; searches++) {
    await tap(page.getByRole('button', { name: 'Menu' }));
    await tap(page.getByRole('button', { name: 'Hint' }));
    await expect(ideas.first()).toBeVisible();
    if (await longer.isVisible()) break;
    expect(searches).toBeLessThan(10);
    await tap(hint.getByRole('button', { name: 'Close' }));
  }
  await tap(longer);
  const steps = await asked(page).locator('ol > li').allInnerTexts();
  expect(steps.length).toBeGreaterThan(1);
  // `1–4` or `1,3` where several steps end at the same place.
  const marks = page.locator('[data-numbers]');
  await expect(marks.first()).toBeInViewport({ ratio: 1 });
  const drawn = await marks.evaluateAll((all) => all.map((one) => one.textContent ?? ''));
  const numbers = drawn.flatMap((text) => {
    const [from = 0, to] = text.split('–').map(Number);
    if (to === undefined) return text.split(',').map(Number);
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  });
  expect(numbers.sort((one, other) => one - other)).toEqual(steps.map((_, at) => at + 1));
  for (const [at, text] of steps.entries())
    await expect(
      page.locator(`.hex-board__hex[aria-label*=${JSON.stringify(`${at + 1}. ${text}. `)}]`),
    ).not.toHaveCount(0);
  await expectNoFindings(page, 'the steps of a hint');
});

test('where a road and a move lead to the same tile both are in sight and neither is chosen', async ({
  page,
}) => {
  const match = newMatch({ id: 'road', world: '685', seats: people(2) });
  const random = randomFrom('turn 685');
  const both = () => {
    const state = rules.clone(stateOf(match));
    const road = offersIn(state).find(
      ({ kind, hexes: [from = 0, to = 0] }) =>
        kind === 'road' && offersAt(state, to, from).some((one) => one.kind === 'move'),
    );
    return isStepIdle(state) ? undefined : road?.hexes;
  };
  while (!both()) play(match, ...nextTap(rules.clone(stateOf(match)), random, 30));
  const { hexes } = mapOf(stateOf(match)).all;
  await openMatch(page, match);
  await played(page, match.length);
  for (const hex of both() ?? []) {
    const place = hexes[hex];
    await tap(page.locator(`[data-hex="${place ? writeHex(place) : ''}"]`));
    await expect(table(page)).toHaveAttribute('data-step', 'hex');
  }
  const offers = asked(page).locator('[data-offer]');
  await expect(offers).not.toHaveCount(1);
  for (const offer of await offers.all()) {
    await expect(offer).toHaveAttribute('aria-pressed', 'false');
    await expect(offer).toBeInViewport({ ratio: 1 });
  }
  await tap(asked(page).locator('[data-offer^="move"]').first());
  await expect(primary(page)).toContainText('Move 1 resident');
});

test('all of the map is seen where a capital is chosen', async ({ page }) => {
  const match = newMatch({ id: 'capitals', world: '217', seats: people(4) });
  const random = randomFrom('capitals');
  // Some cities can no longer be chosen then.
  for (let tap = 0; tap < 3; tap++)
    play(match, ...nextTap(rules.clone(stateOf(match)), random, 30));
  await openMatch(page, match);
  await played(page, match.length);
  await expect(asked(page)).toContainText('Choose your capital');
  for (const hex of mapOf(stateOf(match)).laid.hexes)
    await expect(page.locator(`[data-hex="${writeHex(hex)}"]`)).toBeInViewport({ ratio: 0.9 });
});
