import { describe, expect, test } from 'vitest';
import { COMPANIES, type CompanyId } from '../../../src/games/mini-express/data/companies';
import { automaPlays, beforeAutoma, did } from './support/automa';
import {
  because,
  drafted,
  edited,
  flawOf,
  legal,
  plainHexes,
  played,
  setCompany,
  type Written,
  write,
} from './support/positions';

const SPIKE = { spike: true } as const;
const intoOmaha = { do: 'build', company: 'brown', route: ['8,6'] } as const;
/** Hexes of a chain from Omaha's west side (8,6) over Denver (5,7) to next to San Francisco (0,8). */
const LINE = ['7,7', '6,6', '5,7', '4,6', '3,7', '2,8', '1,7'];

/** Brown is next to Omaha, which nobody has reached. */
function nearOmaha(change: (position: Written) => void = () => undefined, options = {}) {
  return edited(drafted(4, { ...SPIKE, ...options }), (position) => {
    setCompany(position, 'brown', { track: ['15,9', '9,5'], ready: 3 });
    position.demand.omaha = ['gray', 'white'];
    change(position);
  });
}

describe('clause 10, golden spike', () => {
  test('10.1 the first build into Omaha opens San Francisco to the other three', () => {
    const { state, events } = played(nearOmaha(), intoOmaha);
    const { companies, spike, demand } = write(state);
    expect(spike).toEqual({ state: 'begun', east: 'brown', west: null });
    for (const company of ['gray', 'orange', 'white'] as const) {
      expect(companies[company].track).toContain('0,8');
      expect(companies[company].supply).toBe(19);
    }
    expect(companies.brown.track).not.toContain('0,8');
    // 25 less two on the map before, three ready and one on the tile.
    expect(companies.brown.supply).toBe(19);
    expect(demand['san-francisco']).toBeUndefined();
    expect(events).toContainEqual({ event: 'spike-begun', east: 'brown' });
  });

  test('10.1 a company without supply is left out', () => {
    const state = nearOmaha((position) =>
      setCompany(position, 'orange', { track: ['15,3', ...plainHexes(21)], ready: 3, shares: 0 }),
    );
    expect(write(state).companies.orange.supply).toBe(0);
    expect(write(played(state, intoOmaha).state).companies.orange.track).not.toContain('0,8');
  });

  test('10.1 without a train for the tile there is no East Side', () => {
    const state = nearOmaha((position) =>
      setCompany(position, 'brown', {
        track: ['15,9', '9,5', ...plainHexes(20)],
        ready: 3,
        shares: 0,
      }),
    );
    expect(write(played(state, intoOmaha).state).spike).toEqual({
      state: 'begun',
      east: null,
      west: null,
    });
  });

  test('10.1 the new start can be built from at once', () => {
    const { state } = played(nearOmaha(), intoOmaha);
    expect(
      legal(state).some(
        ({ company, route }) => company === 'gray' && String(route).startsWith('1,7'),
      ),
    ).toBe(true);
  });

  test('10.2 a build into San Francisco before that disables the variant', () => {
    const state = edited(drafted(4, SPIKE), (position) =>
      setCompany(position, 'gray', { track: ['16,12', '1,7'], ready: 2 }),
    );
    const also = (write(state).demand['san-francisco'] ?? []).includes('purple');
    const action = { do: 'build', company: 'gray', route: ['0,8'], ...(also && { also: 'white' }) };
    const off = played(state, action).state;
    expect(write(off).spike?.state).toBe('off');
    const later = edited(off, (position) => {
      setCompany(position, 'brown', { track: ['15,9', '9,5'], ready: 3 });
      position.demand.omaha = ['gray', 'white'];
      position.turn.seat = 0;
    });
    expect(write(played(later, intoOmaha).state).spike?.state).toBe('off');
  });

  /** The spike has begun with brown as East Side; gray has built along the line from San Francisco; orange is in Omaha. */
  const begun = (
    grayFrom: number,
    options = {},
    change: (position: Written) => void = () => undefined,
  ) =>
    edited(drafted(4, { ...SPIKE, ...options }), (position) => {
      position.spike = { state: 'begun', east: 'brown', west: null };
      delete position.demand['san-francisco'];
      position.demand.denver = ['gray', 'white'];
      position.demand.omaha = ['gray', 'white'];
      setCompany(position, 'brown', { track: ['15,9', '8,6'], ready: 4, supply: 18 });
      setCompany(position, 'gray', { track: ['16,12', '0,8', ...LINE.slice(grayFrom)], ready: 3 });
      setCompany(position, 'orange', { track: ['15,3', '0,8', '8,6'], ready: 3 });
      setCompany(position, 'white', { track: ['13,17', '0,8'], ready: 3 });
      change(position);
    });
  const toDenver = { do: 'build', company: 'orange', route: ['7,7', '6,6', '5,7'] };

  test('10.3 the build that joins both ends drives the spike: both sides gain 2 length', () => {
    const state = begun(2);
    const lengths = write(state).companies;
    const { state: driven, events } = played(state, { ...toDenver, west: 'gray' });
    const { companies, spike } = write(driven);
    expect(spike).toEqual({ state: 'driven', east: 'brown', west: 'gray' });
    expect(companies.brown.length).toBe(lengths.brown.length + 2);
    expect(companies.gray.length).toBe(lengths.gray.length + 2);
    expect(companies.orange.length).toBe(lengths.orange.length + 2);
    expect(events).toContainEqual({ event: 'spike-driven', east: 'brown', west: 'gray' });
  });

  test('10.3 en: West Side is a company on a hex of the route just built, except East Side', () => {
    const state = begun(2);
    const wests = legal(state)
      .filter(
        ({ company, route }) => company === 'orange' && String(route) === String(toDenver.route),
      )
      .map(({ west }) => west);
    expect(wests).toEqual(['gray', 'orange']);
    expect(because(state, toDenver)).toBe('west-missing');
    expect(because(state, { ...toDenver, west: 'brown' })).toBe('west-not-on-line');
    expect(because(state, { ...toDenver, west: 'white' })).toBe('west-not-on-line');
    const beside = begun(2, {}, (position) =>
      setCompany(position, 'brown', { track: ['15,9', '8,6', '6,6'], ready: 4, supply: 17 }),
    );
    expect(because(beside, { ...toDenver, west: 'brown' })).toBe('west-not-on-line');
    expect(because(beside, { ...toDenver, west: 'gray' })).toBeNull();
  });

  test('10.3 ko: any company on the line except at its two ends', () => {
    const state = begun(2, { edition: 'ko' }, (position) =>
      setCompany(position, 'white', { track: ['13,17', '0,8', '1,7'], ready: 3 }),
    );
    expect(because(state, { ...toDenver, west: 'white' })).toBeNull();
    expect(because(state, { ...toDenver, west: 'brown' })).toBe('west-not-on-line');
    expect(because(begun(2, { edition: 'ko' }), { ...toDenver, west: 'white' })).toBe(
      'west-not-on-line',
    );
  });

  test('10.3 a dead end at the line is not part of it', () => {
    const white = (...track: string[]) =>
      begun(2, { edition: 'ko' }, (position) =>
        setCompany(position, 'white', { track: ['13,17', '0,8', ...track], ready: 3 }),
      );
    // 5,9 touches the line only in Denver (5,7); with 4,8 as well, it is a detour around 4,6.
    expect(because(white('5,9'), { ...toDenver, west: 'white' })).toBe('west-not-on-line');
    expect(because(white('5,9', '4,8'), { ...toDenver, west: 'white' })).toBeNull();
  });

  test('10.3 no West Side where no line is complete', () => {
    const state = begun(4);
    expect(because(state, { ...toDenver, west: 'gray' })).toBe('west-unexpected');
    expect(write(played(state, toDenver).state).spike?.state).toBe('begun');
  });

  test('10.3 a company without supply may be named, but then there is no West Side', () => {
    const state = begun(2, {}, (position) => {
      const track = ['16,12', '0,8', ...LINE.slice(2), ...plainHexes(15)];
      const only = [...new Set(track)];
      setCompany(position, 'gray', { track: only, ready: 5, supply: 20 - only.length, shares: 6 });
      while (position.companies.gray.supply > 0) {
        const free = plainHexes(60).find(
          (hex) => !position.companies.gray.track.includes(hex) && !['7,7', '6,6'].includes(hex),
        );
        position.companies.gray.track.push(free ?? '');
        position.companies.gray.supply--;
      }
      position.companies.gray.shares = 0;
    });
    const { companies, spike } = write(played(state, { ...toDenver, west: 'gray' }).state);
    expect(spike).toEqual({ state: 'driven', east: 'brown', west: null });
    expect(companies.brown.length).toBe(write(state).companies.brown.length + 2);
  });

  test('10.4 the automa names the company of which it has the most shares', () => {
    const chosen = (shares: Partial<Record<CompanyId, number[]>>, edition = 'en') => {
      const position = beforeAutoma({ ...SPIKE, edition }, [1, 3], (changed) => {
        Object.assign(changed, {
          ...write(begun(2)),
          turn: changed.turn,
          options: changed.options,
        });
        changed.seats = 1;
        for (const company of COMPANIES) {
          changed.influence[company] = [1, 1];
          changed.shares[company] = shares[company] ?? [0, 0];
          changed.companies[company].ready = Math.min(changed.companies[company].ready, 3);
          setCompany(
            changed,
            company,
            company === 'brown'
              ? { supply: 18, ready: 4 }
              : { ready: company === 'orange' ? 3 : 0 },
          );
        }
        // Three after white is orange, whose way is to Denver, the target.
        if (changed.automa) changed.automa.target = 23;
      });
      return (did(automaPlays(position).events) as { west?: string } | undefined)?.west;
    };
    expect(chosen({ gray: [0, 2], orange: [0, 1] })).toBe('gray');
    expect(chosen({ gray: [0, 1], orange: [0, 2] })).toBe('orange');
    // Tied: the fewest shares of the seats; tied again: the marker's own company comes first.
    expect(chosen({ gray: [0, 1], orange: [1, 1] })).toBe('gray');
    expect(chosen({ gray: [0, 1], orange: [0, 1] })).toBe('orange');
    // `ko` (ruling): from the marker's place before its move, on white, gray comes first.
    expect(chosen({ gray: [0, 1], orange: [0, 1] }, 'ko')).toBe('gray');
  });

  test('10.5 depletion applies to every train taken here', () => {
    const state = nearOmaha((position) =>
      setCompany(position, 'orange', { track: ['15,3', ...plainHexes(20)], ready: 3, shares: 4 }),
    );
    expect(write(state).companies.orange.supply).toBe(1);
    const { state: next, events } = played(state, intoOmaha);
    expect(write(next).companies.orange.shares).toBe(0);
    expect(events).toContainEqual({ event: 'depleted', company: 'orange', reason: 'supply' });
  });

  test('only a board with the two cities offers it', () => {
    expect(
      flawOf({ ...write(drafted()), options: { board: 'europe', spike: true } }),
    ).toMatchObject({
      at: 'options.spike',
    });
  });
});
