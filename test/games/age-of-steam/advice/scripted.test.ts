import { expect, test } from 'vitest';
import { scripted } from '../../../../src/games/age-of-steam/advice/scripted';
import { rules } from '../../../../src/games/age-of-steam/rules';
import type { JsonObject } from '../../../../src/kit/json';
import { randomFrom } from '../../../../src/kit/random';
import { begun, edited } from './matches';

const random = randomFrom('scripted');

test('scripted players stay solvent, bid, and reach scores of people', () => {
  const state = begun(3, 'scripted');
  const opened = new Set<number>();
  for (let turn = 1; rules.toAct(state) !== null; ) {
    const action = scripted.choose(state, random);
    if (rules.action.write(action, state).do === 'bid') opened.add(turn);
    rules.play(state, action, (event) => {
      if (event.event === 'turn') turn = event.number as number;
    });
  }
  expect([...state.out]).toEqual([0, 0, 0]);
  expect(opened.size).toBeGreaterThanOrEqual(5);
  const { scores } = rules.standing(state);
  expect(scores.reduce((sum, score) => sum + score, 0) / 3).toBeGreaterThan(75);
});

test('first place gets a bid where money is left for the turn, and none where it is not', () => {
  expect(opening(20)).toMatchObject({ do: 'bid', amount: 1 });
  expect(opening(5)).toMatchObject({ do: 'drop' });
});

/** What the first seat of the first auction does with this money. */
function opening(money: number): JsonObject {
  const state = begun(3, 'opening');
  while (rules.action.write(scripted.choose(state, random), state).do === 'issue')
    rules.play(state, scripted.choose(state, random));
  const poorer = edited(state, (position) => ({
    ...position,
    players: (position.players as JsonObject[]).map((player) => ({ ...player, money })),
  }));
  return rules.action.write(scripted.choose(poorer, random), poorer);
}
