import { describe, expect, test } from 'vitest';
import { TILES } from '../../../src/games/age-of-steam/data/tiles';
import { rules } from '../../../src/games/age-of-steam/rules';
import { discsUsed } from '../../../src/games/age-of-steam/rules/sections';
import { building, legalKind, refused, write } from './support/positions';

const build = (hex: string, ...track: string[]) => ({ do: 'build', hex, track });

describe('clause 6, track', () => {
  test('6.1: a hex has segments, a town has spokes, every edge of a city counts as track', () => {
    const state = building({ '7,13': { '0-3': 0 }, '8,16': { 0: 0, 2: null } });
    expect(write(state).track).toEqual({ '7,13': { '0-3': 0 }, '8,16': { 0: 0, 2: null } });
  });

  test('6.2: segments of one hex and of towns are not joined directly', () => {
    // A crossing with two owners, and two spokes of one town with two owners: four sections.
    const state = building({ '7,13': { '0-3': 0, '1-4': 1 }, '8,16': { 0: 0, 2: 1 } });
    expect([0, 1].map((seat) => discsUsed(state, seat))).toEqual([2, 2]);
  });

  test('6.3: across a loose end there may be an empty hex, a town, or another tile', () => {
    // Chicago's 7,13 leads south to 7,15, whose track does not look north.
    const state = building({ '7,13': { '0-3': 0 }, '7,15': { '1-4': null } });
    expect(refused(state, build('7,13', '0-2'))).toBeNull();
  });

  test('6.4, 6.5: a link counts for its owner, an unfinished section does not', () => {
    const link = { '10,18': { '1-4': 0 }, '11,17': { '1-4': 0 } };
    expect(rules.standing(building(link)).scores).toEqual([-4, -6, -6]);
    expect(rules.standing(building({ '10,18': { '1-4': 0 } })).scores).toEqual([-6, -6, -6]);
  });

  test('6.6: a town reaches a city by a chain of own links, not by those of others', () => {
    // Evansville - Indianapolis (10,16), whose spoke 0 leads on to 10,14.
    const track = (seat: number) => ({ '9,17': { '1-3': seat }, '10,16': { 0: null, 4: seat } });
    expect(refused(building(track(0)), build('10,14', '0-3'))).toBeNull();
    expect(refused(building(track(1)), build('10,14', '0-3'))).toEqual({
      because: 'not-connected',
    });
  });

  test('6.7: what can be moved has one loose edge, is no spoke, and is own or nobody’s', () => {
    const redirect = build('7,13', '0-2');
    expect(refused(building({ '7,13': { '0-3': 0 } }), redirect)).toBeNull();
    expect(refused(building({ '7,13': { '0-3': null } }), redirect)).toBeNull();
    const must = { because: 'must-keep' };
    expect(refused(building({ '7,13': { '0-3': 1 } }), redirect)).toEqual(must);
    expect(refused(building({ '7,13': { '1-3': 0 } }), build('7,13', '3-5'))).toEqual(must);
    expect(refused(building({ '10,16': { 0: 0 } }), build('10,16', '1'))).toEqual(must);
  });

  test('6.8: 51 shapes without a town, 56 with one; no tile has two sharp curves', () => {
    const state = building({}, { 'players.0.money': 100 });
    expect(TILES.reduce((sum, { count }) => sum + count, 0)).toBe(136);
    const isShape = (...track: string[]) =>
      typeof rules.action.read(build('7,13', ...track), state) === 'number';
    expect(isShape('0-1', '2-3')).toBe(false);
    expect(isShape('0-1', '2-4')).toBe(true);
    expect(isShape('0', '1', '2', '3', '4')).toBe(false);
    expect(legalKind(state, 'build').every(({ track }) => (track as string[]).length === 1)).toBe(
      true,
    );
  });
});
