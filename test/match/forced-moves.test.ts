import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { SeatPlan } from '../../src/kit/header';
import { forcedAction, playForcedMoves } from '../../src/match/forced-moves';
import type { LiveMatch } from '../../src/match/live-match';
import { manyTurns, until } from '../support/event-loop';
import { people } from '../tiny-game/header';
import { reader, rules, STOP, TAKE } from '../tiny-game/steps';
import { partyOf, phone } from './phone';

// The pause before a move is a timer.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function begun(...taps: readonly number[]) {
  const { tab, begin } = phone();
  const deps = await tab({ rules: async () => rules, reader: async () => reader });
  const match = await begin(deps, { game: 'peas', options: {}, seats: people(2) });
  for (const action of taps) expect(await match.offer([action])).toBeNull();
  return match;
}

/** Plays forced moves, and counts them. */
function playing(match: LiveMatch, pause = 0) {
  const ready = signal(true);
  const played = { count: 0 };
  const offer: LiveMatch['offer'] = (actions) => match.offer(actions);
  const onPlayed = () => played.count++;
  onTestFinished(playForcedMoves(match, { offer, ready, pause, onPlayed }));
  return { ready, played };
}

test('an action is played only where it is the only legal one, and announced once', async () => {
  const match = await begun(TAKE, TAKE);
  const { played } = playing(match);
  await manyTurns();
  expect(match.entries.value).toBe(2);
  expect(await match.offer([TAKE])).toBeNull();
  await until(() => match.entries.value === 4);
  expect(match.toAct.value).toBe(1);
  expect(match.timeline.tip()?.action).toBe(STOP);
  expect(played.count).toBe(1);
});

test('it waits until the position has been seen', async () => {
  const match = await begun(TAKE, TAKE, TAKE);
  const { ready } = playing(match);
  ready.value = false;
  await manyTurns();
  expect(match.entries.value).toBe(3);
  ready.value = true;
  await until(() => match.entries.value === 4);
});

test('after an undo it is not played again at once', async () => {
  const match = await begun(TAKE, TAKE, TAKE);
  playing(match);
  await until(() => match.entries.value === 4);
  expect(await match.undo()).toBeNull();
  await manyTurns();
  expect(match.entries.value).toBe(5);
  expect(forcedAction(match)).toBeNull();
});

test('nothing is played for computers, nor for people at other phones', async () => {
  const match = await begun(TAKE, TAKE, TAKE);
  match.setParty(partyOf([1]));
  expect(forcedAction(match)).toBeNull();
  match.setParty(partyOf([0]));
  expect(forcedAction(match)).toBe(STOP);
  const computer: SeatPlan['player'] = { kind: 'computer', level: 'director' };
  match.setParty({ ...partyOf([0]), player: () => computer });
  expect(forcedAction(match)).toBeNull();
});
