import { describe, expect, test } from 'vitest';
import { pointsByEnd } from '../../../../src/games/ultimate-railroads/advice/prospect';
import { roundsLeft } from '../../../../src/games/ultimate-railroads/advice/worth';
import { rules } from '../../../../src/games/ultimate-railroads/rules';
import type { State } from '../../../../src/games/ultimate-railroads/rules/state';
import { spaceOf as space } from '../../../../src/games/ultimate-railroads/rules/tables';
import { UNITS } from '../../../../src/games/ultimate-railroads/rules/units';
import { choiceOf, chosenActions } from '../../../../src/games/ultimate-railroads/view/choice';
import { colorOn, factsOf } from '../../../../src/games/ultimate-railroads/view/facts';
import { withForced } from '../../../../src/games/ultimate-railroads/view/forced';
import { gainOf } from '../../../../src/games/ultimate-railroads/view/gain';
import { optionOf } from '../../../../src/games/ultimate-railroads/view/kinds';
import { attemptOn, legalIn, usesOf } from '../../../../src/games/ultimate-railroads/view/legal';
import {
  chipsOf,
  openChip,
  runsOf,
  stepsOf,
} from '../../../../src/games/ultimate-railroads/view/pool';
import { byColors, spacesIn } from '../../../../src/games/ultimate-railroads/view/spaces/groups';
import { whyNot } from '../../../../src/games/ultimate-railroads/view/spaces/space-facts';
import { voiceOf } from '../../../../src/games/ultimate-railroads/view/voice';
import { words as en } from '../../../../src/games/ultimate-railroads/words/en';
import { table as enTable } from '../../../../src/games/ultimate-railroads/words/en/table';
import { words as ko } from '../../../../src/games/ultimate-railroads/words/ko';
import { table as koTable } from '../../../../src/games/ultimate-railroads/words/ko/table';
import { randomFrom } from '../../../../src/kit/random';
import { at, fresh, played } from '../support/positions';
import { builder, rich } from '../support/walk';

/** A match of two after the starting cards. */
function begun(): State {
  const state = fresh(2);
  const card = { do: 'start', card: 'rouble' };
  return played(state, card).state;
}

const written = (state: State, action: number) => rules.action.write(action, state);

test('4.2: of several ways to pay, workers come first and rubles last', () => {
  const state = begun();
  const [usual, ...others] = usesOf(state, space('black-2'));
  expect(written(state, usual ?? 0)).toEqual({ do: 'use', space: 'black-2', pay: [2, 0, 0] });
  expect(others.map((action) => written(state, action).pay)).toEqual([
    [1, 0, 1],
    [0, 0, 2],
  ]);
});

test('17: a space that cannot be used says why', () => {
  const state = begun();
  const seat = rules.toAct(state) ?? 0;
  expect(whyNot(state, seat, space('black-2'))).toBeNull();
  expect(whyNot(state, seat, space('white-2'))).toEqual({
    because: 'not-complete',
    space: 'white-2',
  });
  const poor = rules.clone(state);
  poor.workers[seat] = 0;
  poor.rubles[seat] = 1;
  expect(rules.refusal(poor, attemptOn(poor, seat, space('black-2')))).toMatchObject({
    because: 'too-few',
  });
});

test('spaces keep their places while a round goes on: when some are taken, claimed or hired from', () => {
  const shown = (state: State) => byColors(state, 0, spacesIn(state, 0, [], true));
  const open = at('four', {});
  const later = at('four', {
    turn: { phase: 'turn', seat: 1, round: 1 },
    taken: { 'build-1': [1, 1, 0, 0], 'light-1': [2, 1, 0, 0] },
    claims: { '1': [2, 0], '2': null },
    'strip.0': null,
    'table.0.workers': 0,
  });
  expect(shown(later)).toEqual(shown(open));
});

test('only spaces for colors that a seat does not have are folded', () => {
  const [, folded] = byColors(begun(), 0, spacesIn(begun(), 0, [], true));
  expect(folded).toEqual([
    [
      'track',
      ['gray-2', 'brown-1', 'brown-2', 'natural-1', 'natural-2', 'white-1', 'white-2'].map(space),
    ],
  ]);
});

test('a space that is tapped before a starting card is taken says what is asked for', () => {
  const state = fresh(2);
  const seat = rules.toAct(state) ?? 0;
  expect(whyNot(state, seat, space('black-2'))).toEqual({
    because: 'wrong-phase',
    phase: 'start',
  });
});

test('12.5: what a locomotive gains in this round is told', () => {
  const state = begun();
  const seat = rules.toAct(state) ?? 0;
  const [build = 0] = usesOf(state, space('build-1'));
  // One locomotive more on the longest line, which has only black track, is worth nothing; a star on Kiev is.
  expect(gainOf(state, build, seat).now).toBeGreaterThan(0);
});

/** What a seat can gain in this turn, by trying everything. */
function everyWay(state: State, seat: number, worth: (state: State) => number): number {
  const turn = rules.turn(state);
  const ways = legalIn(rules.clone(state)).map((action) => {
    const next = rules.clone(state);
    rules.play(next, action);
    return rules.turn(next) === turn ? everyWay(next, seat, worth) : worth(next);
  });
  return Math.max(...ways);
}

