import { describe, expect, test } from 'vitest';
import { sample } from '../../../src/games/mini-express/advice/sample';
import { rules } from '../../../src/games/mini-express/rules';
import type { State } from '../../../src/games/mini-express/rules/state';
import { randomFrom } from '../../../src/kit/random';
import { drafted, edited, fresh, legal, sequences, setCompany } from './support/positions';

const counts = (state: State) => [1, 2, 3].map((depth) => sequences(state, depth));

describe('counts of legal sequences, derived by hand', () => {
  test('the draft with four seats: 4, 4 and 4 companies to choose from', () => {
    // Three shares of each are set aside, so three picks can never exhaust one.
    expect(counts(fresh(4))).toEqual([4, 4 * 4, 4 * 4 * 4]);
  });

  test('the draft with three seats: the third pick lacks a company picked twice', () => {
    // Two of each: of the 16 first pairs, 12 differ and leave 4; 4 are equal and leave 3.
    expect(counts(fresh(3))).toEqual([4, 16, 12 * 4 + 4 * 3]);
  });

  test('brown and gray on USA, all others idle: 6 actions', () => {
    // From Baltimore (15,9) two trains reach New York by 16,8 and Detroit by 14,8 or 15,7: 3 builds.
    // From Wilmington (16,12) three trains reach New York by 16,10 16,8 and nothing else with a tile: 1.
    // Influence 1 is not enough for a share at 2 or 3 ready; orange and white have none ready and are free: 2.
    const state = edited(drafted(), (position) => {
      setCompany(position, 'brown', { ready: 2 });
      setCompany(position, 'gray', { ready: 3 });
      setCompany(position, 'orange', { ready: 0 });
      setCompany(position, 'white', { ready: 0 });
      position.demand = { 'new-york': ['gray', 'white'], detroit: ['gray', 'gray'] };
    });
    expect(legal(state)).toEqual([
      { do: 'take', company: 'orange' },
      { do: 'take', company: 'white' },
      { do: 'build', company: 'brown', route: ['16,8', '17,7'] },
      { do: 'build', company: 'brown', route: ['15,7', '14,6'] },
      { do: 'build', company: 'brown', route: ['14,8', '14,6'] },
      { do: 'build', company: 'gray', route: ['16,10', '16,8', '17,7'] },
    ]);
    expect(sequences(state, 1)).toBe(6);
  });
});

describe('golden counts', () => {
  test.each([
    { plies: 0, board: 'usa', seats: 3, expected: [57, 2442, 79234] },
    { plies: 0, board: 'usa', seats: 4, expected: [57, 2432, 78934] },
    { plies: 0, board: 'usa', seats: 5, expected: [63, 3078, 115634] },
    { plies: 0, board: 'europe', seats: 3, expected: [49, 1876, 55532] },
    { plies: 0, board: 'europe', seats: 4, expected: [49, 1900, 58502] },
    { plies: 0, board: 'europe', seats: 5, expected: [39, 1184, 28556] },
    { plies: 20, board: 'usa', seats: 3, expected: [55, 1512, 41473] },
    { plies: 20, board: 'usa', seats: 4, expected: [20, 476, 11576] },
    { plies: 20, board: 'usa', seats: 5, expected: [4, 90, 1346] },
    { plies: 20, board: 'europe', seats: 3, expected: [14, 150, 2975] },
    { plies: 20, board: 'europe', seats: 4, expected: [11, 162, 2873] },
    { plies: 20, board: 'europe', seats: 5, expected: [16, 156, 2900] },
  ])('$board, $seats seats, $plies plies into the match', ({ board, seats, plies, expected }) => {
    const seed = `perft ${board} ${seats}`;
    const state = drafted(seats, { board }, seed);
    const random = randomFrom(seed);
    for (let ply = 0; ply < plies; ply++) rules.play(state, sample(state, random));
    expect(counts(state)).toEqual(expected);
  });
});
