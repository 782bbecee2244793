import { destinations, routesTo } from '../../../src/games/mini-express/rules/destinations';
import { phase, type State, toAct } from '../../../src/games/mini-express/rules/state';
import { take } from '../../../src/games/mini-express/rules/take';
import { isPurple } from '../../../src/games/mini-express/rules/tile';
import { settled, tap } from '../support/table';
import { expect, test } from '../support/test';
import { card, cityHex, cityName, openAt } from './support/positions';

interface Build {
  readonly company: number;
  readonly city: number;
}

/** The first build of a position that fits. */
function find(state: State, wanted: (build: Build) => boolean): Build | undefined {
  if (phase(state) !== 'play') return undefined;
  return [0, 1, 2, 3]
    .flatMap((company) => destinations(state, company).map(({ city }) => ({ company, city })))
    .find(wanted);
}

const purple = (state: State) => (build: Build) => isPurple(state.tile[build.city] ?? 0);
const plain = (state: State) => (build: Build) => !purple(state)(build);

test('company, city, confirm: three taps build, and the preview tells what happens', async ({
  page,
}) => {
  const state = await openAt(page, 'usa-4-wild', (at) => find(at, plain(at)) !== undefined);
  const build = find(state, plain(state));
  if (!build) throw new Error('unreachable');
  await tap(card(page, build.company));
  const lit = destinations(state, build.company).length;
  await expect(page.locator('[data-hex][data-target]')).toHaveCount(lit);
  await tap(cityHex(page, state, build.city));
  const turn = page.getByRole('region', { name: 'Turn' });
  await expect(turn.getByRole('heading')).toContainText(cityName(state, build.city));
  await expect(turn).toContainText('If it ended now');
  // Why it brings influence.
  await expect(turn).toContainText(`Influence: ${cityName(state, build.city)}’s tile`);
  await expect(turn.getByRole('heading')).toBeFocused();
  await tap(turn.getByRole('button', { name: 'Confirm' }));
  await expect(turn).toBeHidden();
  await tap(page.getByRole('tab', { name: 'Log' }));
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toContainText(
    `to ${cityName(state, build.city)}`,
  );
});

test('a purple tile asks for its second company before it can be confirmed', {
  tag: '@long',
}, async ({ page }) => {
  const state = await openAt(page, 'usa-4-wild', (at) => find(at, purple(at)) !== undefined);
  const build = find(state, purple(state));
  if (!build) throw new Error('unreachable');
  await tap(card(page, build.company));
  await tap(cityHex(page, state, build.city));
  const turn = page.getByRole('region', { name: 'Turn' });
  const choices = turn.getByRole('group', { name: /Purple/ }).getByRole('button');
  await expect(choices).toHaveCount(3);
  await expect(turn.locator('[aria-pressed=true]')).toHaveCount(0);
  // Not disabled, only dimmed: a person taps it to hear why, Playwright would wait.
  await turn.getByRole('button', { name: 'Confirm' }).tap({ force: true });
  await settled(page);
  await expect(turn.getByRole('status')).toContainText('Purple: choose a second company');
  await tap(choices.first());
  await expect(choices.first()).toHaveAttribute('aria-pressed', 'true');
  await tap(turn.getByRole('button', { name: 'Confirm' }));
  await expect(turn).toBeHidden();
});

test('of several shortest routes, a tapped hex or the button picks another', {
  tag: '@long',
}, async ({ page }) => {
  const several = (state: State) => (build: Build) =>
    routesTo(state, build.company, build.city).length > 1;
  const state = await openAt(page, 'usa-4-wild', (at) => find(at, several(at)) !== undefined);
  const build = find(state, several(state));
  if (!build) throw new Error('unreachable');
  const routes = routesTo(state, build.company, build.city);
  const elsewhere = routes.flat().find((hex) => !routes[0]?.includes(hex));
  const hex = state.board.map.hexes[elsewhere ?? -1];
  await tap(card(page, build.company));
  await tap(cityHex(page, state, build.city));
  const button = page.getByRole('button', { name: /Another route/ });
  await expect(button).toHaveText(`Route 1 of ${routes.length}`);
  await tap(page.locator(`[data-hex="${hex?.col},${hex?.row}"]`));
  await expect(button).not.toHaveText(/Route 1 /);
  for (let step = 0; step < routes.length; step++) {
    await tap(button);
  }
  await expect(button).not.toHaveText(/Route 1 /);
});

