import { playWholeMatch } from '../../e2e/age-of-steam/support/whole-match';
import { test } from '../../e2e/support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Matches of these seeds go to their last turn and have every kind of action.
for (const [seats, seed] of [
  [3, 'm3 143'],
  [3, 'm3 102'],
] as const)
  test(`${seats} people play all ten turns by taps, seed ${seed}`, async ({ page }) => {
    await playWholeMatch(page, { id: 'long', seats, seed });
  });

// Nobody goes out in this one, and it has every kind of action, a bid that is kept too.
test('six people play a whole match by taps on one phone, to the ranking', async ({ page }) => {
  test.setTimeout(15 * 60_000);
  await playWholeMatch(page, { id: 'six', seats: 6, seed: 'six 8' });
});
