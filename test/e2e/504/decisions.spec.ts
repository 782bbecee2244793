import { expect, test } from '../support/test';
import { KINDS, oneOfEach } from './support/kinds';
import { lookAtKinds } from './support/look-at-kinds';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('matches by taps come to every kind of decision', () => {
  expect([...oneOfEach().keys()].sort()).toEqual([...KINDS].sort());
});

lookAtKinds({ lookUp: 'On the table', theme: 'light' });
