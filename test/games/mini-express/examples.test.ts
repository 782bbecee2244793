import { describe, expect, test } from 'vitest';
import { COMPANIES, type CompanyId } from '../../../src/games/mini-express/data/companies';
import { cityIndex } from '../../../src/games/mini-express/rules/board';
import { destinationRefusal, routesTo } from '../../../src/games/mini-express/rules/destinations';
import type { State } from '../../../src/games/mini-express/rules/state';
import { writeHex } from '../../../src/kit/hex';
import examples from './support/examples.json';
import { drafted, played, read, type Written, write } from './support/positions';

/** The parts of the examples build-1 and build-2 that are tested here; the rest of the file is for other modes. */
interface Example {
  readonly id: string;
  readonly board: string;
  readonly active: string;
  readonly log: readonly { build?: string; route?: string[]; share?: string }[];
  readonly position: {
    readonly bonus: Record<CompanyId, number>;
    readonly tracks_space: Record<CompanyId, number>;
    readonly supply: Record<CompanyId, number>;
    readonly shares_on_board: Record<CompanyId, number>;
    readonly track_length: Record<CompanyId, number>;
    readonly tracks: readonly { company: CompanyId; hexes: string[] }[];
    readonly players: readonly { name: string; influence: Record<CompanyId, number> }[];
    readonly demand: readonly { city: string; tile: string[] | null }[];
  };
  readonly checks: readonly Check[];
  readonly action: { company: CompanyId; route: string[] };
  readonly expected: {
    readonly tracks_space: Partial<Record<CompanyId, number>>;
    readonly track_length?: Partial<Record<CompanyId, number>>;
    readonly track_length_gain?: Partial<Record<CompanyId, number>>;
    readonly influence?: Record<string, Partial<Record<CompanyId, number>>>;
    readonly influence_gain?: Record<string, Partial<Record<CompanyId, number>>>;
    readonly compensation: Partial<Record<CompanyId, number>>;
    readonly tile_removed: boolean;
    readonly not_a_destination_after?: readonly [CompanyId, string][];
  };
}

interface Check {
  readonly check: string;
  readonly city?: string;
  readonly company?: CompanyId;
  readonly companies?: readonly string[];
  readonly capacity?: number;
  readonly trains?: number;
  readonly position?: number;
  readonly count?: number;
  readonly at_least?: number;
  readonly starts?: readonly string[];
  readonly some_with_other_track?: boolean;
  readonly hex?: string;
}

const builds = (examples.examples as unknown as readonly Example[]).filter(({ id }) =>
  ['build-1', 'build-2'].includes(id),
);

/** The example's position as a match of four seats. The example does not give the shares held. */
function positionOf({ board, active, position: given }: Example): Written {
  const written = write(drafted(4, { board }));
  for (const company of COMPANIES) {
    written.companies[company] = {
      track: given.tracks.find((tracks) => tracks.company === company)?.hexes ?? [],
      ready: given.tracks_space[company],
      supply: given.supply[company],
      shares: given.shares_on_board[company],
      length: given.track_length[company],
    };
    written.influence[company] = given.players.map(({ influence }) => influence[company]);
    written.shares[company] = [0, 0, 0, 0];
  }
  written.demand = {};
  for (const { city, tile } of given.demand) if (tile) written.demand[city] = tile;
  written.turn.seat = given.players.findIndex(({ name }) => name === active);
  return written;
}

function companiesIn(state: State, hex: string): CompanyId[] {
  const { companies } = write(state);
  return COMPANIES.filter((company) => companies[company].track.includes(hex));
}

function hexOfCity(state: State, id: string): string {
  const city = state.board.form.cities.find((candidate) => candidate.id === id);
  if (!city) throw new Error(`no city ${id}`);
  return writeHex(city);
}

/** Least-cost routes with the network hexes from which they may start; city starts by id. */
function routesFrom(state: State, company: CompanyId, city: string) {
  const { map, form, cityAt } = state.board;
  const network = new Set(write(state).companies[company].track);
  const number = COMPANIES.indexOf(company);
  return routesTo(state, number, cityIndex(state.board.form, city)).flatMap((route) => {
    const first = route[0] ?? -1;
    const around = Array.from(map.neighbors.subarray(first * 6, first * 6 + 6));
    return around
      .filter((hex) => hex >= 0 && network.has(writeHex(map.hexes[hex] ?? { col: 0, row: 0 })))
      .map((hex) => {
        const here = form.cities[cityAt[hex] ?? -1];
        const start = here ? here.id : writeHex(map.hexes[hex] ?? { col: 0, row: 0 });
        return { start, route };
      });
  });
}

