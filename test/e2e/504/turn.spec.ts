import { rules } from '../../../src/games/504/rules';
import { factsOf } from '../../../src/games/504/view/model/base/facts';
import { legalIn, legalOf } from '../../../src/games/504/view/model/base/legal';
import { restOfTurn } from '../../../src/games/504/view/model/rest-of-turn';
import { randomFrom } from '../../../src/kit/random';
import type { Timeline } from '../../../src/kit/timeline';
import { againstComputers, people } from '../../support/people';
import { expectNoFindings } from '../support/axe';
import { savedBy } from '../support/files';
import { play } from '../support/match';
import {
  asked,
  goOn,
  heading,
  openMatch,
  placeOf,
  played,
  primary,
  ranking,
  settled,
  stay,
  table,
  tap,
} from '../support/table';
import { expect, still as test } from '../support/test';
import { newMatch, stateOf } from './support/match';
import { matchAt } from './support/match-at';
import { chooseActions } from './support/taps';
import { nextTap } from './support/walk';

const whoseTurn = (match: Timeline) =>
  `${people(2)[rules.toAct(stateOf(match)) ?? 0]?.name}’s turn`;

test('scale and place of the map stay from tap to tap', async ({ page }) => {
  const match = matchAt('685', 'act', 30, 'move');
  await openMatch(page, match);
  await played(page, match.length);
  const before = await placeOf(page);
  for (const _ of [1, 2]) {
    await page.locator('.board-frame [data-target]').first().tap();
    await settled(page);
    expect(await placeOf(page)).toBe(before);
  }
});

test('what residents cost, and how many, is in sight without scrolling', async ({ page }) => {
  const match = matchAt('785', 'buy', 60);
  await openMatch(page, match);
  await played(page, match.length);
  await tap(page.locator('[data-hex="0,0"]'));
  await expect(asked(page)).toContainText('How many?');
  const scrolls = await asked(page).evaluate((panel) =>
    [...panel.children].some((part) => part.scrollHeight > part.clientHeight),
  );
  expect(scrolls).toBe(false);
});

test('a turn is ended from its first step, asks once if nobody has done anything, and is taken back as one', async ({
  page,
}) => {
  const match = matchAt('685', 'buy', 40, undefined, ({ forgone }) => forgone === 0);
  const state = rules.clone(stateOf(match));
  const rest = restOfTurn(state);
  expect(rest?.actions.length).toBeGreaterThan(1);
  const mine = heading(page, whoseTurn(match));
  await openMatch(page, match);
  await played(page, match.length);
  await tap(asked(page).getByRole('button', { name: /^End turn/ }));
  if (rest?.unused) await tap(goOn(page));
  await played(page, match.length + (rest?.actions.length ?? 0));
  await expect(mine).toHaveCount(0);
  await tap(page.getByRole('button', { name: /^Undo/ }).first());
  await played(page, match.length);
  await expect(mine).toBeVisible();
});

test('goods that would bring money in this turn are asked about before it ends without their sale', {
  tag: '@long',
}, async ({ page }) => {
  const match = matchAt('685', 'buy', 40, undefined, (rest) => rest.forgone > 0);
  const { forgone } = restOfTurn(rules.clone(stateOf(match))) ?? { forgone: 0 };
  await openMatch(page, match);
  await played(page, match.length);
  const mine = heading(page, whoseTurn(match));
  await expect(mine).toBeVisible();
  const end = asked(page).getByRole('button', { name: /^End turn/ });
  await tap(end);
  await expect(asked(page)).toContainText(`You could still sell goods for $${forgone} more.`);
  await expectNoFindings(page, 'what a turn would lose');
  await tap(stay(page));
  await played(page, match.length);
  await tap(end);
  await tap(goOn(page));
  await expect(mine).toHaveCount(0);
});

test('a player who waits or looks back reads what the last turn was paid', {
  tag: '@long',
}, async ({ page }) => {
  const match = matchAt('685', 'buy', 40);
  play(match, ...(restOfTurn(rules.clone(stateOf(match)))?.actions ?? []));
  await openMatch(page, match);
  await played(page, match.length);
  await page.goto(`${page.url()}/replay`);
  await settled(page);
  await expect(table(page).getByText(/gets an income of \$\d+\./)).toBeVisible();
});

