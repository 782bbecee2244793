import { expect, test } from 'vitest';
import { rules } from '../../../../src/games/age-of-steam/rules';
import type { State } from '../../../../src/games/age-of-steam/rules/state';
import {
  DONE,
  hasToExtend,
  losesAny,
  lossesOf,
  lossesTold,
} from '../../../../src/games/age-of-steam/view/losses';
import { words } from '../../../../src/games/age-of-steam/words/en';
import { board, building } from '../support/positions';

/** Track of seat 0 from Cincinnati, with an open end. */
const OPEN = { '13,15': { '2-4': 0 } };

function build(state: State, hex: string, ...track: readonly string[]): number {
  const action = rules.action.read({ do: 'build', hex, track: [...track] }, state);
  if (typeof action !== 'number') throw new Error(JSON.stringify(action));
  expect(rules.refusal(state, action)).toBeNull();
  return action;
}

function after(state: State, ...actions: readonly number[]): State {
  const next = rules.clone(state);
  for (const action of actions) rules.play(next, action);
  return next;
}

test('7.13: track that was not extended is lost with “Done building”, and it is asked first', () => {
  const state = building(OPEN);
  expect(lossesOf(state, DONE)).toMatchObject({ track: ['13,15'], city: false });
  expect(losesAny(state, DONE)).toBe(true);
  expect(losesAny(building({}), DONE)).toBe(false);
});

test('7.13: a redirect does not extend; a tile after it does', () => {
  const state = building(OPEN);
  const turn = build(state, '13,15', '1-4');
  expect(hasToExtend(state, turn, '13,15')).toBe(true);
  const turned = after(state, turn);
  expect(losesAny(turned, DONE)).toBe(true);
  const more = build(turned, '14,14', '1-4');
  expect(hasToExtend(turned, more, '14,14')).toBe(false);
  expect(losesAny(after(turned, more), DONE)).toBe(false);
});

test('7.13: the last tile of a turn ends it, and with it go the tracks that were not extended', () => {
  const state = building({ ...OPEN, '9,17': { '1-3': 0 } }, { 'players.0.money': 20 });
  const first = build(state, '8,18', '2-4');
  const second = build(after(state, first), '7,19', '1-5');
  const now = after(state, first, second);
  const last = build(now, '6,18', '2-4');
  expect(lossesOf(now, last).track).toEqual(['9,17', '13,15']);
  expect(losesAny(state, first)).toBe(false);
});

test('7.11: a new city that could be placed is lost with the turn, and it is asked first', () => {
  const state = building({}, { 'players.0.action': 'urbanization' });
  expect(lossesOf(state, DONE).city).toBe(true);
  const city = rules.action.read({ do: 'urbanize', city: 'E', hex: '10,16' }, state);
  expect(losesAny(after(state, Number(city)), DONE)).toBe(false);
});

test('what is lost is told by its place, and nothing where nothing is', () => {
  const { build: said } = words.table;
  const newCities = { C: '12,10' };
  const track = ['13,15', '13,15', '11,9'];
  const told = lossesTold(board, { track, city: true, newCities }, said, words.names);
  const places = ['northeast of Cincinnati', 'northwest of City C'];
  expect(told).toEqual([said.losesAtEnd(places), said.losesCity]);
  expect(lossesTold(board, { track: [], city: false, newCities }, said, words.names)).toEqual([]);
});
