import { still as test } from '../support/test';
import { playWholeMatch } from './support/play-whole-match';

for (const [seats, seed] of [
  [2, 'two'],
  [4, 'four'],
] as const)
  test(`${seats} people play a whole match by taps on one phone, from the starting cards to the ranking`, async ({
    page,
  }) => {
    await playWholeMatch(page, { seats, seed });
  });
