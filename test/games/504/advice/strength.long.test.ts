import { expect, test } from 'vitest';
import { advice } from '../../../../src/games/504/advice';
import { rules } from '../../../../src/games/504/rules';
import type { State } from '../../../../src/games/504/rules/state/state';
import { type RandomWords, randomFrom } from '../../../../src/kit/random';
import type { Action, Seat } from '../../../../src/kit/rules';
import { candidatesOf } from '../../../../src/players/candidates';
import { Search } from '../../../../src/players/search';
import { begun } from '../support/begun';
import { greedy } from '../support/walk';

/** Less than half of what the lowest level thinks. */
const PLAYOUTS = 10;

/** A whole match of a small search against two greedy players; whether it wins alone. */
function wins(world: string, seat: Seat): boolean {
  const state = begun(world, 3, `greedy ${seat}`);
  const random = randomFrom(`greedy ${world} ${seat}`);
  const search = new Search(rules as never, advice as never, state);
  for (let acting = rules.toAct(state); acting !== null; acting = rules.toAct(state)) {
    rules.play(
      state,
      acting === seat ? searched(state, search, seat, random) : greedy(state, random),
    );
  }
  const { places } = rules.standing(state);
  return places?.[seat] === 1 && places.filter((place) => place === 1).length === 1;
}

function searched(state: State, search: Search, seat: Seat, random: RandomWords): Action {
  search.tree.clear();
  for (let playout = 0; playout < PLAYOUTS; playout++) search.playOut(state, seat, random);
  const [best] = candidatesOf(search.tree, rules as never, state);
  if (!best) throw new Error('there is no candidate');
  return best.action;
}

test.each([
  ['956', 0],
  ['798', 2],
  ['345', 2],
  ['431', 1],
  ['685', 0],
  ['567', 0],
  ['879', 1],
] as const)(
  'a small search wins world %s from seat %i against two greedy players',
  (world, seat) => {
    expect(wins(world, seat)).toBe(true);
  },
);
