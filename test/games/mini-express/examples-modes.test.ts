import { describe, expect, test } from 'vitest';
import { COMPANIES, type CompanyId } from '../../../src/games/mini-express/data/companies';
import { clockwiseRoute } from '../../../src/games/mini-express/rules/automa';
import { stepsTo } from '../../../src/games/mini-express/rules/automa-choice';
import { cityIndex } from '../../../src/games/mini-express/rules/board';
import {
  destinationRefusal,
  destinations,
  routesTo,
} from '../../../src/games/mini-express/rules/destinations';
import type { State } from '../../../src/games/mini-express/rules/state';
import { writeHex } from '../../../src/kit/hex';
import { automaPlays, bagOf, did } from './support/automa';
import examples from './support/examples.json';
import { cityHex, lineHexes, on } from './support/map';
import {
  drafted,
  legal,
  played,
  read,
  setCompany,
  type Tile,
  type Written,
  write,
} from './support/positions';

/** The content of the examples of the automa and the variants; `others` need no map. */
interface Example {
  readonly id: string;
  readonly board: string;
  readonly position: {
    readonly tracks_space: Record<CompanyId, number>;
    readonly supply: Record<CompanyId, number>;
    readonly shares_on_board: Record<CompanyId, number>;
    readonly track_length: Record<CompanyId, number>;
    readonly spike: { east: CompanyId | null };
    readonly tracks: readonly { company: CompanyId; hexes: string[] }[];
    readonly players: readonly { name: string; influence: Record<CompanyId, number> }[];
    readonly demand: readonly { city: string; tile: string[] | null }[];
  };
  readonly bot?: {
    tile: { city: number; company: number };
    chosen_before: CompanyId;
    target_before: string;
  };
  readonly checks: readonly Record<string, never>[];
  readonly action: { company: CompanyId; route: string[]; west?: CompanyId };
  readonly expected: Record<string, never>;
}

const example = (id: string): Example => {
  const found = (examples.examples as unknown as readonly Example[]).find((one) => one.id === id);
  if (!found) throw new Error(`no example ${id}`);
  return found;
};

/** The example's position, on top of a match of the mode. The example does not give the shares held. */
function positionOf({ board, position: given }: Example, seats: number, options: object): Written {
  const written = write(drafted(seats, { board, ...options }));
  for (const company of COMPANIES) {
    written.companies[company] = {
      track: given.tracks.find((tracks) => tracks.company === company)?.hexes ?? [],
      ready: given.tracks_space[company],
      supply: given.supply[company],
      shares: given.shares_on_board[company],
      length: given.track_length[company],
    };
    written.influence[company] = given.players.map(({ influence }) => influence[company]);
    written.shares[company] = given.players.map(() => 0);
  }
  written.demand = {};
  for (const { city, tile } of given.demand) if (tile) written.demand[city] = tile;
  return written;
}

const hexes = (state: State, route: readonly number[]) =>
  route.map((hex) => writeHex(state.board.map.hexes[hex] ?? { col: -1, row: -1 }));

describe.each(['clockwise-purple', 'clockwise-yellow'])('the rulebook example %s', (id) => {
  test('of all least-cost routes the clockwise one is built', () => {
    const { checks, ...rest } = example(id);
    const bot = checks.find(({ check }) => check === 'bot-route') as unknown as {
      company: CompanyId;
      city: string;
      route: string;
    };
    const state = read(positionOf({ checks, ...rest }, 1, { mode: 'solo' }));
    const company = COMPANIES.indexOf(bot.company);
    const routes = routesTo(state, company, cityIndex(state.board.form, bot.city));
    expect(routes.length).toBeGreaterThan(1);
    const [, ...expected] = bot.route.split(' ');
    expect(hexes(state, clockwiseRoute(state, routes, company))).toEqual(expected);
  });
});

