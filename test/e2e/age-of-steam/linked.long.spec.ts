import { playLinked } from '../support/linked-match';
import { still as test } from '../support/test';
import { LINKED } from './support/linked';

test('two linked phones play a whole match of three seats, and each is reloaded once', ({
  browser,
  site,
}) => playLinked(browser, site, LINKED, { reloads: { guest: 12, host: 24 }, most: 90 }));
