import type { Page } from '@playwright/test';
import { rules } from '../../../src/games/age-of-steam/rules';
import { actionOf } from '../../../src/games/age-of-steam/rules/actions';
import { passMove } from '../../../src/games/age-of-steam/rules/move';
import { CUBE, IN, ROUND, type State } from '../../../src/games/age-of-steam/rules/state';
import { factsOf } from '../../../src/games/age-of-steam/view/facts';
import { paydaySteps } from '../../../src/games/age-of-steam/view/payday/steps';
import { whatIsLost } from '../../../src/games/age-of-steam/view/what-is-lost';
import type { MatchHeader, SeatPlan } from '../../../src/kit/header';
import { lookAhead } from '../../../src/kit/look-ahead';
import type { Seat } from '../../../src/kit/rules';
import { reload } from '../support/database';
import { keepMatches } from '../support/kept-matches';
import { pace } from '../support/set-up';
import { asked, openMatch, played, settled, show, showEnd, table, tap } from '../support/table';
import { expect, still as test } from '../support/test';
import { deedsOf, recordedUpTo } from './support/match';
import { MOMENTS, openedAt } from './support/phases';
import { playByTaps } from './support/taps';

const strip = (page: Page) => page.getByRole('list', { name: 'Players', exact: true });

for (const moment of MOMENTS)
  test(`a player who comes back finds the phase as it was, with what was played last: ${moment.name}`, {
    tag: '@long',
  }, async ({ page }) => {
    const { match, state } = openedAt(moment);
    await keepMatches(page, [match]);
    await page.goto(`./#/match/${match.header.id}`);
    const [deed] = deedsOf(state, match.header.id, (now) => rules.turn(now) > rules.turn(state));
    if (!deed) throw new Error('nothing to play');
    await settled(page);
    // What has been taken back before is no longer counted.
    const before = Number(await table(page).getAttribute('data-plies'));
    await playByTaps(page, deed, before);
    const figures = await strip(page).innerText();
    await reload(page);
    await played(page, before + deed.actions.length);
    expect(await strip(page).innerText()).toBe(figures);
  });

/** The cube of the last delivery of a turn is still moving. */
const lastCube = (state: State) =>
  factsOf(state).phase === 'move' &&
  state.turn[ROUND] === 2 &&
  state.turn[CUBE] !== 0 &&
  rules.toAct(state) === state.order[(state.turn[IN] ?? 0) - 1];

const PASS = actionOf(passMove);

/** Payday follows if nothing is shipped, which loses something. */
const endsByPass = (state: State) =>
  rules.refusal(state, PASS) === null &&
  paydaySteps(lookAhead(rules, state, [PASS]).events).length > 0 &&
  whatIsLost(state, [PASS]).length > 0;

/** The same match with computers on some seats, and people on the others. */
function withComputers(header: MatchHeader, isComputer: (seat: Seat) => boolean): MatchHeader {
  const seats = header.seats.map((plan, seat): SeatPlan => {
    const player = isComputer(seat)
      ? ({ kind: 'computer', level: 'apprentice' } as const)
      : ({ kind: 'person' } as const);
    return { ...plan, player };
  });
  return { ...header, seats };
}

test('payday is shown, once, after a computer has made the last delivery of a turn', async ({
  page,
}) => {
  const { match, state } = recordedUpTo('3-computers', 'payday', lastCube);
  const mover = rules.toAct(state);
  const header = withComputers(match.header, (seat) => seat === mover);
  // What the computer has done would be shown for a while.
  await pace(page, 'Instant');
  await openMatch(page, { ...match, header });
  await expect(show(page).getByRole('heading')).toHaveText('Payday');
  await expect(show(page).getByRole('listitem').first()).toBeVisible();
  // Also below the line of what others did.
  await expect(showEnd(page)).toBeInViewport({ ratio: 1 });
  // The next phase begins when this one has been looked at.
  const situation = page.locator('.table__situation');
  await expect(situation).toHaveText(/End$/);
  await tap(showEnd(page));
  await expect(asked(page)).toBeVisible();
  await expect(show(page)).toHaveCount(0);
  await expect(situation).toHaveText(/Shares$/);
});

test('while a payday waits to be read, no computer is said to be thinking', async ({ page }) => {
  const { match, state } = recordedUpTo('3-computers', 'waits', (at) =>
    endsByPass(rules.clone(at)),
  );
  const mover = rules.toAct(state);
  const header = withComputers(match.header, (seat) => seat !== mover);
  await openMatch(page, { ...match, header });
  await tap(asked(page).getByRole('button', { name: 'Ship nothing' }));
  await tap(page.getByRole('alertdialog').getByRole('button', { name: 'Pass anyway' }));
  await expect(show(page).getByRole('heading')).toHaveText('Payday');
  const row = page.locator('.computer-row');
  await expect(row.getByText(/is thinking/)).toHaveCount(0);
  await tap(showEnd(page));
  await expect(row).toHaveText(/\S/);
});
