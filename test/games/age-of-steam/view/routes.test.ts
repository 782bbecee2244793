import { expect, test } from 'vitest';
import { rules } from '../../../../src/games/age-of-steam/rules';
import { legalIn } from '../../../../src/games/age-of-steam/view/legal';
import { routesFor } from '../../../../src/games/age-of-steam/view/routes';
import type { GameEvent } from '../../../../src/kit/rules';
import { wholeMatch } from './positions';

const moving = wholeMatch().states.filter(({ turn }) => turn[0] === 4 && turn[10] === 0);

const cubes = moving.flatMap((state) =>
  [...legalIn(state).ships].flatMap(([city, colors]) =>
    colors.map((color) => ({ state, city, color })),
  ),
);

test('there is something to deliver', () => {
  expect(cubes.length).toBeGreaterThan(3);
});

test('every route can be played, and pays what it says', () => {
  for (const { state, city, color } of cubes) {
    for (const { actions, pays } of routesFor(state, city, color)) {
      const next = rules.clone(state);
      const events: GameEvent[] = [];
      for (const action of actions) {
        expect(rules.refusal(next, action)).toBeNull();
        rules.play(next, action, (event) => events.push(event));
      }
      expect(events.find(({ event }) => event === 'deliver')?.income).toEqual(pays);
    }
  }
});

test('the best for oneself comes first, and no two come to the same', () => {
  for (const { state, city, color } of cubes) {
    const routes = routesFor(state, city, color);
    expect(routes.length).toBeGreaterThan(0);
    const own = routes.map((route) => route.own);
    expect(own).toEqual([...own].sort((one, other) => other - one));
    const same = routes.map(({ to, pays }) => `${to} ${pays}`);
    expect(new Set(same).size).toBe(same.length);
  }
});
