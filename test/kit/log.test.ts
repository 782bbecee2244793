import { expect, test } from 'vitest';
import type { Json } from '../../src/kit/json';
import { readEntry } from '../../src/kit/log';

const play = { do: 'play', seat: 1, action: { take: 2 }, fingerprint: '00', at: 5 };
const undo = { do: 'undo', seat: 1, plies: 1, fingerprint: '00', at: 5 };

test.each([play, undo, { ...undo, do: 'redo' }])('reads a valid entry: $do', (entry) => {
  expect(readEntry(entry, 'e')).toEqual(entry);
});

test('drops unknown keys', () => {
  expect(readEntry({ ...undo, action: { take: 1 }, more: true }, 'e')).toEqual(undo);
});

test.each<[unknown, string]>([
  [null, 'e'],
  [[play], 'e'],
  ['play', 'e'],
  [{ ...play, seat: -1 }, 'e.seat'],
  [{ ...play, seat: 0.5 }, 'e.seat'],
  [{ ...play, seat: '1' }, 'e.seat'],
  [{ ...play, at: null }, 'e.at'],
  [{ ...play, at: 1e300 }, 'e.at'],
  [{ ...play, fingerprint: 7 }, 'e.fingerprint'],
  [{ ...play, action: 3 }, 'e.action'],
  [{ ...play, action: [] }, 'e.action'],
  [{ ...play, do: 'pass' }, 'e.do'],
  [{ ...play, do: undefined }, 'e.do'],
  [{ ...undo, plies: -2 }, 'e.plies'],
  [{ ...undo, plies: undefined }, 'e.plies'],
])('refuses %j at %s', (entry, at) => {
  expect(readEntry(entry as Json, 'e')).toMatchObject({ at });
});
