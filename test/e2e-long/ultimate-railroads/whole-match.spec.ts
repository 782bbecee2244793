import { test } from '../../e2e/support/test';
import { playWholeMatch } from '../../e2e/ultimate-railroads/support/whole-match';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('four people play a whole match by taps on one phone, from the starting cards to the ranking', async ({
  page,
}) => {
  test.setTimeout(15 * 60_000);
  await playWholeMatch(page, { seats: 4, seed: 'four', reloadsAfter: 150 });
});
