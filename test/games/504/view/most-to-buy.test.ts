import { expect, test } from 'vitest';
import { offerKind } from '../../../../src/games/504/view/model/table';
import { mostToBuy } from '../../../../src/games/504/view/panels/turn-area';
import { bare, stateOf } from '../support/bare';
import { voiceIn } from '../support/voice';

test.each([
  ['money', 35, 3],
  ['room in the capital', 200, 9],
])('no more residents are offered than %s allows', (_, cash, most) => {
  const form = bare('687', 3, { turn: { step: 'buy' }, owners: { 0: { cash } } });
  expect(mostToBuy(stateOf(form))).toBe(most);
});

test('G6.1: a tile says how few it takes, and that only the capital takes many', () => {
  const form = bare('583', 3, {
    ...{ map: { '1,0': { kind: 'desert' } }, stacks: { desert: 5 }, turn: { step: 'buy' } },
    owners: { 0: { cash: 500, settlements: ['1,0'], residents: { '1,0': [0, 2] } } },
  });
  const state = stateOf(form);
  const told = (at: string) =>
    offerKind(state, 'buy')?.note?.(state, { do: 'buy', at }, voiceIn(state), 1);
  expect(told('1,0')).toBe(
    'The capital takes up to 9 residents, other tiles 1, and 1 more for each exhausted',
  );
  expect(told('0,0')).toBe('');
});
