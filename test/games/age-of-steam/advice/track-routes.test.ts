import { describe, expect, test } from 'vitest';
import {
  priceTo,
  type TrackRoute,
  trackGoals,
  trackRoutes,
} from '../../../../src/games/age-of-steam/advice/track-routes';
import { isStart } from '../../../../src/games/age-of-steam/advice/track-search';
import { rules } from '../../../../src/games/age-of-steam/rules';
import { argsOf } from '../../../../src/games/age-of-steam/rules/actions';
import { EDGES, readHex } from '../../../../src/games/age-of-steam/rules/board';
import { firstOf } from '../../../../src/games/age-of-steam/rules/kind';
import { BUILD, PHASE, type State } from '../../../../src/games/age-of-steam/rules/state';
import type { Action } from '../../../../src/kit/rules';
import { building, legal } from '../support/positions';
import { wholeMatch } from '../view/positions';

/** The track of a route, as it is written: each hex with its segments. */
const written = (state: State, { actions }: TrackRoute) =>
  actions.map((action) => {
    const { hex, track } = rules.action.write(action, state);
    return `${hex} ${track}`;
  });

const hexOn = (state: State, hex: string) => readHex(state.board, hex, 'hex');

const routesOn = (state: State, from: string, to: string) =>
  trackRoutes(state, hexOn(state, from), hexOn(state, to));

const EVANSVILLE = '9,19';
const ST_LOUIS = '5,19';
const CINCINNATI = '12,16';

describe('the cheapest track between two places', () => {
  test('is that of the first lesson, and what is left of the money pays for it (7.9)', () => {
    const state = building({}, { 'players.0.money': 12 });
    const [first] = routesOn(state, EVANSVILLE, ST_LOUIS);
    expect(first?.cost).toBe(7);
    expect(first?.actions).toHaveLength(3);
    const poor = building({}, { 'players.0.money': 6 });
    expect(routesOn(poor, EVANSVILLE, ST_LOUIS)).toEqual([]);
    expect(priceTo(poor, hexOn(poor, EVANSVILLE), hexOn(poor, ST_LOUIS))).toBe(7);
  });

  test('has no more tiles than the turn, and one more with Engineer (7.1)', () => {
    const put = { 'players.0.money': 30 };
    const usual = building({}, put);
    const engineer = building({}, { ...put, 'players.0.action': 'engineer' });
    const isFar = (state: State) => routesOn(state, CINCINNATI, '17,11').length === 0;
    const goals = (state: State) => trackGoals(state, hexOn(state, CINCINNATI)).size;
    expect(isFar(usual)).toBe(true);
    expect(goals(engineer)).toBeGreaterThan(goals(usual));
  });

  test('goes on from open track that begins there, and does not pay for it again', () => {
    const state = building({ '8,18': { '2-4': 0 } }, { 'players.0.money': 12 });
    const [first] = routesOn(state, EVANSVILLE, ST_LOUIS);
    expect(first?.actions).toHaveLength(2);
  });

  test('ends in a town or passes through it by one tile', () => {
    const state = building({}, { 'players.0.money': 20 });
    const goals = trackGoals(state, hexOn(state, CINCINNATI));
    expect(goals.get(hexOn(state, '10,16'))).toBe(4);
  });

  test('is built from the end where the first tile may lie (7.10)', () => {
    const begun = { 'players.0.begun': false, 'players.0.money': 20 };
    const state = building({}, begun);
    const town = hexOn(state, '10,16');
    const [first] = trackRoutes(state, town, hexOn(state, CINCINNATI));
    if (!first) throw new Error('nothing leads from the town');
    expect(written(state, first).at(-1)).toMatch(/^10,16 \d$/);
  });
});

const states = wholeMatch().states.filter(({ turn }) => turn[PHASE] === BUILD);
/** Hexes from which track can be led. */
const startsIn = (state: State) =>
  [...state.board.map.hexes.keys()].filter((hex) => isStart(state, hex));

test('every route is legal, and costs what it says', () => {
  let routes = 0;
  for (const state of states.filter((_, at) => at % 25 === 0))
    for (const from of startsIn(state))
      for (const [to, cost] of trackGoals(state, from)) {
        const found = trackRoutes(state, from, to);
        expect(found[0]?.cost).toBe(cost);
        for (const route of found) {
          routes++;
          const paid = playedAlong(state, route);
          expect(paid).toBe(route.cost);
        }
      }
  expect(routes).toBeGreaterThan(100);
});

/** What the rules take for the tiles, one after the other. */
function playedAlong(state: State, { actions }: TrackRoute): number {
  const now = rules.clone(state);
  const seat = rules.toAct(state) ?? 0;
  for (const action of actions) {
    expect(rules.refusal(now, action)).toBeNull();
    rules.play(now, action);
  }
  return (state.money[seat] ?? 0) - (now.money[seat] ?? 0);
}

test('an open end is redirected only where nothing else leads there (7.5 c)', () => {
  let redirected = 0;
  for (const state of states.filter((_, at) => at % 25 === 7))
    for (const from of startsIn(state))
      for (const to of trackGoals(state, from).keys()) {
        const kinds = new Set(trackRoutes(state, from, to).map(({ redirects }) => redirects));
        expect(kinds.size).toBe(1);
        if (kinds.has(true)) redirected++;
      }
  expect(redirected).toBeGreaterThan(0);
});

test('what one or two tiles can link by the lister of the rules, a route links as cheaply', () => {
  let linked = 0;
  for (const state of states.filter((_, at) => at % 60 === 50))
    for (const first of builds(state))
      for (const { ends, cost } of linksFrom(state, first)) {
        linked++;
        const [from = '', to = ''] = ends;
        expect(routesOn(state, from, to)[0]?.cost, `${from} ${to}`).toBeLessThanOrEqual(cost);
      }
  expect(linked).toBeGreaterThan(10);
});

const builds = (state: State) =>
  legal(state).flatMap((form) => {
    const action = rules.action.read(form, state);
    return form.do === 'build' && typeof action === 'number' ? action : [];
  });

/** The links of a tile, or of it and another one beside it, each with what both cost. */
function linksFrom(state: State, first: Action) {
  const once = tried(state, first);
  if (once.links.length > 0) return once.links.map((ends) => ({ ends, cost: once.cost }));
  if (once.after.turn[PHASE] !== BUILD || rules.toAct(once.after) !== rules.toAct(state)) return [];
  const beside = new Set(aroundOf(state, first));
  return builds(once.after)
    .filter((second) => beside.has(hexIn(second)))
    .flatMap((second) => {
      const twice = tried(once.after, second);
      return twice.links.map((ends) => ({ ends, cost: once.cost + twice.cost }));
    });
}

const hexIn = (action: Action) => firstOf(argsOf(action));

function aroundOf({ board }: State, action: Action): readonly number[] {
  const hex = hexIn(action);
  return [...board.neighbors.subarray(hex * EDGES, (hex + 1) * EDGES)];
}

/** A position after a tile, the links that it makes, and what it costs. */
function tried(state: State, action: Action) {
  const after = rules.clone(state);
  const links: (readonly string[])[] = [];
  let cost = 0;
  rules.play(after, action, (event) => {
    if (event.event === 'link') links.push(event.ends);
    if (event.event === 'build') cost = event.cost;
  });
  return { after, links, cost };
}
