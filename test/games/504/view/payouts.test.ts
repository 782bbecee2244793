import { expect, test } from 'vitest';
import { OWN_VALUE } from '../../../../src/games/504/data/figures';
import { payoutsIn } from '../../../../src/games/504/modules/shares/model/payouts';
import { rules } from '../../../../src/games/504/rules';
import type { Event } from '../../../../src/games/504/rules/state/events';
import type { State } from '../../../../src/games/504/rules/state/state';
import { factsOf } from '../../../../src/games/504/view/model/base/facts';
import { randomFrom } from '../../../../src/kit/random';
import { begun } from '../support/begun';
import { busy } from '../support/walk';

/** A busy match in a world; what is told of each round that is over, with the positions around its last action. */
function toldIn(world: string, rounds = 2) {
  const state = begun(world, 3, 'payouts');
  const random = randomFrom('payouts');
  const events: Event[] = [];
  const told = [];
  let values = [...state.value];
  // The money of the seats before the first dividend of a round.
  let opening = cashOf(state);
  let isPaying = false;
  while (rules.toAct(state) !== null && told.length < rounds) {
    const since = events.length;
    const before = rules.clone(state);
    if (!isPaying) opening = cashOf(state);
    isPaying = factsOf(before).phase === 'dividend';
    rules.play(state, busy(state, random), (event) => events.push(event));
    const round = events.slice(since).find(({ event }) => event === 'round');
    const payouts = payoutsIn(state, events, since);
    if (payouts) told.push({ payouts, before, after: rules.clone(state), values, opening });
    // A round begins with the values that are told as those before it.
    if (round) values = [...state.value];
  }
  return { told, events };
}

const cashOf = ({ seatCash }: State) => [...seatCash];

test('M9.21: each round of companies says how values moved and what each seat got', () => {
  const { told } = toldIn('596');
  expect(told.map(({ payouts }) => payouts.round)).toEqual(told.map((_, at) => at + 1));
  for (const { payouts, before, after, values } of told) {
    const got = [0, 1, 2].map((seat) =>
      payouts.companies.reduce((sum, { dividend }) => sum + (dividend?.paid[seat] ?? 0), 0),
    );
    expect(got).toEqual(cashOf(after).map((cash, seat) => cash - (before.seatCash[seat] ?? 0)));
    for (const { company, from, to } of payouts.companies)
      expect([from, to]).toEqual([values[company], after.value[company]]);
  }
  expect(told.some(({ payouts }) => payouts.companies.some(({ from, to }) => from !== to))).toBe(
    true,
  );
});

test('M9.18: where presidents decide one after the other, all of a round is told once, after the last', () => {
  const { told, events } = toldIn('956');
  const paid = events.filter(({ event }) => event === 'dividend');
  const companies = told.flatMap(({ payouts }) => payouts.companies);
  expect(companies.map(({ dividend }) => dividend)).toEqual(paid);
});

test('M9.18: dividends less the upkeep that presidents pay are what the money of each seat changed by', () => {
  const { told } = toldIn('985', 5);
  const spent = told.flatMap(({ payouts }) => payouts.upkeep);
  expect(Math.max(...spent)).toBeGreaterThan(0);
  for (const { payouts, after, opening } of told) {
    const got = payouts.upkeep.map((upkeep, seat) =>
      payouts.companies.reduce((sum, { dividend }) => sum + (dividend?.paid[seat] ?? 0), -upkeep),
    );
    expect(got).toEqual(cashOf(after).map((cash, seat) => cash - (opening[seat] ?? 0)));
  }
});

test('M9.29: where each player has a company, what it earned and how its value rose', () => {
  const [first] = toldIn('879').told;
  expect(first?.payouts.round).toBe(1);
  for (const { company, income, from, to, dividend } of first?.payouts.companies ?? []) {
    expect(dividend).toBeNull();
    expect(income).toBe(first?.after.income[company]);
    expect([from, to]).toEqual([OWN_VALUE, first?.after.value[company]]);
  }
});

test('the last round can be looked up later, with the values as they were then', () => {
  const { told, events } = toldIn('596');
  const [first, second] = told;
  if (!first || !second) throw new Error('one round only');
  // Up to the last action of the second round.
  const [last] = events.flatMap(({ event }, at) => (event === 'share-round' ? at : [])).slice(-1);
  const earlier = events
    .slice(0, last)
    .reduce((found, { event }, at) => (event === 'round' ? at + 1 : found), 0);
  expect(payoutsIn(second.before, events.slice(0, earlier))).toEqual(first.payouts);
});
