import { expect, test } from 'vitest';
import { argsOf } from '../../../../src/games/age-of-steam/rules/actions';
import { buildCost, buildPrice } from '../../../../src/games/age-of-steam/rules/build-cost';
import { firstOf, secondOf } from '../../../../src/games/age-of-steam/rules/kind';
import { scoreOf } from '../../../../src/games/age-of-steam/rules/score';
import { buildsOn, effectOf, linksMade } from '../../../../src/games/age-of-steam/view/builds';
import { legalIn } from '../../../../src/games/age-of-steam/view/legal';
import { whyNoTile } from '../../../../src/games/age-of-steam/view/taps';
import { wholeMatch } from './positions';

const building = wholeMatch().states.filter(({ turn }, at) => turn[0] === 3 && at % 3 === 0);

test('there is something to look at', () => {
  expect(building.length).toBeGreaterThan(20);
});

test('the parts of a price add to what the rules ask', () => {
  for (const state of building) {
    for (const action of [...legalIn(state).builds.values()].flat()) {
      const [hex, shape] = [firstOf(argsOf(action)), secondOf(argsOf(action))];
      const sum = buildPrice(state, hex, shape).reduce((all, [, by]) => all + by, 0);
      expect(sum).toBe(buildCost(state, hex, shape));
    }
  }
});

test('the links that a tile makes are worth the points that it brings', () => {
  for (const state of building) {
    const seat = state.turn[2] ?? 0;
    for (const hex of legalIn(state).builds.keys()) {
      for (const action of buildsOn(state, hex)) {
        const own = linksMade(state, action).filter(({ owner }) => owner === seat);
        const { after: then, points } = effectOf(state, action);
        expect(points).toBe(scoreOf(then, seat).track - scoreOf(state, seat).track);
        if (own.length === 1) expect(own[0]?.segments).toBe(points);
        if (points === 0) expect(own).toEqual([]);
      }
    }
  }
});

test('a hex where nothing fits says why', () => {
  for (const state of building) {
    for (let hex = 0; hex < 162; hex++) {
      if (legalIn(state).builds.has(hex)) continue;
      expect(whyNoTile(state, hex).because).not.toBe('wrong-phase');
    }
  }
});
