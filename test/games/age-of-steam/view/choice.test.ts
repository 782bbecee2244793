import { expect, test } from 'vitest';
import { rules } from '../../../../src/games/age-of-steam/rules';
import { kindOf, SHIP_KIND } from '../../../../src/games/age-of-steam/rules/action';
import { auctionPlaces } from '../../../../src/games/age-of-steam/view/auction';
import { choiceOf, chosenActions } from '../../../../src/games/age-of-steam/view/choice';
import { legalIn } from '../../../../src/games/age-of-steam/view/legal';
import { outlooks } from '../../../../src/games/age-of-steam/view/outlook';
import { wholeMatch } from './positions';

const all = wholeMatch().states.filter((_, at) => at % 2 === 0);

test('the choice that shows an action amounts to that action', () => {
  for (const state of all) {
    if ((state.turn[10] ?? 0) > 0) continue;
    for (const action of legalIn(state).all.slice(0, 40)) {
      if (kindOf(action) === SHIP_KIND) continue;
      expect(chosenActions(state, choiceOf(state, [action]))).toEqual([action]);
    }
  }
});

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
    rules.play(rules.clone(state), drop, ({ event, pays }) => {
      if (event === 'drop') expect(pays).toBe(last.pays);
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
