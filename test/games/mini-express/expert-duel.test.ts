import { describe, expect, test } from 'vitest';
import { COMPANIES } from '../../../src/games/mini-express/data/companies';
import { rules } from '../../../src/games/mini-express/rules';
import { placeOf, ranking } from '../../../src/games/mini-express/rules/scoring';
import {
  because,
  drafted,
  edited,
  fresh,
  legal,
  plainHexes,
  played,
  read,
  setCompany,
  type Written,
  write,
} from './support/positions';

const EXPERT = { mode: 'duel-expert' } as const;

/** After the opening: a share of gray has been taken, and seat 0 is at the first of its two actions. */
function midway(change: (position: Written) => void = () => undefined) {
  return edited(drafted(2, EXPERT), (position) => {
    setCompany(position, 'gray', { ready: 0, shares: 4 });
    for (const company of COMPANIES) position.influence[company] = [5, 5];
    change(position);
  });
}

const take = (company: string) => ({ do: 'take', company });

describe('clause 9, expert duel', () => {
  test('9.1 both shares of one company, then one each of a second; seat 1 the same with the last two', () => {
    let state = fresh(2, EXPERT);
    expect(rules.toAct(state)).toBe(0);
    state = played(state, { do: 'draft', company: 'orange' }).state;
    expect(write(state).shares.orange).toEqual([2, 0]);
    expect(rules.toAct(state)).toBe(0);
    expect(because(state, { do: 'draft', company: 'orange' })).toBe('none-set-aside');
    state = played(state, { do: 'draft', company: 'brown' }).state;
    expect(write(state).shares.brown).toEqual([1, 1]);
    expect(rules.toAct(state)).toBe(1);
    state = played(state, { do: 'draft', company: 'white' }).state;
    const { shares, companies, turn } = write(state);
    expect(shares).toEqual({ brown: [1, 1], gray: [1, 1], orange: [2, 0], white: [0, 2] });
    expect(COMPANIES.map((company) => companies[company].length)).toEqual([0, 0, 0, 0]);
    expect(turn).toMatchObject({ phase: 'play', seat: 0, step: 1 });
  });

  test('9.1 every line of the draft can be written and read at every point', () => {
    for (const first of COMPANIES) {
      const one = played(fresh(2, EXPERT), { do: 'draft', company: first }).state;
      for (const action of legal(one)) {
        const two = played(one, action).state;
        expect(write(read(write(two)))).toEqual(write(two));
        expect(legal(two)).toHaveLength(2);
      }
    }
  });

  test('9.2 the opening is one action, every later turn two', () => {
    let state = drafted(2, EXPERT);
    const turns: string[] = [];
    for (let ply = 0; ply < 5; ply++) {
      const { turn } = write(state);
      turns.push(`${turn.seat}.${turn.step}`);
      state = played(state, legal(state)[0] ?? {}).state;
    }
    expect(turns).toEqual(['0.1', '1.1', '1.2', '0.1', '0.2']);
  });

  test('9.2 the second action is for another company', () => {
    const { state } = played(midway(), take('gray'));
    expect(write(state).turn).toMatchObject({ seat: 0, step: 2, used: 'gray' });
    expect(because(state, take('gray'))).toBe('company-used');
    expect(legal(state).some(({ company }) => company === 'gray')).toBe(false);
    expect(write(read(write(state)))).toEqual(write(state));
  });

  test('9.3 the second action may not take the last share', () => {
    const state = midway((position) => setCompany(position, 'brown', { ready: 0, shares: 1 }));
    expect(because(state, take('brown'))).toBeNull();
    expect(because(played(state, take('gray')).state, take('brown'))).toBe('would-end');
  });

  test('9.3 nor empty a supply, by a share', () => {
    const state = midway((position) =>
      setCompany(position, 'brown', { track: ['15,9', ...plainHexes(21)], ready: 0 }),
    );
    expect(write(state).companies.brown.supply).toBe(3);
    expect(because(played(state, take('gray')).state, take('brown'))).toBe('would-end');
  });

  test('9.3 nor by compensation, which may depend on the route', () => {
    const state = midway((position) => {
      setCompany(position, 'brown', { ready: 2 });
      setCompany(position, 'orange', { track: ['15,3', '14,8', ...plainHexes(21)], ready: 1 });
      position.demand.detroit = ['gray', 'white'];
    });
    expect(write(state).companies.orange.supply).toBe(1);
    const second = played(state, take('gray')).state;
    const by = (hex: string) => ({ do: 'build', company: 'brown', route: [hex, '14,6'] });
    expect(because(second, by('14,8'))).toBe('would-end');
    expect(because(second, by('15,7'))).toBeNull();
    expect(legal(second)).not.toContainEqual(by('14,8'));
    expect(legal(second)).toContainEqual(by('15,7'));
  });

  test('9.3 nor by a harbor', () => {
    const state = edited(drafted(2, { ...EXPERT, board: 'europe', harbors: true }), (position) => {
      for (const company of COMPANIES) position.influence[company] = [5, 5];
      setCompany(position, 'brown', { ready: 0, shares: 4 });
      setCompany(position, 'orange', { ready: 4 });
      const far = plainHexes(20, { board: 'europe', harbors: true });
      setCompany(position, 'gray', { track: ['16,10', ...far], ready: 3 });
      position.demand.warsaw = ['gray', 'purple'];
    });
    expect(write(state).companies.gray.supply).toBe(1);
    const build = { do: 'build', company: 'orange', route: ['14,4', '13,3'] };
    const toWarsaw = { ...build, also: 'white', harbor: '7,13' };
    expect(because(state, toWarsaw)).toBeNull();
    expect(because(played(state, take('brown')).state, toWarsaw)).toBe('would-end');
  });

  /** Expert duel with the Golden Spike, after the opening: a share of gray can be taken. */
  const withSpike = (change: (position: Written) => void) =>
    edited(drafted(2, { ...EXPERT, spike: true }), (position) => {
      for (const company of COMPANIES) position.influence[company] = [5, 5];
      setCompany(position, 'gray', { ready: 0, shares: 4 });
      change(position);
    });

  test('9.3 nor by the beginning of the spike', () => {
    const state = withSpike((position) => {
      setCompany(position, 'brown', { track: ['15,9', '9,5'], ready: 3 });
      setCompany(position, 'orange', { track: ['15,3', ...plainHexes(20)], ready: 3 });
      position.demand.omaha = ['gray', 'white'];
    });
    expect(write(state).companies.orange.supply).toBe(1);
    const intoOmaha = { do: 'build', company: 'brown', route: ['8,6'] };
    expect(because(state, intoOmaha)).toBeNull();
    expect(because(played(state, take('gray')).state, intoOmaha)).toBe('would-end');
  });

  test('9.3 nor by naming the West Side', () => {
    const state = withSpike((position) => {
      position.spike = { state: 'begun', east: 'brown', west: null };
      delete position.demand['san-francisco'];
      position.demand.denver = ['gray', 'white'];
      position.demand.omaha = ['gray', 'white'];
      // White comes all the way from San Francisco to Denver; orange closes the gap to Omaha.
      const line = ['0,8', '1,7', '2,8', '3,7', '4,6', '5,7'];
      const far = plainHexes(30).filter((hex) => !['7,7', '6,6', ...line].includes(hex));
      const track = ['13,17', ...line, ...far.slice(0, 13)];
      setCompany(position, 'brown', { track: ['15,9', '8,6'], supply: 18, ready: 4 });
      setCompany(position, 'orange', { track: ['15,3', '0,8', '8,6'], ready: 3 });
      setCompany(position, 'white', { track, ready: 3 });
      setCompany(position, 'gray', { track: ['16,12', '0,8'], ready: 0, shares: 4 });
    });
    const named = (west: string) => ({
      do: 'build',
      company: 'orange',
      route: ['7,7', '6,6', '5,7'],
      west,
    });
    // One of its two trains is compensation in Denver.
    expect(write(state).companies.white.supply).toBe(2);
    expect(because(state, named('white'))).toBeNull();
    const second = played(state, take('gray')).state;
    expect(because(second, named('white'))).toBe('would-end');
    expect(because(second, named('orange'))).toBeNull();
  });

  test('9.3 with no legal second action the turn ends after the first (ruling)', () => {
    const state = midway((position) => {
      for (const company of COMPANIES) setCompany(position, company, { ready: 5, shares: 3 });
      setCompany(position, 'gray', { ready: 0, shares: 4 });
      position.demand = {};
      for (const company of COMPANIES) position.influence[company] = [0, 9];
    });
    expect(write(played(state, take('gray')).state).turn).toMatchObject({ seat: 1, step: 1 });
  });

  test('9.4 one depleted company ends the match at once, in the middle of a turn', () => {
    const state = midway((position) => setCompany(position, 'gray', { ready: 0, shares: 1 }));
    const { state: over } = played(state, take('gray'));
    expect(write(over).turn.phase).toBe('over');
  });

  test('9.4 scored only by second and other; a tied total by fewest shares', () => {
    const state = midway((position) => {
      for (const company of COMPANIES) {
        position.influence[company] = [0, 0];
        position.shares[company] = [0, 0];
      }
      position.companies.gray.length = 6;
      position.influence.gray = [4, 4];
      position.shares.gray = [1, 1];
      position.shares.brown = [1, 0];
    });
    expect([0, 1].map((seat) => placeOf(state, 1, seat))).toEqual(['second', 'second']);
    expect(ranking(state).map(({ seat, above }) => [seat, above])).toEqual([
      [1, 'fewer-shares'],
      [0, null],
    ]);
  });
});
