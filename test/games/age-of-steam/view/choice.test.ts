import { expect, test } from 'vitest';
import { rules } from '../../../../src/games/age-of-steam/rules';
import { actionOf, kindOf } from '../../../../src/games/age-of-steam/rules/actions';
import { ship } from '../../../../src/games/age-of-steam/rules/delivery';
import { pack } from '../../../../src/games/age-of-steam/rules/kind';
import { CUBE, MOVE, PHASE, type State } from '../../../../src/games/age-of-steam/rules/state';
import {
  type Choice,
  chosenActions,
  stepBack,
} from '../../../../src/games/age-of-steam/view/choice';
import { choiceOf } from '../../../../src/games/age-of-steam/view/kinds';
import { legalIn } from '../../../../src/games/age-of-steam/view/legal';
import { outlooks } from '../../../../src/games/age-of-steam/view/outlook';
import { auctionPlaces } from '../../../../src/games/age-of-steam/view/panels/auction-row';
import { routeAlong, routesFor } from '../../../../src/games/age-of-steam/view/routes';
import { hexOfCity, tapped } from '../../../../src/games/age-of-steam/view/taps';
import { edited, read } from '../support/positions';
import { wholeMatch } from './positions';

const all = wholeMatch().states.filter((_, at) => at % 2 === 0);

test('the choice that shows an action amounts to that action', () => {
  for (const state of all) {
    if ((state.turn[10] ?? 0) > 0) continue;
    for (const action of legalIn(state).all.slice(0, 40)) {
      if (kindOf(action) === ship) continue;
      expect(chosenActions(state, choiceOf(state, [action]))).toEqual([action]);
    }
  }
});

test('link by link every delivery can be chosen, taken back to its cube, and becomes its actions', () => {
  let chosen = 0;
  for (const state of all.filter(({ turn }) => turn[PHASE] === MOVE && turn[CUBE] === 0)) {
    const routes = [...legalIn(state).ships].flatMap(([city, colors]) =>
      colors.flatMap((color) => routesFor(state, city, color).map((one) => ({ city, color, one }))),
    );
    for (const { city, color, one } of routes) {
      let choice: Choice = { step: 'links', city, color, gone: [] };
      for (const stop of one.stops.slice(1)) {
        expect(chosenActions(state, choice)).toEqual([]);
        const next = tapped(state, choice, state.board.stopHex[stop] ?? -1, true);
        // Where two links lead to the same stop, a tap on the map cannot tell which.
        if ('because' in next || next === choice) break;
        choice = next;
      }
      const actions = chosenActions(state, choice);
      if (actions.length === 0) continue;
      chosen++;
      expect(actions).toHaveLength(one.actions.length);
      expect(routeAlong(state, actions).stops).toEqual(one.stops);
      for (const _ of one.stops) choice = stepBack(choice);
      expect(choice).toEqual({ step: 'cube', city, color });
    }
  }
  expect(chosen).toBeGreaterThan(20);
});

test('a delivery that is not among the routes is shown link by link, as itself', () => {
  let shown = 0;
  for (const state of all.filter(({ turn }) => turn[PHASE] === MOVE && turn[CUBE] === 0))
    for (const [city, colors] of legalIn(state).ships)
      for (const color of colors)
        for (const actions of deliveriesFrom(state, actionOf(ship, pack(city, color)))) {
          const choice = choiceOf(state, actions);
          if (choice.step === 'links') shown++;
          expect(chosenActions(state, choice)).toEqual(actions);
        }
  expect(shown).toBeGreaterThan(0);
});

/** Every delivery that begins so, by the lister alone. */
function deliveriesFrom(
  state: State,
  ship: number,
  line: readonly number[] = [ship],
): readonly (readonly number[])[] {
  const now = rules.clone(state);
  for (const action of line) rules.play(now, action);
  if (now.turn[CUBE] === 0) return [line];
  return legalIn(now).all.flatMap((go) => deliveriesFrom(state, ship, [...line, go]));
}

test('dropping out pays what the place shown costs', () => {
  for (const state of all) {
    if (state.turn[0] !== 1) continue;
    const seat = rules.toAct(state) ?? 0;
    const places = auctionPlaces(state);
    expect(places.map(({ place }) => place)).toEqual(places.map((_, at) => at + 1));
    const last = places.filter(({ dropped }) => !dropped).at(-1);
    if (last?.seat !== seat) continue;
    const drop = legalIn(state).all.find((action) => (action & 15) === 4);
    if (drop === undefined) continue;
    rules.play(rules.clone(state), drop, (event) => {
      if (event.event === 'drop') expect(event.pays).toBe(last.pays);
    });
  }
});

test('the outlook is what payday brings if nothing else happens', () => {
  for (const state of all) {
    if (state.turn[0] !== 4) continue;
    const expected = outlooks(state, []);
    const next = rules.clone(state);
    // Everybody passes until the phase is over.
    const listed = new Int32Array(rules.max);
    let paid = false;
    while (!paid && next.turn[0] === 4) {
      if ((next.turn[10] ?? 0) > 0) break;
      rules.list(next, listed);
      rules.play(next, listed[0] ?? 0, ({ event }) => {
        paid ||= event === 'expenses';
      });
    }
    if (!paid) continue;
    for (let seat = 0; seat < state.seats; seat++) {
      expect(expected[seat]?.cash).toBe(next.money[seat]);
      expect(expected[seat]?.income).toBe(next.income[seat]);
    }
  }
});

test('the outlook of a bid counts what it may cost', () => {
  const state = all.find(({ turn, money }) => turn[0] === 1 && (money[0] ?? 0) > 12);
  if (!state) throw new Error('nobody bids');
  const [without, bidding] = [null, { seat: 0, amount: 3 }].map(
    (pays) => outlooks(state, [], pays)[0]?.cash ?? 0,
  );
  expect(bidding).toBe((without ?? 0) - 3);
});

test('8.5: a tap on a city says why its cubes stay: no finished track, or an engine too weak', () => {
  const south = { '10,18': { '1-4': 0 }, '11,17': { '1-4': 0 } };
  const north = { '7,13': { '0-2': 1 }, '8,14': { '2-5': 1 }, '9,15': { '3-5': 1 } };
  const turn = { number: 1, phase: 'move', seat: 0, round: 1, engined: [], cube: null };
  const state = read(edited('start-3', { turn, track: { ...south, ...north } }));
  const tap = (city: string) =>
    tapped(state, { step: 'none' }, hexOfCity(state, state.board.cityIds.indexOf(city)), true);
  expect(tap('toronto')).toEqual({ because: 'no-link' });
  // Its track has an open end.
  expect(tap('chicago')).toEqual({ because: 'no-link' });
  expect(tap('cincinnati')).toMatchObject({ step: 'cube' });
  const why = all.flatMap((one) => {
    if (one.turn[PHASE] !== MOVE || one.turn[CUBE] !== 0) return [];
    return [...one.board.cityIds.keys()].flatMap((city) => {
      const hex = hexOfCity(one, city);
      const next = hex < 0 ? null : tapped(one, { step: 'none' }, hex, true);
      return next && 'because' in next ? next.because : [];
    });
  });
  expect(new Set(why)).toEqual(new Set(['no-link', 'no-delivery']));
});
