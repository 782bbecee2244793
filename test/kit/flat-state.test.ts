import { expect, test } from 'vitest';
import { copyFlat, layOut, packFlat, unpackFlat } from '../../src/kit/flat-state';

const { blank } = layOut({
  words: { random: 4 },
  halves: { money: 3 },
  bytes: { turn: 5, track: 2 },
});

test('every window has its own numbers, each of its size, all 0', () => {
  const state = blank();
  expect(state.all).toHaveLength(4 * 4 + 2 * 3 + 5 + 2);
  expect([...state.all].every((byte) => byte === 0)).toBe(true);
  state.random.fill(0xffffffff);
  state.money.fill(0xffff);
  state.turn.fill(0xff);
  expect([...state.track]).toEqual([0, 0]);
  expect([...state.random]).toEqual(Array(4).fill(0xffffffff));
  expect([...state.money]).toEqual([65535, 65535, 65535]);
  expect(state.all.filter((byte) => byte === 0xff)).toHaveLength(4 * 4 + 2 * 3 + 5);
});

test('a copy has every figure, and goes its own way', () => {
  const [state, copy] = [blank(), blank()];
  state.money.set([7, 8, 9]);
  copyFlat(copy, state);
  expect([...copy.money]).toEqual([7, 8, 9]);
  copy.money[0] = 1;
  expect(state.money[0]).toBe(7);
});

test('packed bytes are a copy, and unpack to the same state', () => {
  const state = blank();
  state.random.set([1, 2, 3, 4]);
  const bytes = packFlat(state);
  state.random[0] = 99;
  const unpacked = blank();
  unpackFlat(unpacked, bytes);
  expect([...unpacked.random]).toEqual([1, 2, 3, 4]);
});

test('bytes of another layout are refused', () => {
  expect(() => unpackFlat(blank(), new Uint8Array(3))).toThrow(RangeError);
});
