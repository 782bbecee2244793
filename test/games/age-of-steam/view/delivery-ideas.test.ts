import { expect, test } from 'vitest';
import { trackGoals, trackRoutes } from '../../../../src/games/age-of-steam/advice/track-routes';
import { rules } from '../../../../src/games/age-of-steam/rules';
import { actionOf } from '../../../../src/games/age-of-steam/rules/actions';
import { engine } from '../../../../src/games/age-of-steam/rules/move';
import { BUILD, MOVE, PHASE } from '../../../../src/games/age-of-steam/rules/state';
import { addedByTrack } from '../../../../src/games/age-of-steam/view/added-by-track';
import { legalIn } from '../../../../src/games/age-of-steam/view/legal';
import {
  addedByEngine,
  bestDeliveries,
  wayOf,
} from '../../../../src/games/age-of-steam/view/routes';
import { lookAhead } from '../../../../src/kit/look-ahead';
import { bytesOf } from '../../contract/states';
import { wholeMatch } from './positions';

const ENGINE = actionOf(engine);
const upgrading = wholeMatch().states.filter(
  (state) => rules.toAct(state) !== null && legalIn(state).all.includes(ENGINE),
);

test('what a better engine would add can be delivered with it, and not as well without', () => {
  let added = 0;
  for (const state of upgrading) {
    const now = new Map(bestDeliveries(state).map((one) => [wayOf(one), one.best.own]));
    const seat = rules.toAct(state) ?? 0;
    const better = rules.clone(state);
    better.engine[seat] = (state.engine[seat] ?? 0) + 1;
    for (const idea of addedByEngine(state)) {
      added++;
      expect(idea.best.own).toBeGreaterThan(now.get(wayOf(idea)) ?? 0);
      const next = rules.clone(better);
      for (const action of idea.best.actions) {
        expect(rules.refusal(next, action)).toBeNull();
        rules.play(next, action);
      }
    }
  }
  expect(added).toBeGreaterThan(10);
});

test('what a link would add pays its builder by that link, and more than before', () => {
  let added = 0;
  const building = wholeMatch().states.filter(({ turn }) => turn[PHASE] === BUILD);
  for (const state of building.filter((_, at) => at % 12 === 0)) {
    const [from = 0] = state.board.stopHex;
    const seat = rules.toAct(state) ?? 0;
    for (const to of trackGoals(state, from).keys()) {
      const [{ actions } = { actions: [] }] = trackRoutes(state, from, to);
      const { after } = lookAhead(rules, state, actions);
      for (const { best } of addedByTrack(state, actions)) {
        added++;
        expect(best.own).toBeGreaterThan(0);
        expect(best.owners).toContain(seat);
        expect(best.owners.length).toBeLessThanOrEqual(after.engine[seat] ?? 0);
      }
    }
  }
  expect(added).toBeGreaterThan(0);
});

test('of deliveries that pay oneself alike, those that give others less come first', () => {
  let told = 0;
  for (const state of wholeMatch().states.filter(({ turn }) => turn[PHASE] === MOVE)) {
    const given = bestDeliveries(state).map(({ best: { own, pays } }) => ({
      own,
      others: pays.reduce((sum, by) => sum + by, 0) - own,
    }));
    given.slice(1).forEach((one, place) => {
      const before = given[place];
      if (before?.own !== one.own) return;
      if (before.others < one.others) told++;
      expect(before.others).toBeLessThanOrEqual(one.others);
    });
  }
  expect(told).toBeGreaterThan(3);
});

test('looking changes nothing', () => {
  const [state] = upgrading;
  if (!state) throw new Error('nobody can upgrade');
  const before = bytesOf(rules, state);
  addedByEngine(state);
  expect(before.equals(rules.pack(state))).toBe(true);
});
