import fc from 'fast-check';
import { expect, test } from 'vitest';
import { below, draws, nextUint32, randomFrom, shuffle } from '../../src/kit/random';

test('generates the numbers of sfc32, from any state', () => {
  const mask = (1n << 32n) - 1n;
  const word = fc.nat({ max: 0xffffffff });
  fc.assert(
    fc.property(fc.tuple(word, word, word, word), (start) => {
      const words = Uint32Array.from(start);
      const drawn = nextUint32(words);
      const [a, b, c, counter] = start.map(BigInt) as [bigint, bigint, bigint, bigint];
      const sum = (a + b + counter) & mask;
      const turned = ((c << 21n) & mask) | (c >> 11n);
      expect(BigInt(drawn)).toBe(sum);
      expect([...words].map(BigInt)).toEqual([
        b ^ (b >> 9n),
        (c + (c << 3n)) & mask,
        (turned + sum) & mask,
        (counter + 1n) & mask,
      ]);
    }),
  );
});

test('a seed never changes its numbers: old matches are replayed with it', () => {
  const words = randomFrom('roundhouse');
  expect([nextUint32(words), nextUint32(words), nextUint32(words)]).toEqual([
    2881053854, 2409526593, 790876227,
  ]);
});

test('a copied state has the same future, and counts its draws', () => {
  const words = randomFrom('a');
  expect(draws(words)).toBe(0);
  nextUint32(words);
  const copy = Uint32Array.from(words);
  expect(nextUint32(copy)).toBe(nextUint32(words));
  expect(draws(words)).toBe(2);
});

test('similar seeds give unrelated numbers: about half the bits differ', () => {
  let differing = 0;
  for (let i = 0; i < 1000; i++) {
    let bits = nextUint32(randomFrom(`seed ${i}`)) ^ nextUint32(randomFrom(`seed ${i + 1}`));
    for (; bits; bits &= bits - 1) differing++;
  }
  expect(differing / 1000).toBeGreaterThan(15.5);
  expect(differing / 1000).toBeLessThan(16.5);
});

test.each([2, 6, 7, 100])('below(%i) is uniform', (n) => {
  const words = randomFrom('uniform');
  const counts = new Array<number>(n).fill(0);
  const total = 20000;
  for (let i = 0; i < total; i++) {
    const drawn = below(words, n);
    counts[drawn] = (counts[drawn] ?? 0) + 1;
  }
  const chiSquare = counts.reduce((sum, count) => sum + (count - total / n) ** 2, 0) / (total / n);
  // The numbers depend only on the seed. The limit is five deviations of a chi-square with n−1 degrees of freedom.
  expect(chiSquare).toBeLessThan(n - 1 + 5 * Math.sqrt(2 * (n - 1)));
});

test('below rejects the tail that would favor small numbers', () => {
  // With n = 3·2³⁰ the tail is a quarter of all draws. Without rejection it would double the first third.
  const words = randomFrom('tail');
  let low = 0;
  for (let i = 0; i < 9000; i++) if (below(words, 3 * 2 ** 30) < 2 ** 30) low++;
  expect(low).toBeGreaterThan(2800);
  expect(low).toBeLessThan(3200);
});

test('shuffle gives every order about equally often, and does not touch the other items', () => {
  const words = randomFrom('orders');
  const orders = new Map<string, number>();
  for (let i = 0; i < 6000; i++) {
    const items = ['a', 'b', 'c', 'x'];
    shuffle(words, items, 3);
    orders.set(items.join(''), (orders.get(items.join('')) ?? 0) + 1);
  }
  expect([...orders.keys()].sort()).toEqual(['abcx', 'acbx', 'bacx', 'bcax', 'cabx', 'cbax']);
  for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});
