import { describe, expect, test } from 'vitest';
import {
  leftAfter,
  removal,
  removalByItself,
  withTheRest,
} from '../../../../src/games/504/modules/majorities/model/removal';
import { rules } from '../../../../src/games/504/rules';
import type { Event } from '../../../../src/games/504/rules/state/events';
import type { State } from '../../../../src/games/504/rules/state/state';
import { mapOf } from '../../../../src/games/504/view/model/base/map';
import { scoringIn } from '../../../../src/games/504/view/model/base/scoring';
import { randomFrom } from '../../../../src/kit/random';
import type { Action } from '../../../../src/kit/rules';
import { begun } from '../support/begun';
import { voiceIn } from '../support/voice';
import { busy } from '../support/walk';

interface Step {
  readonly before: State;
  readonly events: readonly Event[];
}

/** Matches by chance, action by action. */
function* stepsIn(world: string, seats: number): Generator<Step> {
  const random = randomFrom(`removal ${world}`);
  const state = begun(world, seats, `removal ${world}`);
  while (rules.toAct(state) !== null) {
    const before = rules.clone(state);
    const events: Event[] = [];
    rules.play(state, busy(state, random), (event) => events.push(event));
    yield { before, events };
  }
}

/** The first positions of those who have several pieces to take off. */
const removals = [...stepsIn('785', 3), ...stepsIn('765', 3), ...stepsIn('798', 3)]
  .map(({ before }) => before)
  .filter((state) => removal.isHere(state) && leftAfter(state, []) > 2);

const played = (state: State, actions: readonly Action[]) => {
  const now = rules.clone(state);
  for (const action of actions) {
    expect(rules.refusal(now, action)).toBeNull();
    rules.play(now, action);
  }
  return now;
};

test('each tap takes one more piece off, and another one on the same tile leaves them there', () => {
  expect(removals.length).toBeGreaterThan(5);
  let kept = 0;
  for (const state of removals) {
    const voice = voiceIn(state);
    let chosen: readonly Action[] = [];
    for (let most = leftAfter(state, []); leftAfter(state, chosen) > 0; most--) {
      expect(most).toBeGreaterThan(0);
      const [hex = -1] = removal.targets(state, chosen);
      const next = removal.tap(state, chosen, hex, voice);
      expect(next).toHaveLength(chosen.length + 1);
      if (typeof next !== 'string') chosen = next;
    }
    const over = played(state, chosen);
    expect(rules.turn(over)).not.toBe(rules.turn(state));
    const first = rules.action.write(chosen[0] ?? -1, state).at;
    const there = mapOf(state).all.hexes.findIndex((_, hex) => {
      const next = removal.tap(state, chosen, hex, voice);
      return typeof next !== 'string' && next.length < chosen.length;
    });
    expect(there, String(first)).toBeGreaterThanOrEqual(0);
    const fewer = removal.tap(state, chosen, there, voice);
    if (typeof fewer !== 'string') {
      played(state, fewer);
      kept++;
    }
  }
  expect(kept).toBe(removals.length);
});

test('the rest is chosen in one go, and all of it can be played', () => {
  for (const state of removals) {
    const all = withTheRest(state, []);
    expect(leftAfter(state, all)).toBe(0);
    expect(rules.turn(played(state, all))).not.toBe(rules.turn(state));
  }
});

test('a piece that cannot go says why', () => {
  const told = new Set<unknown>();
  for (const state of removals) {
    const voice = voiceIn(state);
    mapOf(state).all.hexes.forEach((_, hex) => {
      const next = removal.tap(state, [], hex, voice);
      if (typeof next === 'string') told.add(next);
    });
    told.add(removal.tap(state, withTheRest(state, []), -1, voice));
  }
  const { stays } = voiceIn(removals[0] as State).table.majorities;
  expect(told).toContain(stays.nothing);
  expect(told).toContain(stays.residentsFirst);
  expect(told).toContain(stays.headquarters);
  expect([...told].join()).toContain('cut off');
});

test('M7.10: after the last scoring nobody is asked which pieces go', () => {
  let last = 0;
  for (const { before } of stepsIn('785', 3)) {
    if (!removal.isHere(before)) continue;
    const actions = removalByItself(before);
    const isLast = before.scorings[0] === 3;
    expect(actions.length > 0).toBe(isLast);
    if (isLast) last++;
    played(before, actions);
  }
  expect(last).toBeGreaterThan(0);
});

describe.each([
  ['785', 3],
  ['785', 2],
  ['764', 4],
  ['798', 3],
] as const)('M7.8: in world %s for %d', (world, seats) => {
  test('what a scoring is told to bring is what everybody gets', () => {
    const got = new Map<number, number>();
    let told: readonly number[] = [];
    let scorings = 0;
    let checked = 0;
    for (const { before, events } of stepsIn(world, seats)) {
      const scoring = scoringIn(before, events);
      if (scoring) {
        scorings++;
        expect(scoring.number).toBe(scorings);
        told = scoring.gains;
        got.clear();
      }
      for (const event of events)
        if (event.event === 'vp' && event.for === 'scoring') got.set(event.owner, event.amount);
      const isDone = events.some(({ event }) => event === 'vp' || event === 'over');
      if (told.length > 0 && isDone && got.size > 0) {
        expect(told.map((_, owner) => got.get(owner) ?? 0)).toEqual(told);
        told = [];
        checked++;
      }
    }
    expect(scorings).toBe(3);
    expect(checked).toBe(3);
  });
});
