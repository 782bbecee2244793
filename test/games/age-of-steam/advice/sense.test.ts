import { expect, test } from 'vitest';
import { advice } from '../../../../src/games/age-of-steam/advice';
import { rules } from '../../../../src/games/age-of-steam/rules';
import type { State } from '../../../../src/games/age-of-steam/rules/state';
import type { AnyAdvice } from '../../../../src/kit/advice';
import type { JsonObject } from '../../../../src/kit/json';
import type { AnyRules } from '../../../../src/kit/rules';
import { SearchPlayer } from '../../../../src/players/search-player';
import { begun, edited, playWell } from './matches';

const listed = new Int32Array(rules.max);
const weights = new Float32Array(rules.max);

const anyRules: AnyRules = rules;
const anyAdvice: AnyAdvice = advice;

/** What a search of so many playouts does, as it is written. */
async function answer(state: State, playouts: number): Promise<JsonObject> {
  const seat = rules.toAct(state);
  if (seat === null) throw new TypeError('the match is over');
  const player = new SearchPlayer(anyRules, anyAdvice);
  const question = { seat, budget: { playouts }, seed: 'sense' };
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
    const { do: kind, shares } = await answer(begun(seats, `issue ${seats}`), 200);
    expect(kind).toBe('issue');
    expect(shares).toBeLessThanOrEqual(5);
  }
});

test('who cannot pay the expenses any more issues shares for them', async () => {
  for (const seed of ['poor', 'bare', 'short']) {
    const state = edited(begun(4, seed), (position) => ({
      ...position,
      players: (position.players as JsonObject[]).map((player) => ({
        ...player,
        money: 1,
        shares: 4,
      })),
    }));
    expect((await answer(state, 400)).shares).toBeGreaterThanOrEqual(1);
  }
});

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

/** The most income that the seat to act gets by a delivery that begins like this, by trying all of them. */
function bestIncome(state: State, action: number): number {
  const seat = rules.toAct(state) ?? -1;
  const next = rules.clone(state);
  let delivered: number | null = null;
  rules.play(next, action, (event) => {
    if (event.event === 'deliver') delivered = (event.income as number[])[seat] ?? 0;
  });
  if (delivered !== null) return delivered;
  const goes = new Int32Array(rules.max);
  const count = rules.list(next, goes);
  return Math.max(...[...goes.subarray(0, count)].map((go) => bestIncome(next, go)));
}
