import { describe, expect, test } from 'vitest';
import { building, legalKind, played, playedAll, refused, write } from './support/positions';

const build = (hex: string, ...track: string[]) => ({ do: 'build', hex, track });
const rich = { 'players.0.money': 40 };
const cost = (state: Parameters<typeof played>[0], action: ReturnType<typeof build>) =>
  played(state, action).events.find((one) => one.event === 'build')?.cost;

describe('clause 7, building', () => {
  test('7.1: three tiles, four with Engineer; done is always legal; the last tile ends the turn', () => {
    const tiles = [build('7,13', '0-3'), build('7,15', '0-3'), build('7,17', '0-3')];
    expect(write(playedAll(building({}), ...tiles)).turn.seat).toBe(1);
    const engineer = playedAll(building({}, { 'players.0.action': 'engineer' }), ...tiles);
    expect(write(engineer).turn.seat).toBe(0);
    expect(refused(engineer, { do: 'done' })).toBeNull();
  });

  test('7.2: a build names the whole track afterwards', () => {
    const state = building({ '7,13': { '0-3': 0 }, '8,12': { '4-5': 0 } });
    expect(refused(state, build('7,13', '1-4'))).toEqual({ because: 'must-keep' });
    const crossed = playedAll(state, build('7,13', '0-3', '1-4'));
    expect(write(crossed).track['7,13']).toEqual({ '0-3': 0, '1-4': 0 });
  });

  test('7.3: no city, and no hex twice in a build turn', () => {
    const state = playedAll(building({}), build('7,13', '0-3'));
    expect(refused(state, build('7,11', '0-3'))).toEqual({ because: 'city' });
    expect(refused(state, build('7,13', '0-2'))).toEqual({ because: 'built-here' });
    expect(write(state).turn.built).toEqual({ '7,13': ['0-3'] });
  });

  test('7.4: of a tile placed all segments are new, and each must reach a city', () => {
    const state = building({ '9,17': { '2-3': 0 } }, rich);
    expect(refused(state, build('10,18', '0-4', '3-5'))).toBeNull();
    expect(refused(state, build('10,18', '0-4', '1-3'))).toEqual({ because: 'not-connected' });
  });

  test('7.5 a: on a town all spokes stay and others are added', () => {
    const state = building({ '9,17': { '1-3': 0 }, '10,16': { 4: 0 } });
    expect(refused(state, build('10,16', '0', '4'))).toBeNull();
    expect(refused(state, build('10,16', '0', '1', '2', '4'))).toBeNull();
    expect(refused(state, build('10,16', '0', '1'))).toEqual({ because: 'must-keep' });
    expect(refused(state, build('10,16', '4'))).toEqual({ because: 'unchanged' });
  });

  test('7.5 b: to one segment a second is added, no matter who owns the first', () => {
    const state = building({ '7,13': { '0-3': 1 }, '8,12': { '4-5': 0 }, '6,12': { '1-2': 0 } });
    expect(refused(state, build('7,13', '0-3', '1-4'))).toBeNull();
    expect(refused(state, build('7,13', '0-3', '4-5'))).toBeNull();
    expect(refused(state, build('7,13', '0-2', '1-4'))).toEqual({ because: 'must-keep' });
  });

  test('7.5 c: an open end is moved, two at once too, and keeps its fixed edge', () => {
    const state = building({ '13,17': { '3-5': 0, '0-2': null }, '13,15': { '3-4': null } });
    expect(refused(state, build('13,17', '0-3', '1-5'))).toBeNull();
    expect(refused(state, build('13,17', '0-2', '4-5'))).toBeNull();
    // Both fixed edges, 5 and 0, in one segment.
    expect(refused(state, build('13,17', '0-5', '1-3'))).toEqual({ because: 'must-keep' });
  });

  test('7.6 a: no edge off the board or to a lake; the lowest is told', () => {
    expect(refused(building({}), build('7,9', '1-2'))).toEqual({ because: 'off-board', edge: 1 });
    expect(refused(building({}), build('0,18', '3-4'))).toEqual({ because: 'off-board', edge: 4 });
  });

  test('7.6 b: no meeting with another seat’s track; the lowest seat is told', () => {
    const state = building({ '6,12': { '2-4': 2 }, '7,15': { '0-3': 1 } });
    expect(refused(state, build('7,13', '3-5'))).toEqual({ because: 'foreign', seat: 1 });
  });

  test('7.6 c: no ring, and no section with one stop at both ends', () => {
    const round = { '6,12': { '1-2': 0 } };
    expect(refused(building(round), build('7,13', '0-5'))).toEqual({ because: 'loop' });
    const open = { '7,13': { '3-4': null }, '6,14': { '1-2': null } };
    expect(refused(building(open), build('7,15', '0-5'))).toEqual({ because: 'loop' });
    const town = {
      '10,16': { 4: 0 },
      '9,17': { '1-3': 0 },
      '11,15': { '4-5': null },
      '10,14': { '2-3': null },
    };
    expect(refused(building(town), build('10,16', '0', '1', '4'))).toEqual({ because: 'loop' });
  });

  test('7.6 d: links that the same build makes count for its other segments', () => {
    // Indianapolis (10,16) has two unowned spokes; 11,17 leads from one of them to the east of 10,18. The segment
    // 0-4 makes a link with Evansville; only by that link the segment 1-3 reaches a city.
    const state = building({ '10,16': { 2: null, 3: null }, '11,17': { '4-5': null } }, rich);
    const both = build('10,18', '0-4', '1-3');
    expect(refused(state, build('10,18', '1-3'))).toEqual({ because: 'not-connected' });
    expect(refused(state, both)).toBeNull();
    expect(legalKind(state, 'build')).toContainEqual(both);
  });

  test('7.7 a, b: the tile replaced is back first, and a kind is used up', () => {
    const sharps = ['3,5', '3,9', '3,13', '5,7', '1,7', '1,11'].map((hex) => [
      hex,
      { '0-1': null },
    ]);
    const turned = building({ ...Object.fromEntries(sharps), '7,13': { '0-1': null } });
    expect(refused(turned, build('7,13', '0-5'))).toBeNull();
    expect(refused(turned, build('16,14', '2-3'))).toEqual({ because: 'no-tile', tile: 'sharp' });
    const crossings = ['3,5', '3,9', '5,7', '1,7'].map((hex) => [
      hex,
      { '0-3': null, '1-4': null },
    ]);
    const track = { ...Object.fromEntries(crossings), '7,13': { '0-3': 0 }, '8,12': { '4-5': 0 } };
    const tile = { because: 'no-tile', tile: 'cross-straights' };
    expect(refused(building(track), build('7,13', '0-3', '1-4'))).toEqual(tile);
  });

  test('7.7 c, d: groups of four exits, and eight town discs', () => {
    const four = { 0: null, 1: null, 3: null, 4: null };
    const hexes = ['4,6', '5,13', '6,16', '8,16', '11,13'];
    const track = Object.fromEntries(hexes.map((hex) => [hex, four]));
    const state = building({ ...track, '9,17': { '1-3': 0 } }, rich);
    const tile = { because: 'no-tile', tile: 'four-x' };
    expect(refused(state, build('10,16', '1', '2', '4', '5'))).toEqual(tile);
    const two = Object.fromEntries(
      ['4,6', '5,13', '6,16', '7,3', '7,7', '8,16', '11,13', '10,6'].map((hex) => [
        hex,
        { 0: null, 3: null },
      ]),
    );
    const discs = building({ ...two, '9,17': { '1-3': 0 } }, rich);
    expect(refused(discs, build('10,16', '1', '4'))).toEqual({ because: 'no-town-disc' });
    expect(refused(discs, build('10,16', '4'))).toBeNull();
  });

  test('7.8: twenty sections at most; what prolongs one is none more', () => {
    const ends = {
      '7,13': '0-3',
      '8,12': '2-5',
      '6,10': '2-5',
      '6,12': '1-4',
      '5,17': '0-3',
      '6,20': '1-5',
    };
    const more = {
      '4,18': '2-5',
      '6,18': '1-4',
      '4,20': '1-5',
      '0,18': '0-3',
      '1,19': '1-4',
      '2,16': '0-3',
    };
    const last = {
      '2,12': '0-3',
      '3,15': '2-5',
      '1,13': '2-5',
      '3,13': '1-4',
      '10,18': '1-4',
      '12,18': '0-3',
    };
    const all = { ...ends, ...more, ...last, '12,14': '0-3', '13,15': '1-4' };
    const track = Object.fromEntries(Object.entries(all).map(([hex, one]) => [hex, { [one]: 0 }]));
    const state = building(track, rich);
    expect(refused(state, build('16,14', '3-5'))).toEqual({ because: 'discs' });
    expect(legalKind(state, 'build')).not.toContainEqual(build('16,14', '3-5'));
    expect(refused(state, build('7,15', '0-2'))).toBeNull();
    expect(legalKind(state, 'build')).toContainEqual(build('7,15', '0-2'));
  });

  test('7.9: what building costs', () => {
    const bare = building({}, rich);
    expect(cost(bare, build('7,13', '0-3'))).toBe(2);
    expect(cost(bare, build('16,14', '2-3'))).toBe(3);
    expect(cost(bare, build('17,13', '0-3'))).toBe(4);
    const track = {
      '9,17': { '1-3': 0 },
      '7,13': { '0-3': 1 },
      '6,12': { '1-2': 0 },
      '12,18': { '0-3': 0 },
    };
    const state = building(track, rich);
    expect(cost(state, build('10,16', '0', '1', '4'))).toBe(4);
    expect(cost(state, build('7,13', '0-3', '4-5'))).toBe(2);
    expect(cost(state, build('12,18', '0-4'))).toBe(2);
    const poor = building(track, { 'players.0.money': 1 });
    expect(refused(poor, build('8,12', '3-5'))).toEqual({ because: 'money', needs: 2, has: 1 });
  });

  test('7.10: the first tile has one segment, on a bare hex without a town, with an edge to a city', () => {
    const state = building({}, { 'players.0.begun': false });
    expect(legalKind(state, 'build')).toHaveLength(226);
    expect(refused(state, build('10,16', '4'))).toEqual({ because: 'first-tile' });
    expect(write(playedAll(state, build('7,13', '0-3'))).players[0]?.begun).toBe(true);
    const beside = building(
      {},
      { 'players.0.begun': false, newCities: { A: '10,16' }, 'cubes.A': [] },
    );
    expect(refused(beside, build('10,18', '0-2'))).toBeNull();
  });

  test('7.12: what is unowned and met is claimed with its whole section', () => {
    const { state, events } = played(
      building({ '7,15': { '0-3': null }, '7,17': { '0-4': null } }),
      build('7,13', '0-3'),
    );
    expect(events.map(({ event }) => event)).toEqual(['build', 'claim']);
    expect(events[1]).toEqual({ event: 'claim', seat: 0, hexes: ['7,15', '7,17'] });
    expect(write(state).track['7,17']).toEqual({ '0-4': 0 });
  });

  test('7.13: unfinished sections without a new segment are nobody’s when the turn ends; links stay', () => {
    const link = { '10,18': { '1-4': 0 }, '11,17': { '1-4': 0 } };
    const track = { ...link, '7,13': { '0-3': 0 }, '6,12': { '1-4': 0 }, '6,10': { '2-5': 1 } };
    const { state, events } = played(playedAll(building(track), build('7,15', '0-3')), {
      do: 'done',
    });
    expect(events[1]).toEqual({ event: 'abandon', seat: 0, hexes: ['6,12'] });
    expect(write(state).track).toMatchObject({
      ...link,
      '7,13': { '0-3': 0 },
      '6,10': { '2-5': 1 },
    });
  });
});