function holds(state: State, check: Check): void {
  const { companies } = write(state);
  const company = check.company ?? 'brown';
  switch (check.check) {
    case 'full':
    case 'present':
      expect(companiesIn(state, hexOfCity(state, check.city ?? ''))).toEqual(check.companies);
      return;
    case 'empty':
      expect(companiesIn(state, hexOfCity(state, check.city ?? ''))).toEqual([]);
      return;
    case 'not-a-destination': {
      const city = cityIndex(state.board.form, check.city ?? '');
      expect(destinationRefusal(state, COMPANIES.indexOf(company), city)).not.toBeNull();
      return;
    }
    case 'routes': {
      const found = routesFrom(state, company, check.city ?? '');
      expect(found[0]?.route).toHaveLength(check.trains ?? -1);
      expect(found.length).toBeGreaterThanOrEqual(check.at_least ?? 1);
      if (check.count !== undefined) expect(found).toHaveLength(check.count);
      if (check.starts) {
        expect([...new Set(found.map(({ start }) => start))].sort()).toEqual(
          [...check.starts].sort(),
        );
      }
      if (check.some_with_other_track) {
        const { track } = state;
        expect(found.some(({ route }) => route.slice(0, -1).some((hex) => track[hex]))).toBe(true);
      }
      return;
    }
    case 'middle':
      expect(state.board.map.numberOf.has(check.hex ?? '')).toBe(true);
      expect(state.board.form.cities.map(writeHex)).not.toContain(check.hex);
      return;
    case 'tracks-space':
      expect(companies[company].ready).toBe(check.trains);
      return;
    case 'track-length':
      expect(companies[company].length).toBe(check.position);
      return;
    default:
      throw new Error(`nobody knows the check ${check.check}`);
  }
}

describe.each(builds)('the rulebook example $id', (example) => {
  test('its log is legal, action by action, and leads to its map and trains', () => {
    const start = write(drafted(4, { board: example.board }));
    for (const company of COMPANIES) {
      start.companies[company].length = example.position.bonus[company];
    }
    for (const { city, tile } of example.position.demand) {
      start.demand[city] = tile ?? ['brown', 'gray'];
    }
    let state = read(start);
    for (const { build, route, share } of example.log) {
      const written = write(state);
      // The log has no tiles or influence, so set what the action needs.
      const company = (build ?? share) as CompanyId;
      written.influence[company] = [9, 9, 9, 9];
      state = read(written);
      const end = route?.[route.length - 1] ?? '';
      const city =
        state.board.form.cities.find((candidate) => writeHex(candidate) === end)?.id ?? '';
      const purple = written.demand[city]?.includes('purple');
      const also = COMPANIES.find((other) => !written.demand[city]?.includes(other));
      const action = build
        ? { do: 'build', company, route: route?.slice(1) ?? [], ...(purple && also && { also }) }
        : { do: 'take', company };
      state = played(state, action).state;
    }
    const { companies } = write(state);
    const expected = positionOf(example).companies;
    for (const company of COMPANIES) {
      const { track, ...figures } = companies[company];
      const { track: tracks, ...numbers } = expected[company];
      expect(figures).toEqual(numbers);
      expect([...track].sort()).toEqual([...tracks].sort());
    }
  });

  test.each(example.checks)('$check $company $city $hex', (check) => {
    holds(read(positionOf(example)), check);
  });

  test('its action has the stated results', () => {
    const before = positionOf(example);
    const { company, route } = example.action;
    const action = { do: 'build', company, route: route.slice(1) };
    const { state, events } = played(read(before), action);
    const after = write(state);
    const { expected } = example;
    for (const [id, ready] of Object.entries(expected.tracks_space)) {
      expect(after.companies[id as CompanyId].ready).toBe(ready);
    }
    for (const [id, length] of Object.entries(expected.track_length ?? {})) {
      expect(after.companies[id as CompanyId].length).toBe(length);
    }
    for (const [id, gain] of Object.entries(expected.track_length_gain ?? {})) {
      const was = before.companies[id as CompanyId].length;
      expect(after.companies[id as CompanyId].length - was).toBe(gain);
    }
    for (const [name, gains] of Object.entries(
      expected.influence_gain ?? expected.influence ?? {},
    )) {
      const seat = example.position.players.findIndex((player) => player.name === name);
      for (const [id, figure] of Object.entries(gains)) {
        const was = expected.influence_gain ? before.influence[id as CompanyId][seat] : 0;
        expect(after.influence[id as CompanyId][seat]).toBe((was ?? 0) + figure);
      }
    }
    const compensation = events.filter(({ event }) => event === 'compensation');
    expect(Object.fromEntries(compensation.map((told) => [told.company, told.by]))).toEqual(
      expected.compensation,
    );
    const city = state.board.form.cities.find(
      (place) => writeHex(place) === route[route.length - 1],
    );
    expect(after.demand[city?.id ?? ''] === undefined).toBe(expected.tile_removed);
    for (const [id, target] of expected.not_a_destination_after ?? []) {
      const number = cityIndex(state.board.form, target);
      expect(destinationRefusal(state, COMPANIES.indexOf(id), number)).not.toBeNull();
    }
  });
});
