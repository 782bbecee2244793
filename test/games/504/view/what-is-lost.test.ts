import { expect, test } from 'vitest';
import { rules } from '../../../../src/games/504/rules';
import { factsOf } from '../../../../src/games/504/view/model/base/facts';
import { legalOf } from '../../../../src/games/504/view/model/base/legal';
import { restOfTurn } from '../../../../src/games/504/view/model/rest-of-turn';
import { whatIsLost } from '../../../../src/games/504/view/model/what-is-lost';
import { bare, stateOf } from '../support/bare';

const lost = (form: Parameters<typeof stateOf>[0]) => {
  const state = stateOf(form);
  const rest = restOfTurn(state);
  expect(rest).not.toBeNull();
  return whatIsLost(state, rest?.actions ?? []).map(({ loss }) => loss);
};

/** The purchase of an owner who has a capital and money. */
const purchase = (owner = {}, turn = {}) =>
  bare('685', 3, {
    turn: { step: 'buy', ...turn },
    owners: { 0: { hq: '0,0', cash: 40, ...owner } },
  });

test('a turn in which nothing was bought and nothing else can be done is asked about before it ends', () => {
  expect(factsOf(stateOf(purchase())).step).toBe('buy');
  expect(lost(purchase())).toEqual(['purchase']);
});

test('where residents can act, they are what is asked about', () => {
  expect(lost(purchase({ residents: { '0,0': [2, 0] } }))).toEqual(['turn']);
});

test('after a purchase it is the residents that would do nothing', () => {
  const state = rules.clone(stateOf(purchase()));
  const [buy] = legalOf(state, 'buy');
  rules.play(state, buy?.action ?? -1);
  const rest = restOfTurn(state);
  expect(whatIsLost(state, rest?.actions ?? []).map(({ loss }) => loss)).toEqual(['turn']);
});