test('what cannot be done says why', async ({ page }) => {
  const dear = (state: State) =>
    phase(state) === 'play'
      ? [0, 1, 2, 3].find((company) => {
          return take.refusal(state, company)?.because === 'influence-too-low';
        })
      : undefined;
  const state = await openAt(page, 'usa-4-wild', (at) => dear(at) !== undefined);
  const company = dear(state) ?? -1;
  await tap(card(page, company));
  const turn = page.getByRole('region', { name: 'Turn' });
  await turn.getByRole('button', { name: /Take a (free )?share/ }).tap({ force: true });
  await settled(page);
  await expect(turn.getByRole('status')).toContainText(/costs \d influence.*you have \d/);

  const lit = new Set(destinations(state, company).map(({ city }) => city));
  const dark = state.board.form.cities.findIndex((_, city) => !lit.has(city));
  await tap(cityHex(page, state, dark));
  await expect(turn.getByRole('status')).toContainText(cityName(state, dark));
});

test('a city looked at first says what it holds and who could build there', {
  tag: '@long',
}, async ({ page }) => {
  const state = await openAt(page, 'europe-3-wild', (at) => find(at, plain(at)) !== undefined);
  const build = find(state, plain(state));
  if (!build) throw new Error('unreachable');
  await tap(cityHex(page, state, build.city));
  const turn = page.getByRole('region', { name: 'Turn' });
  await expect(turn.getByRole('heading')).toHaveText(cityName(state, build.city));
  const builders = turn.getByRole('list', { name: 'Who can build here' });
  await expect(builders.getByRole('listitem')).toHaveCount(4);
  await tap(builders.getByRole('button').first());
  await expect(turn.getByRole('button', { name: 'Confirm' })).toBeVisible();
});

test('a share is taken and a city built without a pointer', async ({ page }) => {
  const state = await openAt(page, 'usa-3-careful', (at) => find(at, plain(at)) !== undefined);
  const build = find(state, plain(state));
  if (!build) throw new Error('unreachable');
  const press = async (key: string) => {
    await page.keyboard.press(key);
    await settled(page);
  };
  await card(page, build.company).focus();
  await press('Enter');
  const hex = cityHex(page, state, build.city);
  await expect(hex).toHaveAccessibleName(/can be reached with \d train/);
  await hex.focus();
  await press('Enter');
  const turn = page.getByRole('region', { name: 'Turn' });
  await expect(turn.getByRole('heading')).toBeFocused();
  await press('Escape');
  await expect(turn.getByRole('button', { name: 'Confirm' })).toBeHidden();
  // The list of cities disappears with its panel.
  await turn.getByRole('listitem').getByRole('button').first().focus();
  await press('Enter');
  await expect(turn.getByRole('heading')).toBeFocused();
  await press('Escape');
  await expect(turn.getByRole('button', { name: 'Confirm' })).toBeHidden();
  await hex.focus();
  await press(' ');
  await turn.getByRole('button', { name: 'Confirm' }).focus();
  await press('Enter');
  await expect(turn).toBeHidden();
  await expect(page.locator(':focus')).toHaveCount(1);
});

test('figures that an action changed stand out for a moment', { tag: '@long' }, async ({
  page,
}) => {
  const state = await openAt(page, 'usa-3-careful', (at) => {
    const seat = toAct(at);
    return phase(at) === 'play' && seat !== null && [0, 1, 2, 3].some((c) => !take.refusal(at, c));
  });
  const company = [0, 1, 2, 3].find((each) => !take.refusal(state, each)) ?? -1;
  const seat = toAct(state) ?? -1;
  await tap(card(page, company));
  await tap(page.getByRole('button', { name: /Take a (free )?share/ }));
  const players = page.getByRole('tabpanel', { name: 'Players', includeHidden: true });
  await players
    .locator('li')
    .nth(seat)
    .evaluate((player) => {
      new MutationObserver(() => {
        if (player.querySelector('[data-changed]')) document.body.dataset.glowed = 'owner';
      }).observe(player, { subtree: true, childList: true, attributes: true });
    });
  await page.getByRole('button', { name: 'Confirm' }).tap();
  // The highlight may be over before a slow machine looks, so an observer has noted it.
  await expect.poll(() => page.evaluate(() => document.body.dataset.glowed)).toBe('owner');
  await expect(page.locator('[data-changed]')).toHaveCount(0);
});
