import { rules } from '../../../src/games/age-of-steam/rules';
import { CUBE, IN, ROUND, type State } from '../../../src/games/age-of-steam/rules/state';
import { factsOf } from '../../../src/games/age-of-steam/view/facts';
import { reload } from '../support/reload';
import { expect, test } from '../support/test';
import { bringInMatches, deedsOf, recordedUpTo } from './support/match';
import { MOMENTS, openedAt } from './support/phases';
import { playByTaps, played, table } from './support/taps';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('whoever comes back finds every phase as it was, with what was played last', async ({
  page,
}) => {
  const matches = MOMENTS.map(openedAt);
  await bringInMatches(
    page,
    matches.map(({ match }) => match),
  );
  for (const { match, state } of matches) {
    await page.goto(`./#/match/${match.header.id}`);
    const [deed] = deedsOf(state, match.header.id, (now) => rules.turn(now) > rules.turn(state));
    if (!deed) throw new Error('nothing to play');
    // What has been taken back before is no longer counted.
    const before = Number(await table(page).getAttribute('data-plies'));
    await playByTaps(page, deed, before);
    const strip = await page.locator('.aos-strip').innerText();
    await reload(page);
    await played(page, before + deed.actions.length);
    expect(await page.locator('.aos-strip').innerText()).toBe(strip);
  }
});

/** The cube of the last delivery of a turn is on its way. */
const lastCube = (state: State) =>
  factsOf(state).phase === 'move' &&
  state.turn[ROUND] === 2 &&
  state.turn[CUBE] !== 0 &&
  rules.toAct(state) === state.order[(state.turn[IN] ?? 0) - 1];

test('payday is shown, once, after a computer has made the last delivery of a turn', async ({
  page,
}) => {
  const { match, state } = recordedUpTo('3-computers', 'payday', lastCube);
  const mover = rules.toAct(state);
  const { seats } = match.header;
  const header = {
    ...match.header,
    seats: seats.map((plan, seat) => ({
      ...plan,
      player:
        seat === mover
          ? { kind: 'computer' as const, level: 'apprentice' as const }
          : { kind: 'person' as const },
    })),
  };
  await bringInMatches(page, [{ ...match, header }]);
  await page.goto('./#/match/payday');
  await expect(table(page)).toHaveAttribute('data-step', 'payday', { timeout: 20_000 });
  await expect(page.locator('.aos-payday').first()).toBeVisible();
  // The next phase has not begun for whoever looks at this one.
  const situation = page.locator('.table__situation');
  await expect(situation).toHaveText(/End of turn$/);
  await page.locator('.turn-panel:not(.aos-ask) .button[data-kind="primary"]').tap();
  await expect(table(page)).not.toHaveAttribute('data-step', 'payday');
  await expect(situation).toHaveText(/Issue shares$/);
});
