import { kindOf } from '../../../src/games/age-of-steam/rules/actions';
import { build } from '../../../src/games/age-of-steam/rules/build';
import { factsOf } from '../../../src/games/age-of-steam/view/facts';
import { legalIn } from '../../../src/games/age-of-steam/view/legal';
import { asked, openMatch, played, primary, table, tap } from '../support/table';
import { expect, still as test } from '../support/test';
import { recordedUpTo } from './support/match';

test('a hint is shown from any tab, and while it is followed tile after tile to the end of the turn', async ({
  page,
}) => {
  const { match, state } = recordedUpTo(
    '3-computers',
    'hint',
    (now) => factsOf(now).phase === 'build' && legalIn(now).newCities.size === 0,
  );
  expect(legalIn(state).all.some((action) => kindOf(action) === build)).toBe(true);
  await openMatch(page, { ...match, header: { ...match.header, help: true } });
  await tap(page.getByRole('tab', { name: 'Log' }));
  await expect(asked(page)).toHaveCount(0);
  await tap(page.getByRole('button', { name: 'Menu' }));
  await page.getByRole('button', { name: 'Hint' }).tap();
  await tap(page.getByRole('button', { name: /^Show on board: Build / }).first());
  const turn = page.getByRole('heading', { level: 1 });
  const whose = await turn.innerText();
  let plies = match.entries.length;
  const isTile = async () => (await table(page).getAttribute('data-step')) === 'hex';
  expect(await isTile()).toBe(true);
  while (await isTile()) {
    await tap(primary(page));
    await played(page, ++plies);
    // With the last tile that may be built the turn is over.
    if ((await turn.innerText()) !== whose) return;
  }
  // A hint may end before the turn does: what comes next is asked then.
  await expect(asked(page).getByRole('heading')).toHaveText(/Tile \d of \d/);
});
