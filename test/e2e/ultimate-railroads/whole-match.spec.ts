import { test } from '../support/test';
import { playWholeMatch } from './support/whole-match';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('two people play the last round of a match by taps on one phone, to the ranking', async ({
  page,
}) => {
  await playWholeMatch(page, { seats: 2, seed: 'two', roundsByTaps: 1, reloadsAfter: 5 });
});
