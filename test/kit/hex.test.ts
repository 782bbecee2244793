import { expect, test } from 'vitest';
import {
  centre,
  DIRECTIONS,
  distance,
  type Hex,
  hexMap,
  opposite,
  writeHex,
} from '../../src/kit/hex';

const disc: Hex[] = [];
for (let col = 0; col < 9; col++)
  for (let row = col % 2; row < 18; row += 2) disc.push({ col, row });
const map = hexMap(disc);

test('a neighbour in one direction has us as its neighbour in the opposite one', () => {
  let pairs = 0;
  for (let hex = 0; hex < disc.length; hex++)
    for (let direction = 0; direction < 6; direction++) {
      const there = map.neighbours[hex * 6 + direction] ?? -1;
      if (there === -1) continue;
      pairs++;
      expect(map.neighbours[there * 6 + opposite(direction)]).toBe(hex);
    }
  expect(pairs).toBeGreaterThan(disc.length * 4);
});

test('distance is the number of steps on an open map', () => {
  const from = map.numberOf.get('4,8') ?? -1;
  const steps = new Map([[from, 0]]);
  const queue = [from];
  for (const hex of queue)
    for (let direction = 0; direction < 6; direction++) {
      const there = map.neighbours[hex * 6 + direction] ?? -1;
      if (there === -1 || steps.has(there)) continue;
      steps.set(there, (steps.get(hex) ?? 0) + 1);
      queue.push(there);
    }
  expect(steps.size).toBe(disc.length);
  for (const [hex, count] of steps)
    expect(distance(disc[from] as Hex, disc[hex] as Hex), writeHex(disc[hex] as Hex)).toBe(count);
});

test('the centres of neighbours are one hex height apart, clockwise from north', () => {
  const angles = DIRECTIONS.map((step) => {
    const { x, y } = centre(step);
    expect(Math.hypot(x, y)).toBeCloseTo(Math.sqrt(3));
    return (Math.round((Math.atan2(x, -y) * 180) / Math.PI) + 360) % 360;
  });
  expect(angles).toEqual([0, 60, 120, 180, 240, 300]);
});

test('nothing lies beyond the edge', () => {
  expect([...hexMap([{ col: 0, row: 0 }]).neighbours]).toEqual([-1, -1, -1, -1, -1, -1]);
});

test('a hex given twice keeps its first number', () => {
  const here = { col: 0, row: 0 };
  const map = hexMap([here, { col: 1, row: 1 }, here]);
  expect(map.numberOf.get('0,0')).toBe(0);
});
