import { expect, test } from 'vitest';
import { advice } from '../../../../src/games/age-of-steam/advice';
import { rules } from '../../../../src/games/age-of-steam/rules';
import type { State } from '../../../../src/games/age-of-steam/rules/state';
import type { AnyAdvice } from '../../../../src/kit/advice';
import type { JsonObject } from '../../../../src/kit/json';
import type { AnyRules } from '../../../../src/kit/rules';
import { SearchPlayer } from '../../../../src/players/search-player';
import type { Budget } from '../../../../src/players/thought';
import { begun, edited, playWell } from './matches';

const listed = new Int32Array(rules.max);
const weights = new Float32Array(rules.max);

const anyRules: AnyRules = rules;
const anyAdvice: AnyAdvice = advice;

/** What a search does, as it is written. */
async function answer(state: State, budget: Budget, seed = 'sense'): Promise<JsonObject> {
  const seat = rules.toAct(state);
  if (seat === null) throw new TypeError('the match is over');
  const player = new SearchPlayer(anyRules, anyAdvice);
  const question = { seat, budget, seed };
  const thought = await player.think(
    state,
    [],
    question,
    () => 0,
    async () => true,
  );
  if (!thought) throw new Error('the search was interrupted');
  return rules.action.write(thought.line[0], state);
}

test('few shares are issued at the start: some, and never many', async () => {
  for (const seats of [3, 4, 5, 6]) {
    const { do: kind, shares } = await answer(begun(seats, `issue ${seats}`), { playouts: 200 });
    expect(kind).toBe('issue');
    expect(shares).toBeLessThanOrEqual(5);
  }
});

/** A fresh match in which everybody has this money and these shares. */
function withFinances(seed: string, money: number, shares: number): State {
  return edited(begun(4, seed), (position) => ({
    ...position,
    players: (position.players as JsonObject[]).map((player) => ({ ...player, money, shares })),
  }));
}

test('who cannot pay the expenses issues the shares that they demand, at every level', async () => {
  for (const level of ['apprentice', 'conductor'] as const) {
    for (const [money, shares] of [
      [1, 4],
      [0, 6],
      [2, 9],
    ] as const) {
      const state = withFinances(`${money} of ${shares}`, money, shares);
      // No track yet, so no income; engine 1; every share brings $5 and costs $1.
      const demanded = Math.ceil((shares + 1 - money) / 4);
      for (const seed of ['one', 'another', 'a third']) {
        expect((await answer(state, { level }, seed)).shares).toBeGreaterThanOrEqual(demanded);
      }
    }
  }
});

test('no level ships a cube that pays a rival more than itself where a better delivery exists', async () => {
  let looked = 0;
  const positions: State[] = [];
  playWell(3, 'rivals', (state) => {
    const ships = shipsOf(state);
    if (ships.some(([, better]) => better) && ships.some(([, better]) => !better))
      positions.push(rules.clone(state));
  });
  for (const state of positions.slice(0, 12)) {
    const { do: kind, ...ship } = await answer(state, { level: 'apprentice' });
    if (kind !== 'ship') continue;
    const chosen = shipsOf(state).find(([action]) => {
      const { city, cube } = rules.action.write(action, state);
      return city === ship.city && cube === ship.cube;
    });
    expect(chosen?.[1]).toBe(true);
    looked++;
  }
  expect(looked).toBeGreaterThan(4);
});

/** The deliveries that the seat to act can begin, and whether each may end with no rival earning more than it. */
function shipsOf(state: State): readonly (readonly [action: number, better: boolean])[] {
  const seat = rules.toAct(state) ?? -1;
  const count = rules.list(state, listed);
  return [...listed.subarray(0, count)]
    .filter((action) => rules.action.write(action, state).do === 'ship')
    .map((action) => [
      action,
      paymentsOf(state, action).some(
        (paid) => Math.max(...paid.filter((_, other) => other !== seat)) <= (paid[seat] ?? 0),
      ),
    ]);
}

test('the weights prefer the delivery with the best own income', () => {
  let looked = 0;
  for (let match = 0; match < 4; match++) {
    playWell(4, `deliver ${match}`, (state) => {
      const count = rules.list(state, listed);
      const ships = [...listed.subarray(0, count)].filter(
        (action) => rules.action.write(action, state).do === 'ship',
      );
      if (ships.length < 2) return;
      advice.prior(state, listed, count, weights);
      const weightOf = (action: number) => weights[listed.indexOf(action)] ?? 0;
      const incomes = new Map(ships.map((ship) => [ship, bestIncome(state, ship)]));
      const preferred = ships.reduce((a, b) => (weightOf(b) > weightOf(a) ? b : a));
      // What others earn counts against a delivery, but an own dollar counts more.
      expect(incomes.get(preferred)).toBeGreaterThanOrEqual(Math.max(...incomes.values()) - 1);
      looked++;
    });
  }
  expect(looked).toBeGreaterThan(40);
});

/** The most income that the seat to act gets by a delivery that begins like this. */
function bestIncome(state: State, action: number): number {
  const seat = rules.toAct(state) ?? -1;
  return Math.max(...paymentsOf(state, action).map((paid) => paid[seat] ?? 0));
}

/** What every seat gets by each delivery that begins like this, by trying all of them. */
function paymentsOf(state: State, action: number): readonly (readonly number[])[] {
  const next = rules.clone(state);
  let delivered: readonly number[] | null = null;
  rules.play(next, action, (event) => {
    if (event.event === 'deliver') delivered = event.income as number[];
  });
  if (delivered !== null) return [delivered];
  const goes = new Int32Array(rules.max);
  const count = rules.list(next, goes);
  return [...goes.subarray(0, count)].flatMap((go) => paymentsOf(next, go));
}