test('a second tap in the place of Explore does not end the turn, and End turn can be tapped there afterwards', async ({
  page,
}) => {
  const match = matchAt('567', 'act', 20, 'explore');
  const state = rules.clone(stateOf(match));
  const [explore] = legalOf(state, 'explore');
  await openMatch(page, match);
  await played(page, match.length);
  await chooseActions(page, state, explore ? [explore.action] : []);
  const button = await primary(page).boundingBox();
  const [x, y] = [180, (button?.y ?? 0) + (button?.height ?? 0) / 2];
  // What a finger would reach there in the moment in which the next step is shown.
  await page.evaluate(
    (place) => {
      const rooms = document.querySelector<HTMLElement>('[data-plies]');
      if (!rooms) return;
      new MutationObserver(() => {
        const reached = document.elementFromPoint(place.x, place.y);
        document.body.dataset.reached = reached?.closest('button')?.textContent ?? 'no button';
      }).observe(rooms, { attributeFilter: ['data-plies'] });
    },
    { x, y },
  );
  await page.touchscreen.tap(x, y);
  await expect(page.locator('body')).toHaveAttribute('data-reached', 'no button');
  await played(page, match.length + 1);
  const end = asked(page).getByRole('button', { name: /^End turn/ });
  const mine = heading(page, whoseTurn(match));
  await expect(mine).toBeVisible();
  await end.press('Enter');
  await settled(page);
  await expect(mine).toHaveCount(0);
});

test('a tap on a player’s figures tells what each of them is and what it is made of', {
  tag: '@long',
}, async ({ page }) => {
  const match = matchAt('685', 'act', 60);
  const state = rules.clone(stateOf(match));
  const { cash, points, income } = factsOf(state).owners[1] ?? { cash: 0, points: 0, income: 0 };
  await openMatch(page, match);
  await played(page, match.length);
  await tap(page.getByRole('button', { name: /^Ben.*: .* what these figures are$/ }));
  const sheet = page.getByRole('dialog', { name: 'Ben' });
  const line = (what: string) => sheet.locator('dl > div', { hasText: what });
  await expect(line('Money')).toContainText(`$${cash}`);
  await expect(line('Income at the end')).toContainText(`+$${income}`);
  await expect(line('everybody gets')).toContainText('+$20');
  await expect(line('Points, if the match ended now')).toContainText(String(points));
  await expect(sheet.getByRole('heading', { name: 'Linked tiles' })).toBeVisible();
  await expectNoFindings(page, 'the figures of an owner');
  await tap(sheet.getByRole('button', { name: 'Close' }));
  await tap(page.getByRole('button', { name: 'On the table' }));
  await expect(page.getByRole('dialog', { name: 'On the table' })).toContainText(
    'A settlement: the bar at the foot',
  );
});

test('all goods are sold for the best price in one tap, which ends the turn with what is told', {
  tag: '@long',
}, async ({ page }) => {
  const match = matchAt('685', 'sale', 40, 'swap');
  const { owner, owners } = factsOf(rules.clone(stateOf(match)));
  const income = owners[owner]?.income ?? 0;
  await openMatch(page, match);
  await played(page, match.length);
  await expect(asked(page)).toContainText('Best price');
  await expect(asked(page).getByRole('button', { name: 'Trade two for one' })).toBeInViewport({
    ratio: 0.5,
  });
  const cash = (owners[owner]?.cash ?? 0) + income;
  await expect(asked(page).getByRole('listitem').getByText(`→ $${cash}`)).toBeVisible();
  await tap(asked(page).getByRole('button', { name: 'Sell all, end turn' }));
  await expect(page.getByRole('list', { name: 'Order of the round' })).toContainText(`$${cash}`);
});

test('a good alone is sold, and not offered for a trade of two', { tag: '@long' }, async ({
  page,
}) => {
  const match = matchAt('685', 'sale', 40);
  expect(legalIn(rules.clone(stateOf(match))).some(({ form }) => form.do === 'swap')).toBe(false);
  await openMatch(page, match);
  await played(page, match.length);
  await expect(asked(page)).toContainText('Best price');
  await expect(asked(page).getByRole('button', { name: 'Trade two for one' })).toHaveCount(0);
});

