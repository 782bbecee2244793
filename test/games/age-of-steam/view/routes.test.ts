import { expect, test } from 'vitest';
import { rules } from '../../../../src/games/age-of-steam/rules';
import { legalIn } from '../../../../src/games/age-of-steam/view/legal';
import {
  afterLinks,
  isUnderway,
  linksOn,
  routesFor,
} from '../../../../src/games/age-of-steam/view/routes';
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

test('link by link no two buttons say the same, and every stop and every owner can still be chosen', () => {
  let alike = 0;
  const walk = (choice: Parameters<typeof afterLinks>[1], state: (typeof moving)[number]) => {
    const after = afterLinks(state, choice);
    if (!isUnderway(after)) return;
    const links = linksOn(after);
    const said = links.map(({ to, paid }) => `${to} ${paid}`);
    expect(new Set(said).size).toBe(said.length);
    const listed = new Int32Array(rules.max);
    const legal = rules.list(after, listed);
    alike += legal - links.length;
    const ends = (actions: Iterable<number>) =>
      new Set(
        [...actions].map((action) => {
          const next = rules.clone(after);
          rules.play(next, action);
          return JSON.stringify([next.turn, [...next.visited], [...next.income]]);
        }),
      );
    expect(ends(links.map(({ go }) => go))).toEqual(ends(listed.subarray(0, legal)));
    if (choice.gone.length < 3)
      for (const { go } of links) walk({ ...choice, gone: [...choice.gone, go] }, state);
  };
  for (const { state, city, color } of cubes) walk({ step: 'links', city, color, gone: [] }, state);
  // Two tracks to one stop do happen.
  expect(alike).toBeGreaterThan(0);
});
