import { describe, expect, test } from 'vitest';
import { building, edited, playedAll, read, refused } from './support/positions';

const build = (hex: string, ...track: string[]) => ({ do: 'build', hex, track });

/**
 * Clause 13: of several reasons the first of the table is told. Each row has two neighbors of the table in it.
 */
describe('clause 13, refusals in the order of the table', () => {
  const built = {
    turn: { number: 2, phase: 'build', seat: 0, built: { '7,13': ['0-3'] }, urbanized: false },
  };
  const own = { '7,13': { '0-3': 0 } };
  const poor = { 'players.0.money': 0 };

  test('build: city, built-here, wrong-tile, unchanged, must-keep, first-tile', () => {
    const state = building(own, built);
    expect(refused(state, build('7,11', '0'))).toEqual({ because: 'city' });
    expect(refused(state, build('7,13', '0'))).toEqual({ because: 'built-here' });
    expect(refused(building(own), build('7,13', '0'))).toEqual({ because: 'wrong-tile' });
    const young = { 'players.0.begun': false };
    expect(refused(building(own, young), build('7,13', '0-3'))).toEqual({ because: 'unchanged' });
    expect(refused(building(own, young), build('7,13', '1-3'))).toEqual({ because: 'must-keep' });
    expect(refused(building(own, young), build('7,9', '1-2'))).toEqual({ because: 'first-tile' });
  });

  test('build: off-board, foreign, loop, not-connected', () => {
    // 7,9: its edges 1 and 2 lead to lakes, and across edge 0 lies track of seat 1.
    const foreign = { '7,7': { 3: 1 } };
    expect(refused(building(foreign), build('7,9', '0-1'))).toEqual({
      because: 'off-board',
      edge: 1,
    });
    expect(refused(building(foreign), build('7,9', '0-4'))).toEqual({
      because: 'foreign',
      seat: 1,
    });
    const ring = { '4,10': { '2-3': null }, '4,12': { '0-1': null } };
    expect(refused(building(ring, poor), build('5,11', '4-5'))).toEqual({ because: 'loop' });
    expect(refused(building({}, poor), build('5,7', '0-3'))).toEqual({ because: 'not-connected' });
  });

  test('build: no-tile, no-town-disc, discs, money', () => {
    const sharps = ['3,5', '3,9', '3,13', '5,7', '1,7', '1,11', '5,3'];
    const used = Object.fromEntries(sharps.map((hex) => [hex, { '0-1': null }]));
    expect(refused(building(used, poor), build('7,13', '0-1'))).toEqual({
      because: 'no-tile',
      tile: 'sharp',
    });
    const towns = ['4,6', '5,13', '6,16', '7,3', '7,7', '8,16', '11,13', '10,6'];
    const discs = Object.fromEntries(towns.map((hex) => [hex, { 0: null, 3: null }]));
    const town = building({ ...discs, '9,17': { '1-3': 0 } }, poor);
    expect(refused(town, build('10,16', '1', '4'))).toEqual({ because: 'no-town-disc' });
    expect(refused(building({}, poor), build('7,13', '0-1'))).toEqual({
      because: 'money',
      needs: 2,
      has: 0,
    });
  });

  test('urbanize: no-urbanization, too-late, city-used, no-town', () => {
    const urbanize = (city: string, hex: string) => ({ do: 'urbanize', city, hex });
    const holds = { 'players.0.action': 'urbanization', newCities: { A: '10,16' }, 'cubes.A': [] };
    expect(refused(building(own, built), urbanize('A', '0,0'))).toEqual({
      because: 'no-urbanization',
    });
    expect(refused(building(own, { ...built, ...holds }), urbanize('A', '0,0'))).toEqual({
      because: 'too-late',
    });
    const state = building({}, holds);
    expect(refused(state, urbanize('A', '0,0'))).toEqual({ because: 'city-used' });
    expect(refused(state, urbanize('B', '10,16'))).toEqual({ because: 'no-town' });
    expect(refused(state, urbanize('B', '7,11'))).toEqual({ because: 'no-town' });
  });

  test('bid: too-low before money; engine: engine-most before engine-used', () => {
    const auction = {
      number: 1,
      phase: 'auction',
      seat: 0,
      bids: [0, 5, 0],
      dropped: [],
      passed: false,
    };
    const broke = read(edited('start-3', { turn: auction, ...poor }));
    expect(refused(broke, { do: 'bid', amount: 5 })).toEqual({ because: 'too-low', needs: 6 });
    expect(refused(broke, { do: 'bid', amount: 6 })).toEqual({
      because: 'money',
      needs: 6,
      has: 0,
    });
    const move = { number: 1, phase: 'move', seat: 0, round: 2, engined: [0], cube: null };
    const six = read(edited('start-3', { turn: move, 'players.0.engine': 6 }));
    expect(refused(six, { do: 'engine' })).toEqual({ because: 'engine-most' });
  });

  test('ship and go: no-cube, no-delivery; no-link, visited, dead-end; wrong-phase before all', () => {
    const turn = { number: 1, phase: 'move', seat: 0, round: 1, engined: [], cube: null };
    const way = { '9,17': { '1-3': 1 }, '10,16': { 1: 1, 4: 1 }, '11,15': { '2-4': 1 } };
    const track = { ...way, '10,18': { '1-4': 0 }, '11,17': { '1-4': 0 } };
    const state = read(edited('start-3', { turn, track }));
    const ship = (city: string, cube: string) => ({ do: 'ship', city, cube });
    expect(refused(state, ship('B', 'red'))).toEqual({ because: 'no-cube' });
    expect(refused(state, ship('toronto', 'blue'))).toEqual({ because: 'no-cube' });
    expect(refused(state, ship('toronto', 'red'))).toEqual({ because: 'no-delivery' });
    expect(refused(state, { do: 'go', exit: 0 })).toEqual({ because: 'wrong-phase' });
    const begun = playedAll(state, ship('cincinnati', 'blue'));
    expect(refused(begun, { do: 'go', exit: 3 })).toEqual({ because: 'no-link' });
    expect(refused(begun, { do: 'go', exit: 5 })).toEqual({ because: 'dead-end' });
    expect(refused(begun, { do: 'engine' })).toEqual({ because: 'wrong-phase' });
  });
});
