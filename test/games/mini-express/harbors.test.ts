import { describe, expect, test } from 'vitest';
import { europe } from '../../../src/games/mini-express/data/europe';
import { writeHex } from '../../../src/kit/hex';
import type { JsonObject } from '../../../src/kit/json';
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

const HARBORS = { board: 'europe', harbors: true } as const;
const ALL = europe.harbors.map(writeHex);
/** Orange starts in Minsk (15,3). Warsaw (13,3) is two away by 14,2 or 14,4. */
const toWarsaw = {
  do: 'build',
  company: 'orange',
  route: ['14,4', '13,3'],
  also: 'white',
} as const;

function purpleWarsaw(change: (position: Written) => void = () => undefined) {
  return edited(drafted(4, HARBORS), (position) => {
    position.demand.warsaw = ['gray', 'purple'];
    setCompany(position, 'orange', { ready: 4 });
    change(position);
  });
}

describe('clause 11, harbors', () => {
  test('11.1 harbor hexes cannot be built on or through', () => {
    for (let seed = 0; seed < 5; seed++) {
      const state = drafted(4, HARBORS, `barred ${seed}`);
      for (const { route } of legal(state)) {
        for (const hex of Array.isArray(route) ? route : []) expect(ALL).not.toContain(hex);
      }
    }
    const beside = edited(drafted(4, HARBORS), (position) =>
      setCompany(position, 'gray', { track: ['16,10', '12,14', '13,17'], ready: 5 }),
    );
    const through = { do: 'build', company: 'gray', route: ['12,16', '13,15'] };
    expect(because(beside, through)).not.toBeNull();
  });

  test('11.1 without the variant they are plain hexes', () => {
    const across = (options: JsonObject) => {
      const state = edited(drafted(4, options), (position) => {
        // Genoa (7,13) is on the shortest way from 8,12 to Marseille (5,13).
        setCompany(position, 'gray', { track: ['16,10', '8,12'], ready: 5 });
        position.demand.marseille = ['gray', 'white'];
      });
      return because(state, { do: 'build', company: 'gray', route: ['7,13', '6,12', '5,13'] });
    };
    expect(across({ board: 'europe' })).toBeNull();
    expect(across(HARBORS)).not.toBeNull();
  });

  test('11.2 the first build into a purple city puts the other color on a harbor of choice', () => {
    const state = purpleWarsaw();
    expect(because(state, toWarsaw)).toBe('harbor-missing');
    const { state: next, events } = played(state, { ...toWarsaw, harbor: '7,13' });
    const { companies } = write(next);
    expect(companies.gray.track).toContain('7,13');
    expect(companies.gray).toMatchObject({
      supply: 19,
      length: write(state).companies.gray.length,
    });
    expect(events).toContainEqual({ event: 'harbor', company: 'gray', harbor: '7,13' });
    const offered = legal(state)
      .filter(({ route, also }) => String(route) === '14,4,13,3' && also === 'white')
      .map(({ harbor }) => harbor);
    expect([...offered].sort()).toEqual([...ALL].sort());
  });

  test('11.2 the harbor is a start from then on', () => {
    const next = played(purpleWarsaw(), { ...toWarsaw, harbor: '7,13' }).state;
    const routes = legal(next)
      .filter(({ company }) => company === 'gray')
      .map(({ route }) => String(route));
    // Genoa (7,13) is next to 8,12, from where Venice (9,11) is one more.
    expect(routes).toContain('8,12,9,11');
  });

  test('11.2 a taken harbor cannot be chosen', () => {
    const state = purpleWarsaw((position) =>
      setCompany(position, 'white', { track: ['15,15', '7,13'] }),
    );
    expect(because(state, { ...toWarsaw, harbor: '7,13' })).toBe('harbor-taken');
    expect(because(state, { ...toWarsaw, harbor: '8,4' })).toBe('no-harbor');
  });

  test('11.2 only with the first build there', () => {
    const state = purpleWarsaw((position) =>
      setCompany(position, 'brown', { track: ['14,0', '13,3'] }),
    );
    expect(because(state, { ...toWarsaw, harbor: '7,13' })).toBe('harbor-unexpected');
    expect(because(state, toWarsaw)).toBeNull();
  });

  test('11.2 no supply: skipped for good', () => {
    const drained = purpleWarsaw((position) =>
      setCompany(position, 'gray', {
        track: ['16,10', ...plainHexes(19, HARBORS)],
        ready: 5,
        shares: 0,
      }),
    );
    expect(write(drained).companies.gray.supply).toBe(0);
    expect(because(drained, { ...toWarsaw, harbor: '7,13' })).toBe('harbor-unexpected');
    expect(because(drained, toWarsaw)).toBeNull();
  });

  test('11.2 nor when its last train is used as compensation before', () => {
    const far = plainHexes(20, HARBORS);
    const last = purpleWarsaw((position) =>
      setCompany(position, 'gray', { track: ['16,10', '14,4', ...far], ready: 2 }),
    );
    expect(write(last).companies.gray.supply).toBe(1);
    expect(because(last, { ...toWarsaw, harbor: '7,13' })).toBe('harbor-unexpected');
    expect(because(last, toWarsaw)).toBeNull();
    const round = { ...toWarsaw, route: ['14,2', '13,3'] };
    expect(because(last, { ...round, harbor: '7,13' })).toBeNull();
  });

  test('11.3 the automa takes the empty harbor nearest to its target', () => {
    const nearest = (target: string) => {
      const position = beforeAutoma(HARBORS, [1, 3], (changed) => {
        changed.demand.warsaw = ['gray', 'purple'];
        setCompany(changed, 'orange', { ready: 2 });
        setCompany(changed, 'orange', { ready: 3, track: ['15,3'] });
        for (const [id, tile] of Object.entries(changed.demand)) {
          if (id !== 'warsaw' && id !== target) delete changed.demand[id];
          else if (id === target) changed.demand[id] = tile;
        }
        if (changed.automa) {
          changed.automa.target = europe.cities.findIndex(({ id }) => id === target);
        }
      });
      return (did(automaPlays(position).events) as { harbor?: string } | undefined)?.harbor;
    };
    expect(nearest('milan')).toBe('7,13');
    expect(nearest('lisbon')).toBe('0,16');
    expect(nearest('bremen')).toBe('8,2');
    // Ruling: of equal ones the farthest west. Hamburg (8,2) ties with Genoa (7,13), then with Durazzo (12,16).
    expect(nearest('frankfurt')).toBe('7,13');
    expect(nearest('lemberg')).toBe('8,2');
  });

  test('refuses harbors on a board without them', () => {
    expect(flawOf({ ...write(drafted()), options: { harbors: true } })).toMatchObject({
      at: 'options.harbors',
    });
  });
});
