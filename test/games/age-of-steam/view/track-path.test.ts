import { describe, expect, test } from 'vitest';
import { TILES } from '../../../../src/games/age-of-steam/data/tiles';
import { TOWN } from '../../../../src/games/age-of-steam/rules/shapes';
import {
  edgePoint,
  markPoint,
  NOWHERE,
  segmentMiddle,
  segmentPath,
} from '../../../../src/games/age-of-steam/view/board/track-path';

const numbers = (path: string) => [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);

/** The single segments of the tiles as pairs of edges. */
const singles = TILES.filter(({ kind }) => kind === 'simple').flatMap(({ shapes }) =>
  shapes.map(([segment = '']) => segment.split('-').map(Number) as [number, number]),
);

describe('the line of a segment', () => {
  test.each(singles)('from edge %i to edge %i begins and ends at their middles', (edge, mate) => {
    const found = numbers(segmentPath(NOWHERE, edge, mate));
    const [from, to] = [edgePoint(NOWHERE, edge), edgePoint(NOWHERE, mate)];
    expect(found[0]).toBeCloseTo(from.x, 0);
    expect(found[1]).toBeCloseTo(from.y, 0);
    expect(found.at(-2)).toBeCloseTo(to.x, 0);
    expect(found.at(-1)).toBeCloseTo(to.y, 0);
  });

  test('is straight between opposite edges and an arc between others', () => {
    expect(segmentPath(NOWHERE, 0, 3)).toMatch(/^M[^A]*L/);
    expect(segmentPath(NOWHERE, 0, 2)).toContain('A48 48');
    expect(segmentPath(NOWHERE, 4, 5)).toContain('A16 16');
  });

  test('of a spoke ends in the middle of its hex', () => {
    expect(segmentPath({ x: 10, y: 20 }, 0, TOWN)).toBe('M10 -7.7L10 20');
  });

  test('keeps clear of its mirror image: curves beside each other never meet', () => {
    const [one, other] = [segmentMiddle(NOWHERE, 0, 2), segmentMiddle(NOWHERE, 3, 5)];
    expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(14);
  });
});

test('marks of two tracks that cross stand apart', () => {
  const [one, other] = [markPoint(NOWHERE, 0, 3, true), markPoint(NOWHERE, 1, 4, true)];
  expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(12);
});
