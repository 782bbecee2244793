import { expect, test } from 'vitest';
import { mostToBuy } from '../../../../src/games/504/view/panels/turn-area';
import { bare, stateOf } from '../support/bare';

test.each([
  ['money', 35, 3],
  ['room in the capital', 200, 9],
])('no more residents are offered than %s allows', (_, cash, most) => {
  const form = bare('687', 3, { turn: { step: 'buy' }, owners: { 0: { cash } } });
  expect(mostToBuy(stateOf(form))).toBe(most);
});
