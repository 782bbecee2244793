import { test } from '../support/test';
import { playWholeMatch } from './support/whole-match';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// A match of this seed has every kind of action but one, and two of three go out before the last turn.
test('three people play a whole match by taps on one phone, to the ranking', async ({ page }) => {
  await playWholeMatch(page, { id: 'three', seats: 3, seed: 'm3 54' });
});
