import { rules } from '../../../src/games/ultimate-railroads/rules';
import { factsOf } from '../../../src/games/ultimate-railroads/view/facts';
import { people } from '../../support/people';
import { play } from '../support/match';
import { asked, goOn, openMatch, played, show, stay, tap } from '../support/table';
import { expect, test } from '../support/test';
import { newMatch, stateOf } from './support/match';
import { space } from './support/taps';

/** Three people in the first round, of whom all but one have passed. */
function lastToPass() {
  const match = newMatch({ id: 'pass', seats: people(3), seed: 'pass' });
  const now = () => factsOf(rules.clone(stateOf(match)));
  const list = new Int32Array(rules.max);
  while (now().phase !== 'turn') {
    rules.list(rules.clone(stateOf(match)), list);
    play(match, list[0] ?? 0);
  }
  play(match, { do: 'pass' });
  play(match, { do: 'pass' });
  return match;
}

test('a player who passes with workers left is told what that means, and the end of a round tells all seats at once', async ({
  page,
}) => {
  const match = lastToPass();
  await openMatch(page, match);
  await played(page, match.length);
  const pass = asked(page).getByRole('button', { name: /^Pass/ });
  await tap(pass);
  await expect(asked(page)).toContainText(
    /out for the rest of this round, and \d workers won’t be used/,
  );
  await tap(stay(page));
  await played(page, match.length);
  await tap(pass);
  await tap(goOn(page));
  for (const { name } of people(3)) await expect(show(page)).toContainText(name);
});

test('a space of a color that has not come yet says what brings it, with that part of the rules', async ({
  page,
}) => {
  const match = lastToPass();
  await openMatch(page, match);
  await played(page, match.length);
  await tap(page.getByText(/^\d+ for colors you don’t have yet$/));
  await tap(space(page, 'gray-1'));
  await expect(asked(page)).toContainText('no gray track yet: it comes when black reaches space 2');
  await tap(asked(page).getByRole('button', { name: 'Why?' }));
  await expect(page.getByRole('dialog')).toContainText('Colors');
});
