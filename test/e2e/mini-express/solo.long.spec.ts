import { still as test } from '../support/test';
import { playSolo } from './support/solo';

for (const level of ['easy', 'normal', 'hard', 'expert', 'nightmare'])
  test(`a solo match at level ${level} is played by taps, from the first to its ranking`, async ({
    page,
  }) => {
    await playSolo(page, level);
  });
