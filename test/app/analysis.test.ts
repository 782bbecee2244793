import { expect, test } from 'vitest';
import type { Verdict } from '../../src/app/analysis/analyse';
import { momentsOf } from '../../src/app/analysis/moments';
import { turningPoints } from '../../src/app/analysis/turning-points';
import { isProblem } from '../../src/kit/rules';
import { Timeline } from '../../src/kit/timeline';
import { header, people } from '../tiny-game/header';
import { rules } from '../tiny-game/rules';

function match(): Timeline {
  const timeline = Timeline.begin(rules, header({ seats: people(2), undo: 'free' }));
  if (isProblem(timeline)) throw new Error(timeline.problem);
  return timeline;
}

function play(timeline: Timeline, action: number): void {
  const entry = timeline.prepare(action, 1);
  expect(timeline.append(entry as never)).toBeNull();
}

test('positions that were taken back are left out, and those restored are there once', () => {
  const timeline = match();
  play(timeline, 1);
  play(timeline, 2);
  const undo = timeline.prepareUndo(1);
  if (undo) timeline.append(undo);
  play(timeline, 1);
  const line = timeline.line();
  expect(momentsOf(timeline)).toHaveLength(line.length + 1);
  for (const [depth, entries] of momentsOf(timeline).entries())
    expect(timeline.line(entries)).toEqual(line.slice(0, depth));
});

const verdicts = (shares: readonly number[]): ReadonlyMap<number, Verdict> =>
  new Map(shares.map((share, entries) => [entries, { worth: [share, 1 - share], best: 7 }]));

const line = [
  { seat: 0, action: 7 },
  { seat: 1, action: 1 },
  { seat: 0, action: 1 },
];

test('a turn is a move after which who played it stands worse, with what was better', () => {
  expect(turningPoints(line, [0, 1, 2, 3], verdicts([0.6, 0.6, 0.8, 0.5]))).toEqual([
    { move: 2, entries: 1, seat: 1, from: 0.4, to: 1 - 0.8, better: 7 },
    { move: 3, entries: 2, seat: 0, from: 0.8, to: 0.5, better: 7 },
  ]);
});

test('a loss after the best move is nobody’s fault; a small one is none; the unknown is left out', () => {
  expect(turningPoints(line, [0, 1, 2, 3], verdicts([0.6, 0.3, 0.35]))).toEqual([
    { move: 1, entries: 0, seat: 0, from: 0.6, to: 0.3, better: null },
  ]);
});
