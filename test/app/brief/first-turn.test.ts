import { afterEach, expect, test } from 'vitest';
import { isFirstTurn, justBegun } from '../../../src/app/brief/just-begun';
import type { LiveMatch } from '../../../src/match/live-match';
import type { PlayedPly } from '../../../src/ui/game-view';

/** Seat 0 is a computer, the others are people. */
const match = {
  header: { id: 'new' },
  player: (seat: number) => ({ kind: seat === 0 ? 'computer' : 'person' }),
} as unknown as LiveMatch;
const by = (seat: number): PlayedPly => ({
  ...{ seat, turn: 0, heading: null, joined: false, events: [] },
});

afterEach(() => {
  justBegun.value = null;
});

test('a match that New match has just begun is at its first turn until a person has played', () => {
  justBegun.value = 'new';
  expect(isFirstTurn(match, [])).toBe(true);
  expect(isFirstTurn(match, [by(0), by(0)])).toBe(true);
  expect(isFirstTurn(match, [by(0), by(1)])).toBe(false);
});

test('any other match that is opened is not, even before its first move', () => {
  expect(isFirstTurn(match, [])).toBe(false);
  justBegun.value = 'another';
  expect(isFirstTurn(match, [])).toBe(false);
});
