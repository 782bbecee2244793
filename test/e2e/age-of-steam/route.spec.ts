import { trackGoals, trackRoutes } from '../../../src/games/age-of-steam/advice/track-routes';
import { rules } from '../../../src/games/age-of-steam/rules';
import type { State } from '../../../src/games/age-of-steam/rules/state';
import { factsOf } from '../../../src/games/age-of-steam/view/facts';
import { asked, openMatch, placeOf, played, primary, table, tap } from '../support/table';
import { expect, still as test } from '../support/test';
import { recordedUpTo } from './support/match';
import { hexOf, isInReach } from './support/taps';

/** A link of three tiles between two cities, and the position in which it can be built. */
interface Link {
  readonly from: number;
  readonly to: number;
  readonly tiles: number;
}

/** The cheapest link of three tiles that begins at a city; null: there is none. */
function linkIn(state: State): Link | null {
  const { stopHex, cityCount } = state.board;
  if (factsOf(state).phase !== 'build') return null;
  for (const from of stopHex.subarray(0, cityCount))
    for (const to of trackGoals(state, from).keys()) {
      const tiles = trackRoutes(state, from, to)[0]?.actions.length ?? 0;
      if (tiles === 3 && stopHex.indexOf(to) < cityCount) return { from, to, tiles };
    }
  return null;
}

test('a link of three tiles takes three taps and no pan on a small phone, and one undo', async ({
  page,
}) => {
  const { match, state } = recordedUpTo(
    '3-computers',
    'route',
    (at) => linkIn(rules.clone(at)) !== null,
  );
  const link = linkIn(state);
  if (!link) throw new Error('no link of three tiles');
  await openMatch(page, match);
  const before = Number(await table(page).getAttribute('data-plies'));
  const place = await placeOf(page);
  let taps = 0;
  for (const target of [hexOf(page, state, link.from), hexOf(page, state, link.to)]) {
    // As a finger would: where it is now, without looking for it first.
    expect(await target.evaluate(isInReach)).toBe(true);
    await tap(target);
    taps++;
    expect(await placeOf(page)).toBe(place);
  }
  await expect(asked(page)).toContainText(/3 tiles, \$\d+, \+\d points?\. You keep \$\d/);
  await tap(primary(page));
  taps++;
  await played(page, before + link.tiles);
  expect(taps).toBeLessThanOrEqual(4);
  // All of it was one tap, and is taken back by one.
  await tap(page.getByRole('button', { name: /^Undo/ }));
  await played(page, before);
});
