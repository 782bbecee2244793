import { playLinked } from '../support/linked-match';
import { test } from '../support/test';
import { LINKED } from './support/linked';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// `npm run test:long` plays on, to the ranking.
test(
  'two linked phones play the first turn of three seats, and each is reloaded once',
  { tag: '@long' },
  ({ browser, site }) =>
    playLinked(browser, site, {
      ...LINKED,
      reloads: { guest: 6, host: 12 },
      enough: (host) => host.getByText(/^Turn 2 of/).isVisible(),
      most: 30,
    }),
);
