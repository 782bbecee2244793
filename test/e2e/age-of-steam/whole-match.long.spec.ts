import { still as test } from '../support/test';
import { playWholeMatch } from './support/whole-match';

// The first has every kind of action but one, and two of three go out before its last turn; the others go through all
// ten turns and have every kind of action.
for (const [seats, seed] of [
  [3, 'm3 54'],
  [3, 'm3 143'],
  [3, 'm3 102'],
] as const)
  test(`${seats} people play a whole match by taps, seed ${seed}`, async ({ page }) => {
    await playWholeMatch(page, { id: 'long', seats, seed });
  });

// Nobody goes out in this one, and it has every kind of action, a bid that is kept too.
test('six people play a whole match by taps on one phone, to the ranking', async ({ page }) => {
  await playWholeMatch(page, { id: 'six', seats: 6, seed: 'six 8' });
});
