import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/age-of-steam/rules';
import { building, legalKind, played, playedAll, refused, write } from './support/positions';

const urbanize = (city: string, hex: string) => ({ do: 'urbanize', city, hex });
const holds = { 'players.0.action': 'urbanization' };

describe('clause 7.11, new cities', () => {
  test('7.11: once, before the first tile, any new city on any town, for nothing', () => {
    const state = building({}, holds);
    expect(legalKind(state, 'urbanize')).toHaveLength(8 * 14);
    const laid = playedAll(state, urbanize('F', '8,16'));
    expect(write(laid)).toMatchObject({ newCities: { F: '8,16' }, cubes: { F: [] } });
    expect(write(laid).players[0]?.money).toBe(10);
    expect(refused(laid, urbanize('A', '10,16'))).toEqual({ because: 'no-urbanization' });
    expect(refused(building({}), urbanize('A', '10,16'))).toEqual({ because: 'no-urbanization' });
    const built = playedAll(state, { do: 'build', hex: '7,13', track: ['0-3'] });
    expect(refused(built, urbanize('A', '10,16'))).toEqual({ because: 'too-late' });
  });

  test('7.11 a: the spokes of all owners go; tile and disc are back', () => {
    const track = { '10,16': { 0: 1, 3: null }, '10,18': { '0-3': null } };
    const state = playedAll(building(track, holds), urbanize('A', '10,16'));
    expect(write(state).track).toEqual({ '10,18': { '0-3': null } });
    const build = { do: 'build', hex: '10,16', track: ['1'] };
    expect(refused(state, build)).toEqual({ because: 'city' });
  });

  test('7.11 b: no section may have the city at both ends', () => {
    const round = { '10,14': { '2-3': null }, '11,15': { '4-5': null } };
    const state = building(round, holds);
    expect(refused(state, urbanize('A', '10,16'))).toEqual({ because: 'loop' });
    expect(legalKind(state, 'urbanize')).toHaveLength(8 * 13);
  });

  test('7.11 c: a section that becomes a link is claimed only if it is nobody’s', () => {
    const track = { '9,17': { '1-3': null }, '11,15': { '2-4': 1 } };
    const { state, events } = played(building(track, holds), urbanize('B', '10,16'));
    const newCities = { B: '10,16' };
    expect(events).toEqual([
      { event: 'urbanize', seat: 0, city: 'B', hex: '10,16', removed: [] },
      { event: 'claim', seat: 0, hexes: ['9,17'], newCities },
      { event: 'link', seat: 0, ends: ['9,19', '10,16'], newCities },
      { event: 'link', seat: 1, ends: ['10,16', '12,16'], newCities },
    ]);
    expect(rules.standing(state).scores).toEqual([-5, -5, -6]);
  });

  test('7.11 c: a link that ended in the town stays its owner’s, and is no new one', () => {
    const track = { '9,17': { '1-3': 1 }, '10,16': { 4: 1 } };
    const { state, events } = played(building(track, holds), urbanize('A', '10,16'));
    expect(events.map(({ event }) => event)).toEqual(['urbanize']);
    expect(rules.standing(state).scores).toEqual([-6, -5, -6]);
  });

  test('7.11 c, 7.8: not where the links claimed would be too many', () => {
    const columns = { 0: [2, 6, 10, 14], 1: [9, 13, 17], 2: [4, 8, 18], 3: [5, 9, 13, 17] };
    const twenty = Object.entries({ ...columns, 5: [3, 7, 11, 15], 6: [4, 8] }).flatMap(
      ([col, rows]) => rows.map((row) => [`${col},${row}`, { '0-3': 0 }]),
    );
    const track = { ...Object.fromEntries(twenty), '9,17': { '1-3': null } };
    const state = building(track, holds);
    expect(refused(state, urbanize('A', '10,16'))).toEqual({ because: 'discs' });
    expect(refused(state, urbanize('A', '11,13'))).toBeNull();
    expect(legalKind(state, 'urbanize')).toHaveLength(8 * 13);
  });

  test('7.11 d: a new city starts empty, and its column moves from now on', () => {
    const state = playedAll(building({}, holds), urbanize('C', '17,5'));
    expect(write(state).cubes.C).toEqual([]);
    expect(write(state).display.C).toEqual(['purple', 'purple']);
  });
});
