import { playFirstSteps } from '../support/linked-match';
import { still as test } from '../support/test';
import { LINKED } from './support/linked';

// `npm run test:long` plays on, to the ranking.
test('two phones linked by a code play the first steps', ({ browser, site }) =>
  playFirstSteps(browser, site, LINKED));