test('what a space can come to is the best of all ways to use its steps', () => {
  const random = randomFrom('steps');
  const state = fresh(3, 'steps');
  let compared = 0;
  while (rules.toAct(state) !== null && compared < 20) {
    const seat = rules.toAct(state) ?? 0;
    const worth = (one: State) => pointsByEnd(one, seat, roundsLeft(state));
    for (const id of ['black-1', 'gray-1']) {
      const now = rules.clone(state);
      const [use] = rules.heading?.(now)?.phase === 'turn' ? usesOf(now, space(id)) : [];
      if (use === undefined) continue;
      const after = rules.clone(now);
      rules.play(after, use);
      if (rules.turn(after) !== rules.turn(now)) continue;
      expect(gainOf(now, use, seat).end).toBe(
        Math.round(everyWay(after, seat, worth) - worth(now)),
      );
      compared++;
    }
    rules.play(state, builder(state, random));
  }
  expect(compared).toBeGreaterThanOrEqual(20);
});

describe.each([
  ['en', en, enTable],
  ['ko', ko, koTable],
] as const)('9.1: among ?-tokens, %s', (_, words, table) => {
  test('each says what it is worth, and nothing twice', () => {
    const random = randomFrom('tokens');
    const state = rich(3, 'tokens');
    let seen = 0;
    let worth = 0;
    while (rules.toAct(state) !== null) {
      const now = rules.clone(state);
      const voice = voiceOf(words, table, [], now);
      for (const action of legalIn(now)) {
        const { do: kind } = written(now, action);
        if (kind !== 'token') continue;
        const { title, note, gain } = optionOf(now, action, voice);
        expect(note).not.toBe(title);
        seen++;
        worth += gain?.now ?? 0;
      }
      rules.play(state, builder(state, random));
    }
    expect(seen).toBeGreaterThan(0);
    expect(worth).toBeGreaterThan(0);
  });
});

test('5.3: the chips are what is pending, and the first one that must be used is open', () => {
  const { state } = played(begun(), { do: 'use', space: 'black-2', pay: [2, 0, 0] });
  const chips = chipsOf(state);
  expect(chips).toEqual([{ unit: UNITS.indexOf('black'), n: 3, must: true, usable: true }]);
  expect(openChip(chips, null)).toBe(chips[0]);
  expect(stepsOf(state, null).map(({ line, color, to }) => [line, color, to])).toEqual([
    [0, 0, 2],
    [1, 0, 2],
    [2, 0, 2],
  ]);
});

test('a decision without a choice is made with the one before it, and never one that gives something up', () => {
  const random = randomFrom('forced');
  let forced = 0;
  for (let match = 0; match < 6; match++) {
    const state = fresh(2 + (match % 3), `forced ${match}`);
    while (rules.toAct(state) !== null) {
      const turn = rules.turn(state);
      const action = builder(state, random);
      const [first, ...more] = withForced(rules.clone(state), [action]);
      expect(first).toBe(action);
      rules.play(state, action);
      for (const follow of more) {
        expect(rules.turn(state)).toBe(turn);
        expect(legalIn(rules.clone(state))).toEqual([follow]);
        expect(['done', 'pass', 'stay', 'bonus']).not.toContain(written(state, follow).do);
        rules.play(state, follow);
        forced++;
      }
    }
  }
  expect(forced).toBeGreaterThan(0);
});

test('a suggested action is shown as if it had been chosen', () => {
  const random = randomFrom('suggested');
  const state = fresh(4, 'suggested');
  for (let at = 0; at < 200 && rules.toAct(state) !== null; at++) {
    const now = rules.clone(state);
    const action = builder(now, random);
    expect(chosenActions(now, choiceOf(now, [action]))).toEqual([action]);
    rules.play(state, action);
  }
});

test('12.5: each space shows its best color', () => {
  const state = begun();
  state.fronts.set([5, 3, 2], 0);
  state.fronts[0] = 6;
  const [line] = factsOf(state).seats[0]?.lines ?? [];
  if (!line) throw new Error('a seat without lines');
  expect([1, 2, 3, 4, 6, 7].map((at) => colorOn(line, at))).toEqual([2, 2, 1, 0, 0, -1]);
});

test('what brings no points in this round is told by what it wins', () => {
  const state = at('four', {
    turn: { phase: 'turn', seat: 0, round: 2 },
    'table.0.tracks': { trans: [1], peter: [1], kiev: [1] },
  });
  const [black = 0] = usesOf(state, space('black-1'));
  const { now, prizes } = gainOf(state, black, 0);
  expect(now).toBe(0);
  expect(prizes).toContain('gray');
});

test('several steps of one kind can be made by one tap, as far as they go', () => {
  const state = at('four', {
    turn: { phase: 'resolve', during: 'turn', seat: 0, round: 2 },
    pool: { black: [3, 0] },
    'table.0.tracks': { trans: [1], peter: [1], kiev: [1] },
  });
  const runs = runsOf(state, stepsOf(state, null));
  // To 3 and 4 on each line: 2 is a single step.
  expect(runs.map(({ line, to }) => [line, to])).toEqual(
    [0, 1, 2].flatMap((line) => [
      [line, 3],
      [line, 4],
    ]),
  );
  for (const { line, to, actions } of runs) {
    const after = rules.clone(state);
    for (const action of actions) rules.play(after, action);
    expect(factsOf(after).seats[0]?.lines[line]?.fronts[0]).toBe(to);
  }
});
