import { actionOf, kindOf } from '../../../src/games/age-of-steam/rules/actions';
import { ship } from '../../../src/games/age-of-steam/rules/delivery';
import { engine } from '../../../src/games/age-of-steam/rules/move';
import { CUBE, type State } from '../../../src/games/age-of-steam/rules/state';
import { legalIn } from '../../../src/games/age-of-steam/view/legal';
import { phaseOf } from '../../../src/games/age-of-steam/view/phase-of';
import { addedByEngine } from '../../../src/games/age-of-steam/view/routes';
import { keepMatches } from '../support/kept-matches';
import {
  asked,
  foot,
  goOn,
  openMatch,
  played,
  primary,
  stay,
  table,
  tap,
  warning,
} from '../support/table';
import { expect, still as test } from '../support/test';
import { recordedUpTo } from './support/match';

test('a new city that was not placed is asked about once before building ends', async ({
  page,
}) => {
  const { match } = recordedUpTo(
    '6-computers',
    'city',
    (state) => phaseOf(state) === 'build' && legalIn(state).newCities.size > 0,
  );
  await keepMatches(page, [match]);
  await page.goto('./#/match/city');
  const plies = match.entries.length;
  await played(page, plies);
  const done = asked(page).getByRole('button', { name: 'Done building' });
  await tap(done);
  await expect(warning(page)).toContainText('you place no new city this turn');
  await tap(stay(page));
  await expect(table(page)).toHaveAttribute('data-step', 'none');
  await tap(done);
  await expect(table(page)).toHaveAttribute('data-step', 'warning');
  await played(page, plies);
  await tap(goOn(page));
  await played(page, plies + 1);
});

const stuck = (helps: boolean) => (state: State) =>
  phaseOf(state) === 'move' &&
  state.turn[CUBE] === 0 &&
  !legalIn(state).all.some((action) => kindOf(action) === ship) &&
  legalIn(state).all.includes(actionOf(engine)) &&
  addedByEngine(state).length > 0 === helps;

for (const helps of [true, false])
  test(`an engine that ${helps ? 'adds a delivery is' : 'adds none is not'} the main button`, async ({
    page,
  }) => {
    const { match } = recordedUpTo('4-computers', `engine-${helps}`, stuck(helps));
    await openMatch(page, match);
    if (helps) {
      await expect(asked(page).getByRole('heading', { name: /would add/ })).toBeVisible();
      await expect(primary(page)).toHaveText(/^Upgrade engine/);
      const sizes = await asked(page)
        .getByRole('heading')
        .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
      expect(sizes[1]).toBeLessThanOrEqual(sizes[0] ?? 0);
    } else {
      await expect(asked(page)).toContainText('would add no delivery');
      await expect(foot(page)).not.toHaveCount(0);
      await expect(primary(page)).toHaveCount(0);
    }
  });
