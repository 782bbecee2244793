import { expect, test } from 'vitest';
import { calibrated, calibrationAt, chancesOf } from '../../src/players/chances';
import { BEST, type Thought } from '../../src/players/thought';

const curve = {
  stages: [0, 0.5, 1],
  searched: [0, 0.4, 1],
  estimated: [0, 0.2, 0],
  acting: [0, -0.3, 0],
  first: [0, 0, 0],
  seated: [0, 0, 0],
  error: [0.02, 0.06, 0.1],
};

const even = [1 / 3, 1 / 3, 1 / 3];
const sum = (shares: readonly number[]) => shares.reduce((all, share) => all + share, 0);

test('what a search promises its own seat at the beginning says little about the end', () => {
  const chances = chancesOf(calibrationAt(curve, 0, 1, even), [0.03, 0.94, 0.03]);
  for (const chance of chances) expect(chance).toBeCloseTo(1 / 3);
});

test('chances add up to 1, and keep the order of what the search found', () => {
  for (const stage of [0, 0.1, 0.3, 0.5, 0.8, 1]) {
    const calibration = calibrationAt(curve, stage, 0, [0.2, 0.5, 0.3]);
    const [good, bad] = [
      chancesOf(calibration, [0.6, 0.3, 0.1]),
      chancesOf(calibration, [0.4, 0.4, 0.2]),
    ];
    expect(sum(good)).toBeCloseTo(1);
    expect(good[0]).toBeGreaterThanOrEqual(bad[0] ?? 1);
  }
});

test('between two stages the figures are those in between', () => {
  const { weight, error } = calibrationAt(curve, 0.75, 0, even);
  expect(weight).toBeCloseTo(0.7);
  expect(error).toBeCloseTo(0.08);
});

test('a match that is decided stays decided', () => {
  expect(chancesOf(calibrationAt(curve, 0.2, 0, even), [1, 0, 0])).toEqual([1, 0, 0]);
});

test('where a game has no curve, the worth is the chance', () => {
  const thought: Thought = {
    line: [1],
    candidates: [{ action: 1, line: [1], visits: 9, worth: [0.7, 0.3] }],
    choosing: BEST,
    worth: [0.6, 0.4],
    calibration: null,
    playouts: 9,
  };
  expect(calibrated(thought)).toBe(thought);
  const read = calibrated({ ...thought, calibration: calibrationAt(curve, 0, 0, [0.5, 0.5]) });
  expect(read.worth).toEqual([0.5, 0.5]);
  expect(read.candidates[0]?.worth).toEqual([0.5, 0.5]);
});