describe('the rulebook example of the automa’s build', () => {
  const told = example('bot-build');
  const start = () => {
    const position = positionOf(told, 1, { mode: 'solo' });
    const { tile, chosen_before: company } = told.bot ?? {
      tile: { city: 1, company: 1 },
      chosen_before: 'brown',
    };
    const target = drafted(4, { board: told.board }).board.form.cities.findIndex(
      ({ id }) => id === told.bot?.target_before,
    );
    const drawn: Tile = [tile.city, tile.company];
    position.automa = { company, target: target + 1, ...bagOf(drawn) };
    position.turn.seat = 1;
    return position;
  };

  test('the markers move past Essen to Marseille, and to white', () => {
    const { events } = automaPlays(start());
    const marseille = 21;
    expect(events).toContainEqual({ event: 'markers', company: 'white', target: marseille });
  });

  test('Frankfurt and Venice tie at 4 steps and 3 trains; Venice has a company', () => {
    const position = start();
    position.turn.seat = 0;
    const state = read(position);
    const near = stepsTo(
      state.board,
      state.board.map.numberOf.get(cityHex(state.board.form, 'marseille')) ?? 0,
    );
    const least = destinations(state, 3).map(({ city, cost }) => {
      return {
        id: state.board.form.cities[city]?.id,
        cost,
        steps: near[state.board.cityHex[city] ?? 0],
      };
    });
    const [first] = [...least].sort((a, b) => (a.steps ?? 0) - (b.steps ?? 0));
    expect(least.filter(({ steps }) => steps === first?.steps)).toEqual([
      { id: 'venice', cost: 3, steps: 4 },
      { id: 'frankfurt', cost: 3, steps: 4 },
    ]);
    expect(on(write(state), cityHex(state.board.form, 'venice'))).toEqual(['gray']);
  });

  test('it builds to Venice from two hexes north of Belgrade, with all consequences', () => {
    const { after, events, state } = automaPlays(start());
    expect(did(events)).toEqual({
      do: 'build',
      company: 'white',
      route: ['11,9', '10,10', '9,11'],
    });
    expect(events).toContainEqual(expect.objectContaining({ decided: 'most-companies' }));
    expect(after.companies.white).toMatchObject({
      ready: 0,
      length: told.position.track_length.white + 2,
    });
    expect([after.influence.gray[1], after.influence.white[1]]).toEqual([2, 3]);
    expect(after.companies.gray.ready).toBe(told.position.tracks_space.gray + 1);
    expect(after.demand.venice).toBeUndefined();
    for (const company of [0, 2]) {
      expect(
        destinationRefusal(state, company, cityIndex(state.board.form, 'venice')),
      ).not.toBeNull();
    }
  });
});

describe('the rulebook example of the automa’s share', () => {
  test('a tile of 2 and 2 moves it to orange: a share without paying, three trains', () => {
    const { before, after } = examples.others.find(({ id }) => id === 'bot-share') as unknown as {
      before: { chosen: CompanyId; tracks_space: Record<CompanyId, number> };
      after: { chosen: CompanyId; tracks_space: Record<CompanyId, number> };
    };
    const position = write(drafted(1, { mode: 'solo' }));
    setCompany(position, 'orange', { ready: before.tracks_space.orange });
    const held = position.shares.orange[1] ?? 0;
    const influence = position.influence.orange[1];
    position.automa = { company: before.chosen, target: 1, ...bagOf([2, 2]) };
    position.turn.seat = 1;
    const played = automaPlays(position).after;
    expect(played.automa?.company).toBe(after.chosen);
    expect(played.companies.orange.ready).toBe(after.tracks_space.orange);
    expect(played.shares.orange[1]).toBe(held + 1);
    expect(played.influence.orange[1]).toBe(influence);
  });
});

describe('the rulebook example of the golden spike', () => {
  const told = example('golden-spike');
  const start = () => {
    const position = positionOf(told, 4, { spike: true });
    position.spike = { state: 'begun', east: told.position.spike.east, west: null };
    position.turn.seat = 3;
    return position;
  };

  test('Denver joins the coasts: gray and orange may be named, orange is', () => {
    const position = start();
    const state = read(position);
    const board = state.board.form;
    const ends = [cityHex(board, 'omaha'), cityHex(board, 'san-francisco')] as const;
    expect(lineHexes(position, ...ends).size).toBe(0);
    const route = told.action.route.slice(1);
    const named = legal(state).filter(
      (action) => action.company === 'orange' && String(action.route) === String(route),
    );
    expect(named.map(({ west }) => west)).toEqual(['gray', 'orange']);
    const action = { do: 'build', company: 'orange', route, west: 'orange' };
    const { state: next } = played(state, action);
    const after = write(next);
    expect(after.spike).toEqual({ state: 'driven', east: 'brown', west: 'orange' });
    expect(after.companies.brown.length).toBe(position.companies.brown.length + 2);
    expect(after.companies.orange.length).toBe(position.companies.orange.length + 4);
    expect(after.companies.gray.ready).toBe(position.companies.gray.ready + 1);
    expect(on(after, cityHex(board, 'denver'))).toEqual(['gray', 'orange']);
    expect(lineHexes(after, ...ends).size).toBeGreaterThan(0);
  });

  test('brown cannot reach San Francisco, whose tile is gone', () => {
    const state = read(start());
    expect(
      destinationRefusal(state, 0, cityIndex(state.board.form, 'san-francisco')),
    ).toMatchObject({
      because: 'full',
    });
  });
});
