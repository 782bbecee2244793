import { rules } from '../../depot/rules';
import type { State } from '../../depot/rules/state';
import { people } from '../../support/people';
import { reload } from '../support/database';
import { keepMatches } from '../support/kept-matches';
import { cover, ranking, settled, table, takePhone, tap } from '../support/table';
import { newMatch, playOn } from './support/file';
import { act } from './support/table';
import { expect, still as test } from './support/test';

// A match of this seed ends with three people in one place, and another one in debt.
const SEED = 'six 13';

test('six people play a whole match by taps on one phone, and three share a place', async ({
  page,
}) => {
  const plan = { id: 'six', seats: people(6), seed: SEED, options: { rounds: 1 } };
  const match = newMatch(plan);
  playOn(match, SEED, () => false);
  await keepMatches(page, [newMatch(plan)]);
  await page.goto('./#/match/six');
  const reloaded = Math.floor(match.length / 2);
  for (const [at, entry] of match.entries.entries()) {
    if (entry.do !== 'play') throw new Error('nothing is taken back here');
    await settled(page);
    await expect(table(page)).toHaveAttribute('data-plies', String(at));
    const state = match.stateAt(at) as State;
    const holds = (rules.secrets?.has(state, entry.seat) ?? false) && at > 0;
    if (at === reloaded) {
      await reload(page);
      await settled(page);
      await expect(table(page)).toHaveAttribute('data-plies', String(at));
    }
    // A player with orders gets the phone behind a cover, unless they have it already.
    const before = match.entries[at - 1];
    if (holds && (before?.seat !== entry.seat || at === reloaded)) await takePhone(page);
    else await expect(cover(page)).toBeHidden();
    await act(page, entry.action, at + 1);
  }
  const rows = ranking(page).locator('[data-place]');
  const places = await rows.evaluateAll((all) => all.map((one) => one.getAttribute('data-place')));
  expect(places).toEqual(['1', '2', '3', '3', '3', '6']);
  await expect(rows.last()).toContainText('-3 points');

  // What everybody held is open now, and the statistics count shared places.
  await tap(ranking(page).getByRole('button', { name: 'Close' }));
  await tap(page.getByRole('tab', { name: 'Orders' }));
  await expect(page.locator('[data-order]')).not.toHaveCount(0);
  await page.goto('./#/statistics');
  await expect(page.getByRole('main')).toContainText('Depot');
});
