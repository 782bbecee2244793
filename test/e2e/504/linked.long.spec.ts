import { playLinked } from '../support/linked-match';
import { still as test } from '../support/test';
import { LINKED } from './support/linked';

test('two linked phones play a world of 504 to its end, and each is reloaded once', ({
  browser,
  site,
}) => playLinked(browser, site, LINKED, { reloads: { guest: 3, host: 6 }, most: 40 }));
