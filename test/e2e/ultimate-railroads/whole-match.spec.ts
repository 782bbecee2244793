import { test } from '../support/test';
import { playWholeMatch } from './support/whole-match';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('two people play a whole match by taps on one phone, from the starting cards to the ranking', async ({
  page,
}) => {
  test.setTimeout(400_000);
  await playWholeMatch(page, { seats: 2, seed: 'two', reloadsAfter: 60 });
});
