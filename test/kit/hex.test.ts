import { describe, expect, test } from 'vitest';
import {
  center,
  DIRECTIONS,
  distance,
  fromAxial,
  HALF_ROUND,
  type Hex,
  hexMap,
  isOnGrid,
  opposite,
  toAxial,
  writeHex,
} from '../../src/kit/hex';
import { disc } from './support/disc';

describe.each(['flat', 'pointy'] as const)('hexes with %s tops', (orientation) => {
  const hexes = disc(4, orientation);
  const map = hexMap(hexes, orientation);
  const around = (hex: number) => [...map.neighbors.subarray(hex * 6, hex * 6 + 6)];

  test('a disc of radius 4 has 61 hexes, all on the grid', () => {
    expect(hexes).toHaveLength(61);
    expect(hexes.every(isOnGrid)).toBe(true);
  });

  test('a neighbor in one direction has us as its neighbor in the opposite one', () => {
    let pairs = 0;
    for (let hex = 0; hex < hexes.length; hex++) {
      around(hex).forEach((there, direction) => {
        if (there === -1) return;
        pairs++;
        expect(map.neighbors[there * 6 + opposite(direction)]).toBe(hex);
      });
    }
    expect(pairs).toBe(2 * 156);
  });

  test('half of the directions meet each pair of neighbors once', () => {
    const met = new Set<string>();
    for (let hex = 0; hex < hexes.length; hex++) {
      for (const direction of HALF_ROUND) {
        const there = around(hex)[direction] ?? -1;
        if (there >= 0) met.add([hex, there].sort((a, b) => a - b).join());
      }
    }
    expect(met.size).toBe(156);
  });

  test('distance is the number of steps on an open map', () => {
    const [from = { col: 0, row: 0 }] = hexes;
    const steps = new Map([[0, 0]]);
    const queue = [0];
    for (const hex of queue) {
      for (const there of around(hex)) {
        if (there === -1 || steps.has(there)) continue;
        steps.set(there, (steps.get(hex) ?? 0) + 1);
        queue.push(there);
      }
    }
    expect(steps.size).toBe(hexes.length);
    for (const [hex, count] of steps) {
      const to = hexes[hex] as Hex;
      expect(distance(from, to, orientation), writeHex(to)).toBe(count);
    }
  });

  test('the centers of neighbors are one hex apart, clockwise', () => {
    const angles = DIRECTIONS[orientation].map((step) => {
      const { x, y } = center(step, orientation);
      expect(Math.hypot(x, y)).toBeCloseTo(Math.sqrt(3));
      return (Math.round((Math.atan2(x, -y) * 180) / Math.PI) + 360) % 360;
    });
    const first = orientation === 'flat' ? 0 : 30;
    expect(angles).toEqual([0, 60, 120, 180, 240, 300].map((angle) => angle + first));
  });

  test('there are no neighbors beyond the edge', () => {
    const { neighbors } = hexMap([{ col: 0, row: 0 }], orientation);
    expect([...neighbors]).toEqual([-1, -1, -1, -1, -1, -1]);
  });
});

test('a map that grows keeps the numbers of its hexes', () => {
  const before = hexMap(disc(1, 'pointy'), 'pointy');
  const after = hexMap([...before.hexes, { col: 4, row: 0 }], 'pointy');
  for (const [hex, number] of before.numberOf) expect(after.numberOf.get(hex)).toBe(number);
  expect(after.neighbors.at(-1 * 6 + 4)).toBe(before.numberOf.get('2,0'));
});

test('axial coordinates are those of a pointy map, there and back', () => {
  expect(fromAxial(1, 0)).toEqual({ col: 2, row: 0 });
  expect(fromAxial(0, 1)).toEqual({ col: 1, row: 1 });
  for (const hex of disc(3, 'pointy')) {
    const { q, r } = toAxial(hex);
    expect(fromAxial(q, r)).toEqual(hex);
    const steps = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
    expect(distance({ col: 0, row: 0 }, hex, 'pointy')).toBe(steps);
  }
});

test('a hex given twice keeps its first number', () => {
  const here = { col: 0, row: 0 };
  const map = hexMap([here, { col: 1, row: 1 }, here]);
  expect(map.numberOf.get('0,0')).toBe(0);
});
