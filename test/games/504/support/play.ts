import type { State } from '../../../../src/games/504/rules/state/state';
import type { JsonObject } from '../../../../src/kit/json';
import { below, randomFrom } from '../../../../src/kit/random';
import type { GameEvent } from '../../../../src/kit/rules';
import { type Form, played as playedFrom, stateOf } from './bare';
import { byHex } from './by-the-clauses';

export interface Played {
  readonly before: State;
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/** Plays actions in a written position. Each must be legal when its turn comes. */
export function played(form: Form, actions: readonly JsonObject[], seed = 'test'): Played {
  const before = stateOf(form, seed);
  return { before, ...playedFrom(before, ...actions) };
}

const CHANCE = ['explore', 'card', 'map', 'order', 'dice', 'deck', 'draw', 'lot'];

/** The same with a generator that gives these results of chance, found by trying seeds. */
export function playedByChance(
  form: Form,
  actions: readonly JsonObject[],
  chance: readonly JsonObject[],
): Played {
  const wanted = JSON.stringify(chance.map((event) => withCities(form, event)));
  for (let seed = 0; seed < 1_000_000; seed++) {
    if (!rolls(`seed ${seed}`, chance)) continue;
    const one = tried(form, actions, `seed ${seed}`);
    const told = one?.events.filter(({ event }) => CHANCE.includes(event));
    if (one && JSON.stringify(told) === wanted) return one;
  }
  throw new Error(`no seed gives ${JSON.stringify(chance)}`);
}

/** What an exploration tells of the cities on the map, which are more than the one in its center (Events). */
function withCities({ map }: Form, event: JsonObject): JsonObject {
  if (event.event !== 'explore') return event;
  const cities = Object.keys(map)
    .filter((hex) => map[hex].kind === 'city')
    .sort(byHex)
    .map((hex) => ({ number: map[hex].number, hex }));
  if (event.found === 'city') cities.push({ number: 1 + cities.length, hex: String(event.at) });
  return cities.length > 1 ? { ...event, cities } : event;
}

/** Whether a generator rolls these dice; anything else of chance is left to be tried. */
function rolls(seed: string, chance: readonly JsonObject[]): boolean {
  if (!chance.every(({ event }) => event === 'dice')) return true;
  const random = randomFrom(seed);
  const wanted = chance.flatMap((dice) => dice.rolls as number[]);
  return wanted.every((roll) => 1 + below(random, 6) === roll);
}

/** Null where another result of chance has made an action illegal. */
function tried(form: Form, actions: readonly JsonObject[], seed: string): Played | null {
  try {
    return played(form, actions, seed);
  } catch {
    return null;
  }
}
