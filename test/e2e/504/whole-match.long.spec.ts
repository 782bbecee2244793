import { still as test } from '../support/test';
import { playByTaps } from './support/play-by-taps';

// Roads and goods; a map that grows; shares of one's own; trolleys alone, until somebody has reached nine cities; a race with companies;
// trolleys with residents; trolleys of companies; trolleys that bring goods from plants to trading houses; secret bids,
// auctions and factories; attacks and dice, to the end of three rounds without progress; armies until nobody is left in
// storage; companies that buy privileges in a war.
for (const { world, rounds } of [
  { world: '685', rounds: 4 },
  { world: '798', rounds: 4 },
  { world: '567', rounds: 3 },
  { world: '217', rounds: 30 },
  { world: '259', rounds: 1 },
  { world: '156', rounds: 4 },
  { world: '192', rounds: 2 },
  { world: '816', rounds: 4 },
  { world: '365', rounds: 3 },
  { world: '456', rounds: 3 },
  { world: '475', rounds: 6 },
  { world: '934', rounds: 1 },
])
  test(`two people play a whole match of ${world} by taps on one phone`, async ({ page }) => {
    await playByTaps(page, world, { rounds });
  });
