import { expect, test } from 'vitest';
import type { Evaluation } from '../../src/app/analysis/analyse';
import { costlyMoves } from '../../src/app/analysis/costly-moves';
import { momentsOf } from '../../src/app/analysis/moments';
import { unwrap } from '../../src/kit/result';
import { Timeline } from '../../src/kit/timeline';
import { header, people } from '../tiny-game/header';
import { rules } from '../tiny-game/rules';
import { moments } from './moments';

function match(): Timeline {
  const timeline = unwrap(Timeline.begin(rules, header({ seats: people(2), undo: 'free' })));
  return timeline;
}

function play(timeline: Timeline, action: number): void {
  const entry = timeline.prepare(action, 1);
  expect(timeline.append(entry as never)).toBeNull();
}

test('undone positions are left out, and restored ones occur once', () => {
  const timeline = match();
  play(timeline, 1);
  play(timeline, 2);
  const undo = timeline.prepareUndo(1);
  if (undo) timeline.append(undo);
  play(timeline, 1);
  const line = timeline.line();
  const found = momentsOf(timeline, []);
  expect(found).toHaveLength(line.length + 1);
  for (const [depth, { entries }] of found.entries())
    expect(timeline.line(entries)).toEqual(line.slice(0, depth));
});

const verdicts = (shares: readonly number[]): ReadonlyMap<number, Evaluation> =>
  new Map(
    shares.map((share, entries) => [entries, { worth: [share, 1 - share], best: [7], error: 0 }]),
  );

const all = moments([0, 1, 0], [0, 1, 2, 3], [7, 1, 1]);

test('a costly move is a turn after which its player’s chance is lower, with the better move', () => {
  expect(costlyMoves(all, verdicts([0.6, 0.6, 0.8, 0.5]))).toEqual([
    { move: 2, entries: 1, seat: 1, from: 0.4, to: 1 - 0.8, better: [7] },
    { move: 3, entries: 2, seat: 0, from: 0.8, to: 0.5, better: [7] },
  ]);
});

test('a costly move has the number that the log gives its turn, also after steps that were undone', () => {
  const gone = moments([0, 1], [0, 4, 9]);
  const evaluations = new Map<number, Evaluation>(
    [0, 4, 9].map((entries, at) => {
      const share = [0.9, 0.5, 0.45][at] ?? 0;
      return [entries, { worth: [share, 1 - share], best: [7], error: 0 }];
    }),
  );
  expect(costlyMoves(gone, evaluations).map(({ move }) => move)).toEqual([4]);
});

test('a loss after the best known move is none of that move; a small loss is not listed; unknown ones are left out', () => {
  // The first turn played the best move, 7, and its player lost by what followed.
  expect(costlyMoves(all, verdicts([0.6, 0.3, 0.35]))).toEqual([]);
});

test('a loss within the error of the search is not listed', () => {
  const unsure = new Map(
    [...verdicts([0.6, 0.6, 0.8, 0.5])].map(([entries, one]) => [entries, { ...one, error: 0.12 }]),
  );
  expect(costlyMoves(all, unsure).map(({ move }) => move)).toEqual([3]);
});

test('where positions are left out, the loss of several turns is not blamed on one', () => {
  const own = all.filter(({ turns }) => turns !== 1);
  expect(costlyMoves(own, verdicts([0.9, 0.1, 0.1, 0.1]))).toEqual([]);
});
