import { playSolo } from '../../e2e/mini-express/support/solo';
import { test } from '../../e2e/support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const level of ['easy', 'normal', 'hard', 'expert', 'nightmare'])
  test(`a solo match at level ${level} is played by taps, from the first to its ranking`, async ({
    page,
  }) => {
    await playSolo(page, level);
  });
