import { LINKED } from '../../e2e/age-of-steam/support/linked';
import { playLinked } from '../../e2e/support/linked-match';
import { test } from '../../e2e/support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('two linked phones play a whole match of three seats, and each is reloaded once', ({
  browser,
  site,
}) => playLinked(browser, site, { ...LINKED, reloads: { guest: 12, host: 24 }, most: 90 }));
