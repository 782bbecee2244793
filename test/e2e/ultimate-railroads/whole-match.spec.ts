import { still as test } from '../support/test';
import { playWholeMatch } from './support/play-whole-match';

// `npm run test:long` plays whole matches.
test('two people play the end of a match by taps on one phone, to the ranking', async ({
  page,
}) => {
  await playWholeMatch(page, { seats: 2, seed: 'two', last: 8 });
});
