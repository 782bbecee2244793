import { test } from '../support/test';
import { playByTaps } from './support/whole-match';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { world, rounds } of [
  { world: '567', rounds: 3 },
  // Trolleys alone, until somebody has reached nine cities.
  { world: '217', rounds: 30 },
  { world: '259', rounds: 1 },
  // Secret bids, auctions and factories.
  { world: '365', rounds: 3 },
  // Attacks and dice, to the end of three rounds without progress.
  { world: '456', rounds: 3 },
])
  test(`two people play a whole match of ${world} by taps on one phone`, async ({ page }) => {
    test.setTimeout(400_000);
    await playByTaps(page, world, rounds);
  });
