import { describe, expect, test } from 'vitest';
import { DIRECTIONS, hexMap } from '../../../src/kit/hex';
import { emptierCorner } from '../../../src/ui/board/board-frame';
import { hexCenter, hexCorners, hexPath, hexViewBox } from '../../../src/ui/board/hex-shape';
import { networkPath } from '../../../src/ui/board/marks';
import { tappedTarget } from '../../../src/ui/board/tapped-target';
import { disc } from '../../kit/support/disc';

const HOME = { col: 0, row: 0 };

/** The points of a path of M, l, h and v. */
function pointsOf(path: string): readonly { x: number; y: number }[] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([Mlhv])(-?[\d.]+)(?:[ ,]?(-?[\d.]+))?/g)].map(([, step, a, b]) => {
    if (step === 'M') [x, y] = [Number(a), Number(b)];
    else if (step === 'h') x += Number(a);
    else if (step === 'v') y += Number(a);
    else [x, y] = [x + Number(a), y + Number(b)];
    return { x, y };
  });
}

describe.each(['flat', 'pointy'] as const)('a drawn hex with a %s top', (orientation) => {
  const hex = { col: 3, row: 5 };

  test('its outline is its six corners', () => {
    const drawn = pointsOf(hexPath(hex, 0, orientation));
    for (const corner of hexCorners(hex, orientation)) {
      const near = drawn.filter(({ x, y }) => Math.hypot(x - corner.x, y - corner.y) < 0.05);
      expect(near.length).toBeGreaterThan(0);
    }
  });

  test('the edge toward a neighbor is halfway to it', () => {
    const corners = hexCorners(HOME, orientation);
    DIRECTIONS[orientation].forEach((step, direction) => {
      const [from, to] = [corners[(direction + 4) % 6], corners[(direction + 5) % 6]];
      const there = hexCenter(step, orientation);
      expect(((from?.x ?? 0) + (to?.x ?? 0)) / 2).toBeCloseTo(there.x / 2);
      expect(((from?.y ?? 0) + (to?.y ?? 0)) / 2).toBeCloseTo(there.y / 2);
    });
  });

  test('the view box fits the map, and fits again when the map grows', () => {
    const sizeOf = (radius: number) => {
      const hexes = disc(radius, orientation);
      const [left = 0, top = 0, width = 0, height = 0] = hexViewBox(hexes, 5, orientation)
        .split(' ')
        .map(Number);
      const corners = hexes.flatMap((one) => hexCorners(one, orientation));
      expect(Math.min(...corners.map(({ x }) => x))).toBeCloseTo(left + 5, 1);
      expect(Math.max(...corners.map(({ x }) => x))).toBeCloseTo(left + width - 5, 0);
      expect(Math.min(...corners.map(({ y }) => y))).toBeCloseTo(top + 5, 1);
      expect(Math.max(...corners.map(({ y }) => y))).toBeCloseTo(top + height - 5, 0);
      return width * height;
    };
    expect(sizeOf(2)).toBeGreaterThan(sizeOf(1));
  });

  test('a network is drawn with one line for each pair of its neighbors', () => {
    const map = hexMap(disc(1, orientation), orientation);
    expect(networkPath(map, () => true, HOME_POINT).match(/L/g)).toHaveLength(12);
    expect(networkPath(map, (one) => one === 0, HOME_POINT)).toBe('');
  });

  test('a tap means the target on its hex, or the only one beside it', () => {
    const map = hexMap(disc(2, orientation), orientation);
    const [beside = -1, other = -1] = map.neighbors;
    const of = (targets: readonly number[]) => tappedTarget(map, targets, (one) => one, 0);
    expect(of([0, beside])).toBe(0);
    expect(of([beside])).toBe(beside);
    expect(of([beside, other])).toBeNull();
    expect(of([])).toBeNull();
  });
});

const HOME_POINT = { x: 0, y: 0 };

test('zoom buttons are in the lower corner with more water', () => {
  const coastInTheWest = [...Array(12).keys()].map((col) => ({ col, row: 20 - col }));
  expect(emptierCorner(coastInTheWest)).toBe('right');
  expect(emptierCorner(coastInTheWest.map(({ col, row }) => ({ col: 11 - col, row })))).toBe(
    'left',
  );
});
