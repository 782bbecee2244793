import { still as test } from '../support/test';
import { playWholeMatch } from './support/whole-match';

// `npm run test:long` plays whole matches.
test('three people play the last of ten turns by taps on one phone, to the ranking', async ({
  page,
}) => {
  await playWholeMatch(page, { id: 'three', seats: 3, seed: 'm3 143', fromTurn: 10 });
});
