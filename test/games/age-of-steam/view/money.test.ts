import { expect, test } from 'vitest';
import type { State } from '../../../../src/games/age-of-steam/rules/state';
import { factsOf, paydaysLeft, seatIn } from '../../../../src/games/age-of-steam/view/facts';
import { outlooks } from '../../../../src/games/age-of-steam/view/outlook';
import { figureTold, rowsFor } from '../../../../src/games/age-of-steam/view/tabs/money';
import { building, fresh } from '../support/positions';
import { wholeMatch } from './positions';

const all = wholeMatch().states;

/** A figure as it is written: its last number. */
const figure = (text: string) =>
  Number(
    text
      .replace(/.*→\s*/, '')
      .replace('−', '-')
      .replace('$', ''),
  );

/** A column as it is written, by its rows. */
function column(state: State, seat: number): Map<string, number> {
  const facts = factsOf(state);
  const one = seatIn(facts, seat);
  if (!one) throw new Error(`no seat ${seat}`);
  return new Map(rowsFor(facts).map(([row, told]) => [row, figure(told(one))]));
}

test('11.2, 9: everybody’s column adds up to the cash and to the points after payday', () => {
  for (const state of all.slice(0, -1)) {
    for (let seat = 0; seat < state.seats; seat++) {
      if (state.out[seat] || outlooks(state, [])[seat]?.ruin) continue;
      const rows = column(state, seat);
      const of = (row: string) => rows.get(row) ?? 0;
      expect(of('cash') + of('income') - of('shares') - of('engine') + of('short')).toBe(
        of('after'),
      );
      const { cash, income, score } = outlooks(state, [])[seat] ?? {};
      expect([of('after'), of('score')]).toEqual([cash, score?.total]);
      expect(of('income') - of('short') + of('reduction')).toBe(of('incomeThen'));
      expect(of('incomePoints')).toBe(3 * of('incomeThen'));
      expect(of('sharePoints')).toBe(-3 * of('shares'));
      expect(of('incomePoints') + of('sharePoints') + of('track')).toBe(of('score'));
      expect(of('incomeThen')).toBe(income);
    }
  }
});

test('9.2: what cannot be paid has a row of its own, and no cash is below zero', () => {
  const put = { 'players.0.money': 1, 'players.0.income': 7, 'players.0.shares': 10 };
  const state = building({}, put);
  const rows = column(state, 0);
  expect([rows.get('short'), rows.get('after'), rows.get('incomeThen')]).toEqual([3, 0, 4]);
  expect(column(building({}), 0).has('short')).toBe(false);
});

test('9.2: who goes out at payday has no points then, no cash and no income to give up', () => {
  const state = building({}, { 'players.0.money': 1, 'players.0.income': 0 });
  const facts = factsOf(state);
  const one = seatIn(facts, 0);
  if (!one?.payday.ruin) throw new Error('it stays in');
  const due = ['cash', 'income', 'shares', 'engine'];
  for (const [row, figure] of rowsFor(facts)) {
    const said = figureTold(row, figure, one, 'out');
    if (due.includes(row)) expect(said).toBe(figure(one));
    else expect(said).toBe(row === 'after' ? 'out' : '–');
  }
  // Nobody gives up income.
  expect(rowsFor(facts).some(([row]) => row === 'short')).toBe(false);
});

test('after the match the column says the final points, and no payday comes', () => {
  const over = all.at(-1);
  if (!over) throw new Error('no end');
  expect(rowsFor(factsOf(over)).map(([row]) => row)).toEqual([
    ...['cash', 'incomePoints', 'sharePoints', 'track', 'final'],
  ]);
  for (const { seat, money, income, score, payday } of factsOf(over).seats) {
    expect([payday.cash, payday.income, payday.score]).toEqual([money, income, score]);
    expect(column(over, seat).get('final')).toBe(score.total);
  }
  expect(paydaysLeft(factsOf(over))).toBe(0);
});

test('9.1: income earned in a turn is paid at this turn’s payday already', () => {
  expect(paydaysLeft(factsOf(fresh(3)))).toBe(10);
  const last = all.filter((state) => factsOf(state).phase === 'move').at(-1);
  expect(last && paydaysLeft(factsOf(last))).toBe(1);
});

test('2.3: players keep their places on the screen, and who builds first has the number 1', () => {
  const numbers = (state: State) => factsOf(state).seats.map(({ seat, place }) => [seat, place]);
  const order = [1, 2, 0];
  expect(numbers(building({}, { order }))).toEqual([
    [0, 3],
    [1, 1],
    [2, 2],
  ]);
  expect(numbers(building({}, { order, 'players.0.action': 'first-build' }))).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
  ]);
});
