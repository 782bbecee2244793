import { describe, expect, test } from 'vitest';
import type { State } from '../../../src/games/age-of-steam/rules/state';
import {
  edited,
  legalKind,
  played,
  playedAll,
  read,
  refused,
  type Written,
  write,
} from './support/positions';

const ship = (city: string, cube: string) => ({ do: 'ship', city, cube });
const go = (exit: number) => ({ do: 'go', exit });

/** Evansville - Cincinnati (seat 0), and Chicago - Evansville (seat 1). */
const south = { '10,18': { '1-4': 0 }, '11,17': { '1-4': 0 } };
const north = {
  '7,13': { '0-2': 1 },
  '8,14': { '2-5': 1 },
  '9,15': { '3-5': 1 },
  '9,17': { '0-3': 1 },
};

/** Seat 0's opportunity in the first round. */
function moving(track: Written['track'], put: Record<string, unknown> = {}): State {
  const turn = { number: 1, phase: 'move', seat: 0, round: 1, engined: [], cube: null };
  return read(edited('start-3', { turn, track, ...put }));
}

describe('clause 8, moving goods', () => {
  test('8.1: two rounds of one opportunity each; pass is always legal', () => {
    let state = moving({});
    const seats: unknown[] = [];
    for (let step = 0; step < 6; step++) {
      const { round, seat } = write(state).turn;
      seats.push([round, seat]);
      expect(refused(state, { do: 'pass' })).toBeNull();
      state = playedAll(state, { do: 'pass' });
    }
    expect(seats).toEqual([
      [1, 0],
      [1, 1],
      [1, 2],
      [2, 0],
      [2, 1],
      [2, 2],
    ]);
  });

  test('8.2: engine once a phase for each seat, and never above 6', () => {
    const state = playedAll(moving({}), { do: 'engine' }, { do: 'engine' }, { do: 'pass' });
    expect(write(state).turn.engined).toEqual([0, 1]);
    expect(refused(state, { do: 'engine' })).toEqual({ because: 'engine-used' });
    const six = moving({}, { 'players.0.engine': 6 });
    expect(refused(six, { do: 'engine' })).toEqual({ because: 'engine-most' });
  });

  test('8.3: over links of any owner, each stop once, to the first city of its color', () => {
    const track = { ...south, ...north };
    const state = moving(track, { 'players.0.engine': 3 });
    const red = playedAll(state, ship('cincinnati', 'red'), go(4));
    expect(refused(red, go(1))).toEqual({ because: 'visited' });
    expect(refused(red, go(0))).toBeNull();
    expect(refused(state, ship('chicago', 'yellow'))).toEqual({ because: 'no-delivery' });
    expect(write(playedAll(state, ship('chicago', 'blue'), go(3))).turn.cube).toBeNull();
  });

  test('8.3: a cube may start in a city of its own color, and may not come back to it', () => {
    const state = moving(south, { 'players.0.engine': 4 });
    expect(legalKind(state, 'ship')).toContainEqual(ship('cincinnati', 'blue'));
    // Two links between Cincinnati and the town Indianapolis: out by one, back by the other.
    const round = { '10,16': { 1: 0, 2: 0 }, '11,15': { '2-4': 0 }, '11,17': { '1-5': 0 } };
    expect(legalKind(moving(round, { 'players.0.engine': 4 }), 'ship')).toEqual([]);
  });

  test('8.3: black cubes end only in new cities C, D, G, H', () => {
    const cubes = {
      'cubes.evansville': ['black'],
      bag: { red: 5, blue: 5, purple: 2, yellow: 3, black: 4 },
    };
    const city = (letter: string) => ({
      newCities: { [letter]: '10,16' },
      [`cubes.${letter}`]: [],
    });
    const track = { '9,17': { '1-3': 0 } };
    for (const letter of ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']) {
      const black = refused(
        moving(track, { ...cubes, ...city(letter) }),
        ship('evansville', 'black'),
      );
      expect(black).toEqual('CDGH'.includes(letter) ? null : { because: 'no-delivery' });
    }
  });

  test('8.4: step by step by the same seat; two links between the same stops are two actions', () => {
    const twice = { ...south, '10,20': { '1-5': 1 }, '11,19': { '1-4': 1 }, '12,18': { '0-4': 1 } };
    const state = playedAll(moving(twice), ship('evansville', 'blue'));
    expect(write(state).turn).toMatchObject({ seat: 0, cube: { at: '9,19', links: [] } });
    expect(legalKind(state, 'go')).toEqual([go(1), go(2)]);
    expect(refused(state, { do: 'pass' })).toEqual({ because: 'wrong-phase' });
  });

  test('8.5: only what can still be finished within the engine', () => {
    const track = { ...south, ...north };
    expect(refused(moving(track), ship('cincinnati', 'red'))).toEqual({ because: 'no-delivery' });
    const state = playedAll(moving(track, { 'players.0.engine': 2 }), ship('cincinnati', 'red'));
    expect(legalKind(state, 'go')).toEqual([go(4)]);
    expect(refused(state, go(0))).toEqual({ because: 'no-link' });
    // Blue from Cincinnati by Indianapolis needs two links: with one left it is a dead end.
    const way = { ...south, '9,17': { '1-3': 1 }, '10,16': { 1: 1, 4: 1 }, '11,15': { '2-4': 1 } };
    const blue = playedAll(moving(way), ship('cincinnati', 'blue'));
    expect(refused(blue, go(5))).toEqual({ because: 'dead-end' });
    expect(refused(blue, go(4))).toBeNull();
  });

  test('8.6: the cube goes into the bag, each link pays its owner, who is out is paid nothing', () => {
    const track = { ...south, ...north };
    const engine = { 'players.0.engine': 2 };
    const end = played(playedAll(moving(track, engine), ship('cincinnati', 'red'), go(4)), go(0));
    expect(end.events[1]).toMatchObject({ event: 'deliver', to: 'chicago', income: [1, 1, 0] });
    expect(write(end.state).bag.red).toBe(5);
    const out = { money: 0, shares: 0, engine: 0, income: 0, action: null, begun: true, out: 1 };
    const left = moving(track, { ...engine, 'players.1': out, order: [0, 2] });
    const paid = playedAll(left, ship('cincinnati', 'red'), go(4), go(0));
    expect(write(paid).players.map(({ income }) => income)).toEqual([1, 0, 0]);
  });
});