test('the head names the share round, and for which company a player decides', {
  tag: '@long',
}, async ({ page }) => {
  const match = matchAt('956', 'share', 3);
  await openMatch(page, match);
  await played(page, match.length);
  const head = page.locator('.table__head');
  await expect(head).toContainText('Share round 1');
  const later = matchAt('956', 'act', 8);
  await openMatch(page, later);
  await played(page, later.length);
  await expect(head).toContainText(/Round 1 · (Green|White|Purple|Blue|Orange)/);
  await expect(asked(page).getByRole('heading')).toContainText(
    /For (Green|White|Purple|Blue|Orange): /,
  );
});

for (const locale of ['en-US', 'ko-KR'])
  test.describe(locale, () => {
    test.use({ locale });
    test('while computers decide for companies, the head tells the round and the company whole', {
      tag: '@long',
    }, async ({ page }) => {
      const seats = againstComputers(3);
      const match = newMatch({ id: 'computers', world: '956', seats });
      const random = randomFrom('turn 956');
      const isTheirs = () => {
        const { phase, step, toAct } = factsOf(rules.clone(stateOf(match)));
        return phase === 'turn' && step === 'buy' && toAct === 1;
      };
      while (!isTheirs()) play(match, ...nextTap(rules.clone(stateOf(match)), random, 30));
      await page.addInitScript(() => {
        const told = new Set<string>();
        const look = () => {
          const line = document.querySelector<HTMLElement>('.table__situation');
          if (line && document.querySelector('[data-thinking]')) {
            const buttons = document.querySelectorAll('header .button').length;
            const shown = line.scrollWidth > line.clientWidth ? 'cut' : 'whole';
            told.add(`${buttons} buttons, ${shown}: ${line.innerText}`);
          }
          if (document.body) document.body.dataset.told = [...told].join('\n');
          requestAnimationFrame(look);
        };
        look();
      });
      await openMatch(page, match);
      const body = page.locator('body');
      await settled(page);
      await expect(asked(page)).toBeVisible();
      await expect(body).toHaveAttribute('data-told', /: .+ · .+/m);
      expect(await body.getAttribute('data-told')).not.toContain('cut');
    });
  });

test('the end of a match goes into a picture of its map', async ({ page }) => {
  const match = newMatch({ id: 'over', world: '798', seats: people(2) });
  const random = randomFrom('over');
  while (rules.toAct(stateOf(match)) !== null)
    play(match, ...nextTap(rules.clone(stateOf(match)), random, 2));
  await openMatch(page, match);
  await tap(ranking(page).getByRole('button', { name: 'Share', exact: true }));
  const sharing = page.getByRole('dialog', { name: 'Share this match' });
  await expect(sharing.getByRole('img', { name: /^The final/ })).toBeVisible();
  expect(await savedBy(sharing.getByRole('button', { name: 'Save the picture' }))).not.toHaveLength(
    0,
  );
});

test('the map stays as large as it was drawn', { tag: '@long' }, async ({ page }) => {
  const match = matchAt('567', 'act', 20, 'explore');
  const state = rules.clone(stateOf(match));
  await openMatch(page, match);
  await played(page, match.length);
  const height = (part: string) => page.locator(part).evaluate((one) => one.clientHeight);
  expect(await height('.question-panel__body')).toBeLessThan(44);
  const hexWidth = async () =>
    Math.round((await page.locator('[data-hex]').first().boundingBox())?.width ?? 0);
  const [atFirst, width] = [await height('.pan-zoom'), await hexWidth()];
  // A finger, as opposed to a click, has the map stay as it is.
  await tap(page.locator('.board-frame [data-target]').first());
  await chooseActions(page, state, [legalOf(state, 'explore')[0]?.action ?? 0]);
  expect(await height('.pan-zoom')).toBeLessThan(atFirst);
  expect(await hexWidth()).toBe(width);
  // To the forest, which needs the most, and to nothing chosen.
  for (const _ of [1, 2]) await tap(asked(page).getByRole('button', { name: 'Back' }));
  await expect(table(page)).toHaveAttribute('data-step', 'none');
  expect([await height('.pan-zoom'), await hexWidth()]).toEqual([atFirst, width]);
});
