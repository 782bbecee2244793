import { expect, test } from 'vitest';
import { rules } from '../../../../src/games/age-of-steam/rules';
import { ISSUE, NUMBER, OVER, PHASE } from '../../../../src/games/age-of-steam/rules/state';
import { chartsIn } from '../../../../src/games/age-of-steam/view/charts';
import { wholeMatch } from './positions';

const { states } = wholeMatch();
const [first, last] = [states[0], states.at(-1)];
if (!first || !last) throw new Error('a match without positions');

test('at the end the charts show what the scores are made of, by 11.2', async () => {
  const { charts } = await chartsIn('en');
  const ends = Object.fromEntries(
    charts.map(({ id, value }) => [id, [0, 1, 2, 3].map((seat) => value(last, seat, null) ?? 0)]),
  );
  const { income = [], track = [], shares = [] } = ends;
  expect(rules.standing(last).scores).toEqual(
    income.map((one, seat) => 3 * one - 3 * (shares[seat] ?? 0) + (track[seat] ?? 0)),
  );
});

test('a round of the charts begins with the shares of each turn', async () => {
  const { round } = await chartsIn('en');
  for (const [at, state] of states.entries()) {
    const before = states[at - 1];
    if (!before || round(before) === round(state)) continue;
    expect(state.turn[PHASE]).toBe(ISSUE);
    expect(state.turn[NUMBER]).toBe(round(before) + 1);
  }
  expect(round(last)).toBe(last.turn[NUMBER]);
  expect(last.turn[PHASE]).toBe(OVER);
});

test('a seat that is out has no figures any more', async () => {
  const { charts } = await chartsIn('en');
  const state = rules.clone(last);
  state.out[1] = 5;
  for (const { value } of charts) {
    expect(value(state, 1, null)).toBeNull();
    expect(value(state, 0, null)).toEqual(value(last, 0, null));
  }
});
