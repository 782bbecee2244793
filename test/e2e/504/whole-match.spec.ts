import { still as test } from '../support/test';
import { playByTaps } from './support/play-by-taps';

// `npm run test:long` plays whole matches.
test('two people play the end of a match of 798 by taps on one phone, to the ranking', async ({
  page,
}) => {
  await playByTaps(page, '798', { rounds: 30, last: 10 });
});
