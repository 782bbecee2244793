import { describe, expect, test } from 'vitest';
import { destinations, routesTo } from '../../../../src/games/mini-express/rules/destinations';
import type { State } from '../../../../src/games/mini-express/rules/state';
import {
  asksForCompany,
  type Choice,
  chooseBuild,
  chosenAction,
  otherRoute,
  steerThrough,
  tappedTarget,
} from '../../../../src/games/mini-express/view/choice';
import { fresh } from '../support/positions';
import { allLegal, walk } from '../support/walk';

const companies = [0, 1, 2, 3];

/** Every action that taps can lead to, legal or not: shares, and all lit cities by all routes and choices. */
function byTaps(state: State): Set<number> {
  const found = new Set<number>();
  const add = (choice: Choice) => {
    const action = chosenAction(state, choice);
    if (action !== null) found.add(action);
  };
  for (const company of companies) {
    add({ step: 'share', company });
    for (const { city } of destinations(state, company)) {
      let choice = chooseBuild(state, company, city);
      if (choice.step !== 'build') continue;
      for (let route = 0; route < choice.routes.length; route++) {
        if (asksForCompany(state, choice)) for (const also of companies) add({ ...choice, also });
        else add(choice);
        const next = otherRoute(choice);
        if (next.step === 'build') choice = next;
      }
    }
  }
  return found;
}

describe('the way from taps to an action', () => {
  test('every legal action can be tapped, in every position of whole matches', () => {
    for (const [board, seats] of [
      ['usa', 3],
      ['europe', 4],
    ] as const) {
      walk(fresh(seats, { board }, 'taps'), 'taps', (state) => {
        const tapped = byTaps(state);
        for (const action of allLegal(state)) expect(tapped).toContain(action);
      });
    }
  });

  test('a purple tile waits for the second company, and nothing is chosen beforehand', () => {
    let asked = 0;
    walk(fresh(4, { board: 'usa' }, 'purple'), 'purple', (state) => {
      for (const company of companies) {
        for (const { city } of destinations(state, company)) {
          const choice = chooseBuild(state, company, city);
          if (choice.step !== 'build' || !asksForCompany(state, choice)) continue;
          asked++;
          expect(chosenAction(state, choice)).toBeNull();
        }
      }
    });
    expect(asked).toBeGreaterThan(0);
  });

  test('a tapped hex leads the route through it; one that no route passes changes nothing', () => {
    let steered = 0;
    walk(fresh(4, { board: 'usa' }, 'steer'), 'steer', (state) => {
      for (const company of companies) {
        for (const { city } of destinations(state, company)) {
          const choice = chooseBuild(state, company, city);
          if (choice.step !== 'build') continue;
          const shown = choice.routes[0] ?? [];
          const elsewhere = choice.routes.flat().find((hex) => !shown.includes(hex));
          expect(steerThrough(choice, state.board.startHex[company] ?? -1)).toBeNull();
          if (elsewhere === undefined) continue;
          const next = steerThrough(choice, elsewhere);
          if (next?.step !== 'build') throw new Error('no route through a hex of a route');
          expect(next.routes[next.route]).toContain(elsewhere);
          steered++;
        }
      }
    });
    expect(steered).toBeGreaterThan(0);
  });

  test('a finger beside a single lit city means that city, and never a city that is not lit', () => {
    walk(fresh(3, { board: 'europe' }, 'beside'), 'beside', (state) => {
      const { map, cityAt, cityHex } = state.board;
      for (const company of companies) {
        const lit = new Set(destinations(state, company).map(({ city }) => city));
        for (let hex = 0; hex < map.hexes.length; hex++) {
          const meant = tappedTarget(state, company, hex);
          if (meant === null) continue;
          expect(lit).toContain(meant);
          const own = cityAt[hex] ?? -1;
          if (own >= 0) expect(meant).toBe(own);
          else expect(map.neighbours.subarray(hex * 6, hex * 6 + 6)).toContain(cityHex[meant]);
        }
        for (const city of lit) {
          expect(tappedTarget(state, company, cityHex[city] ?? -1)).toBe(city);
          expect(routesTo(state, company, city).length).toBeGreaterThan(0);
        }
      }
    });
  });
});
