import { expect, test } from 'vitest';
import { ideasIn, partsOf, sharedPercent } from '../../../src/app/coach/ideas';
import { endsTurn, isBest, turnStartOf, worthOfAction } from '../../../src/app/coach/turn-check';
import { BEST, type Thought } from '../../../src/players/thought';
import type { MoveExplainer } from '../../../src/ui/game-view';
import { people } from '../../tiny-game/header';
import { begin, CARD, play, rules, STOP, TAKE } from '../../tiny-game/steps';

const ideas = (...worths: number[]) => worths.map((worth) => ({ worth }));

test('a chance is said once where the ideas have the same', () => {
  expect(sharedPercent(ideas(0.334, 0.331, 0.326))).toBe(33);
  expect(sharedPercent(ideas(0.34, 0.33, 0.33))).toBeNull();
});

test('a single idea says its own', () => {
  expect(sharedPercent(ideas(0.5))).toBeNull();
  expect(sharedPercent([])).toBeNull();
});

test('a move of a game without steps is its own title', () => {
  const move = () => 'Pass';
  const reasons = () => [];
  expect(partsOf({ move, reasons }, {}, [1])).toEqual(['Pass']);
  const parts = () => ['Build', 'Here', 'There'];
  expect(partsOf({ move, reasons, parts }, {}, [1])).toEqual(['Build', 'Here', 'There']);
});

test('of moves that cannot be told apart those come first that the search prefers', () => {
  const candidate = (action: number, visits: number, worth: number) => ({
    ...{ action, line: [action] as const, visits },
    worth: [worth],
  });
  const candidates = [
    candidate(2, 600, 0.327),
    candidate(3, 300, 0.333),
    candidate(1, 200, 0.326),
    candidate(4, 100, 0.346),
    candidate(0, 90, 0.31),
  ];
  const thought: Thought = {
    line: [2],
    candidates,
    choosing: BEST,
    worth: [0.33],
    calibration: null,
    playouts: 1290,
  };
  const explainer = {
    move: (_: object, line: readonly number[]) => line.join(),
    reasons: () => [],
  };
  const found = ideasIn(thought, 0, {}, explainer, 5);
  expect(found.map(({ move }) => move)).toEqual(['2', '3', '1', '4', '0']);
  expect(sharedPercent(found.slice(0, 4))).toBe(33);
});

const explainer: MoveExplainer = {
  move: (_, [action = 0]) => (action > 10 ? 'a route' : `move ${action}`),
  reasons: () => [],
};

const candidate = (action: number, visits: number, worth: number) => ({
  action,
  line: [action] as const,
  visits,
  worth: [worth, 1 - worth],
});

const thought: Thought = {
  line: [1],
  candidates: [
    candidate(1, 900, 0.5),
    candidate(11, 300, 0.4),
    candidate(12, 200, 0.45),
    candidate(2, 100, 0.3),
    candidate(3, 2, 0.9),
  ],
  worth: [0.5, 0.5],
  choosing: BEST,
  calibration: null,
  playouts: 1502,
};

test('a hint begins with what would be played, and names moves with the same effect once', () => {
  const ideas = ideasIn(thought, 0, {}, explainer, 3);
  expect(ideas.map(({ move }) => move)).toEqual(['move 1', 'a route', 'move 2']);
  expect(ideas[1]).toMatchObject({ line: [12], worth: 0.45 });
});

test('a move with few visits is not an idea, and its worth is unknown', () => {
  expect(ideasIn(thought, 0, {}, explainer, 9).flatMap(({ line }) => line)).not.toContain(3);
  expect(worthOfAction(thought, 0, 3)).toBeNull();
  expect(worthOfAction(thought, 0, 2)).toBe(0.3);
  expect(worthOfAction(thought, 0, 4)).toBeNull();
});

test('the same actions in another order are one idea, the better one', () => {
  const plan = (line: readonly [number, ...number[]], worth: number) => ({
    ...candidate(line[0], 400, worth),
    line,
  });
  const candidates = [plan([1, 2, 2], 0.5), plan([2, 1, 2], 0.48), plan([2, 2], 0.4)];
  const spelled: MoveExplainer = { ...explainer, move: (_, line) => line.join(' then ') };
  const ideas = ideasIn({ ...thought, candidates }, 0, {}, spelled, 3);
  expect(ideas.map(({ move }) => move)).toEqual(['1 then 2 then 2', '2 then 2']);
});

test('the best line of a turn is searched from its start, or from the last random draw in it', () => {
  const timeline = begin({ seats: people(2) });
  play(timeline, STOP);
  expect(turnStartOf(timeline)).toEqual({ entries: 1, played: [] });
  play(timeline, TAKE, TAKE);
  expect(turnStartOf(timeline)).toEqual({ entries: 1, played: [TAKE, TAKE] });
  const other = begin({ seats: people(2) });
  play(other, TAKE, CARD, TAKE);
  expect(turnStartOf(other)).toEqual({ entries: 2, played: [TAKE] });
});

test('a check is due where actions end the turn or lead to a random draw, not at each step', () => {
  const { state } = begin({ seats: people(2) });
  expect(endsTurn(rules, state, [TAKE])).toBe(false);
  expect(endsTurn(rules, state, [TAKE, STOP])).toBe(true);
  expect(endsTurn(rules, state, [CARD])).toBe(true);
});

test('a turn that follows the best line to its end is the best', () => {
  expect(isBest([TAKE, TAKE, STOP], [TAKE, TAKE, STOP])).toBe(true);
  expect(isBest([TAKE, CARD], [TAKE])).toBe(true);
  expect(isBest([TAKE], [TAKE, TAKE, STOP])).toBe(false);
  expect(isBest([TAKE, STOP], [CARD])).toBe(false);
});
