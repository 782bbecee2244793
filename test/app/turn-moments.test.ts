import { expect, test } from 'vitest';
import { costlyMoves } from '../../src/app/analysis/costly-moves';
import { momentsOf } from '../../src/app/analysis/moments';
import { people } from '../tiny-game/header';
import { begin, CARD, play, STOP, TAKE } from '../tiny-game/steps';

const two = { seats: people(2) };
const entriesIn = (timeline: ReturnType<typeof begin>, viewers: readonly number[]) =>
  momentsOf(timeline, viewers).map(({ entries }) => entries);

test('positions are those at which turns begin, and the last one', () => {
  const timeline = begin(two);
  play(timeline, TAKE, TAKE, STOP, STOP, TAKE);
  expect(entriesIn(timeline, [0, 1])).toEqual([0, 3, 4, 5]);
});

test('in an unfinished match with secrets, only those in which a viewer decides', () => {
  const timeline = begin(two);
  play(timeline, CARD, STOP, STOP, TAKE);
  expect(entriesIn(timeline, [0])).toEqual([0, 3, 4]);
  expect(entriesIn(timeline, [1])).toEqual([2]);
  expect(entriesIn(timeline, [])).toEqual([]);
  play(timeline, STOP, STOP, STOP, STOP);
  expect(entriesIn(timeline, [])).toHaveLength(7);
});

test('a costly move is a whole turn, with the whole better line', () => {
  const timeline = begin(two);
  play(timeline, TAKE, STOP, STOP);
  const worth = (share: number, best: readonly [number, ...number[]]) => ({
    worth: [share, 1 - share],
    best,
    error: 0,
  });
  const evaluations = new Map([
    [0, worth(0.8, [TAKE, TAKE, STOP])],
    [2, worth(0.4, [STOP])],
    [3, worth(0.7, [STOP])],
  ]);
  expect(costlyMoves(momentsOf(timeline, [0, 1]), evaluations)).toEqual([
    { move: 2, entries: 0, seat: 0, from: 0.8, to: 0.4, better: [TAKE, TAKE, STOP] },
  ]);
});
