import { describe, expect, test } from 'vitest';
import type { State } from '../../../src/games/mini-express/rules/state';
import type { JsonObject } from '../../../src/kit/json';
import {
  because,
  drafted,
  edited,
  legal,
  plainHexes,
  played,
  setCompany,
  write,
} from './support/positions';

/** On USA brown starts in Baltimore (15,9). New York is 2 away by 16,8, Detroit 2 by 15,7 or 14,8. */
const toNewYork = { do: 'build', company: 'brown', route: ['16,8', '17,7'] } as const;
const toDetroit = { do: 'build', company: 'brown', route: ['14,8', '14,6'] } as const;

function opened(demand: Record<string, string[]> = {}): State {
  return edited(drafted(), (position) => Object.assign(position.demand, demand));
}

const usual = () => opened({ 'new-york': ['gray', 'white'], detroit: ['gray', 'white'] });

function buildsTo(state: State, company: string, hex: string): JsonObject[] {
  return legal(state).filter(({ company: by, route }) => {
    return by === company && Array.isArray(route) && route[route.length - 1] === hex;
  });
}

describe('clause 4, build track', () => {
  test('4.1 the builder need not own shares', () => {
    const state = edited(usual(), (position) => {
      position.shares.brown = [0, 1, 1, 0];
    });
    expect(because(state, toNewYork)).toBeNull();
  });

  test('4.2 not into a city whose tile is gone', () => {
    const state = edited(usual(), (position) => {
      delete position.demand['new-york'];
    });
    expect(because(state, toNewYork)).toBe('no-tile');
  });

  test('4.2 not into a city with track of this company', () => {
    const state = edited(usual(), (position) =>
      setCompany(position, 'brown', { track: ['15,9', '16,8', '17,7'] }),
    );
    expect(because(state, { do: 'build', company: 'brown', route: ['17,7'] })).toBe('own-track');
  });

  test('4.2 not into a city with as many companies as its capacity', () => {
    const state = edited(usual(), (position) => {
      setCompany(position, 'orange', { track: ['15,3', '14,6'] });
      setCompany(position, 'white', { track: ['13,17', '14,6'] });
      delete position.demand.detroit;
    });
    expect(because(state, toDetroit)).toBe('full');
  });

  test('4.2 never into a start hex (ruling)', () => {
    const state = edited(usual(), (position) =>
      setCompany(position, 'orange', { track: ['15,3', '15,5', '15,7'] }),
    );
    expect(because(state, { do: 'build', company: 'orange', route: ['15,9'] })).toBe('no-city');
  });

  test('4.3 a route starts next to any hex of the network', () => {
    const state = edited(usual(), (position) =>
      setCompany(position, 'brown', { track: ['15,9', '14,8', '13,9', '12,8'] }),
    );
    expect(because(state, { do: 'build', company: 'brown', route: ['14,6'] })).toBeNull();
    expect(because(state, { do: 'build', company: 'brown', route: ['12,6', '11,5'] })).toBeNull();
    const apart = { do: 'build', company: 'brown', route: ['16,4', '17,5'] };
    expect(because(usual(), apart)).not.toBeNull();
  });

  test('4.3 a route is a chain of neighbors', () => {
    const gap = { do: 'build', company: 'brown', route: ['16,8', '17,5'] };
    expect(because(usual(), gap)).toBe('not-a-chain');
  });

  test('4.3 it costs one ready train per hex, destination included', () => {
    const { companies } = write(played(usual(), toNewYork).state);
    expect(companies.brown).toMatchObject({ ready: 2, supply: 20 });
  });

  test('4.4 all least-cost routes are legal, and the builder picks one', () => {
    const routes = buildsTo(usual(), 'brown', '14,6').map(({ route }) => route);
    expect(routes).toEqual(
      expect.arrayContaining([
        ['14,8', '14,6'],
        ['15,7', '14,6'],
      ]),
    );
    expect(routes).toHaveLength(2);
  });

  test('4.4 a longer route is refused', () => {
    const long = { do: 'build', company: 'brown', route: ['16,8', '16,6', '17,7'] };
    expect(because(usual(), long)).toBe('not-shortest');
  });

  test('4.5 not with more trains than are ready', () => {
    const state = edited(usual(), (position) => setCompany(position, 'brown', { ready: 1 }));
    expect(because(state, toNewYork)).toBe('too-far');
    expect(buildsTo(state, 'brown', '17,7')).toEqual([]);
  });

  test('4.6 no route passes a city or a start hex (ruling)', () => {
    // From the neighbor of Louisville, Chicago would be near through Louisville; the route must go around it.
    const state = edited(usual(), (position) =>
      setCompany(position, 'brown', { track: ['15,9', '14,8', '13,9'], ready: 5 }),
    );
    const through = { do: 'build', company: 'brown', route: ['12,8', '12,6', '11,5'] };
    expect(because(state, through)).toBe('through-city');
    for (const action of legal(state)) {
      const route = Array.isArray(action.route) ? action.route.slice(0, -1) : [];
      expect(route).not.toContain('12,8');
      expect(route).not.toContain('16,12');
    }
  });

  test('4.6 another company’s track on the way does not matter', () => {
    const state = edited(usual(), (position) =>
      setCompany(position, 'orange', { track: ['15,3', '16,8'] }),
    );
    expect(because(state, toNewYork)).toBeNull();
    const { companies } = write(played(state, toNewYork).state);
    expect(companies.brown.track).toContain('16,8');
    expect(companies.orange.track).toContain('16,8');
  });

  test('4.7 the trains move from ready to the map', () => {
    const { brown } = write(played(usual(), toNewYork).state).companies;
    expect([...brown.track].sort()).toEqual(['15,9', '16,8', '17,7']);
  });

  test('4.8 every other company met on a hex gets one ready train from supply, city included', () => {
    const state = edited(usual(), (position) => {
      setCompany(position, 'orange', { track: ['15,3', '14,8', '14,6'], ready: 1 });
      setCompany(position, 'white', { track: ['13,17', '14,8'], ready: 1 });
    });
    const { companies } = write(played(state, toDetroit).state);
    expect(companies.orange).toMatchObject({ ready: 3, supply: 19 });
    expect(companies.white).toMatchObject({ ready: 2, supply: 21 });
    expect(companies.gray).toMatchObject({ ready: 4, supply: 20 });
  });

  test('4.8 compensation never raises a company above 5 ready', () => {
    const state = edited(usual(), (position) =>
      setCompany(position, 'orange', { track: ['15,3', '14,8', '14,6'], ready: 4 }),
    );
    const { orange } = write(played(state, toDetroit).state).companies;
    expect(orange).toMatchObject({ ready: 5, supply: 17 });
  });

  test('4.8 nor comes from an empty supply', () => {
    const state = edited(usual(), (position) => {
      const track = ['15,3', '14,8', '14,6', ...plainHexes(20)];
      setCompany(position, 'orange', { track, ready: 1 });
      expect(position.companies.orange.supply).toBe(1);
    });
    const { orange } = write(played(state, toDetroit).state).companies;
    expect(orange).toMatchObject({ ready: 2, supply: 0 });
  });

  test('4.9 length increases by the non-city hexes of the route', () => {
    const before = write(usual()).companies.brown.length;
    expect(write(played(usual(), toNewYork).state).companies.brown.length).toBe(before + 1);
  });

  test('4.9 and stops at 15', () => {
    const state = edited(usual(), (position) => setCompany(position, 'brown', { length: 15 }));
    const { state: next, events } = played(state, toNewYork);
    expect(write(next).companies.brown.length).toBe(15);
    expect(events.filter(({ event }) => event === 'length')).toEqual([]);
  });

  test('4.10 two companies: influence 1 in each', () => {
    const { influence } = write(played(usual(), toNewYork).state);
    expect([influence.gray[0], influence.white[0], influence.brown[0]]).toEqual([2, 2, 1]);
  });

  test('4.10 one company twice: 2', () => {
    const state = opened({ 'new-york': ['gray', 'gray'] });
    expect(write(played(state, toNewYork).state).influence.gray[0]).toBe(3);
  });

  test('4.10 purple: 1 in the company shown, 1 in another of the builder’s choice', () => {
    const state = opened({ 'new-york': ['gray', 'purple'] });
    expect(because(state, toNewYork)).toBe('also-missing');
    expect(because(state, { ...toNewYork, also: 'gray' })).toBe('also-same');
    expect(because(usual(), { ...toNewYork, also: 'white' })).toBe('also-unexpected');
    const { influence } = write(played(state, { ...toNewYork, also: 'brown' }).state);
    expect([influence.gray[0], influence.brown[0], influence.white[0]]).toEqual([2, 2, 1]);
    expect(buildsTo(state, 'brown', '17,7').map(({ also }) => also)).toEqual([
      'brown',
      'orange',
      'white',
    ]);
  });

  test('4.11 a city that now holds its capacity loses its tile', () => {
    const state = edited(usual(), (position) =>
      setCompany(position, 'orange', { track: ['15,3', '14,6'] }),
    );
    expect(write(played(state, toDetroit).state).demand.detroit).toBeUndefined();
    expect(write(played(usual(), toDetroit).state).demand.detroit).toEqual(['gray', 'white']);
  });
});
