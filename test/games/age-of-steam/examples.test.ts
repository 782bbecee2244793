import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/age-of-steam/rules';
import type { State } from '../../../src/games/age-of-steam/rules/state';
import { isObject, type Json, type JsonObject } from '../../../src/kit/json';
import { seedRandom } from '../../../src/kit/random';
import type { GameEvent } from '../../../src/kit/rules';
import { valueAt } from '../written-game';
import examples from './data/examples.json';
import { type Base, edited, legal, played, read, refused, write } from './support/positions';

interface Step {
  readonly do?: JsonObject;
  readonly events?: readonly GameEvent[];
  readonly none?: readonly string[];
  readonly then?: Record<string, Json>;
  readonly refuse?: JsonObject;
  readonly with?: JsonObject;
  readonly list?: readonly JsonObject[];
  readonly count?: number;
  readonly kind?: string;
  readonly standing?: JsonObject;
}

interface Example {
  readonly id: string;
  readonly clause: string;
  readonly base: string;
  readonly put: Record<string, Json>;
  readonly steps: readonly Step[];
}

const all = examples.examples as unknown as readonly Example[];

/** What is said of chance: dice in any order. */
function chanceOf(events: readonly GameEvent[]): string {
  const results = events.filter(({ event }) => event === 'dice' || event === 'draw');
  return JSON.stringify(
    results.map((result) => {
      const dice = Array.isArray(result.dice) ? [...result.dice].sort() : [];
      return [result.event, result.side ?? '', dice, result.cubes ?? ''];
    }),
  );
}

/** Plays an action, with chance tried until it gives what the example tells. */
function playedAsTold(state: State, action: JsonObject, told: readonly GameEvent[]) {
  const wanted = chanceOf(told);
  for (let attempt = 0; attempt < 400_000; attempt++) {
    const outcome = played(state, action);
    if (wanted === '[]' || chanceOf(outcome.events) === wanted) return outcome;
    seedRandom(state.random, `attempt ${attempt}`);
  }
  throw new Error('chance never gave what the example tells');
}

/** Expects all of `told` among the events, in this order; dice in any order. */
function expectEvents(events: readonly GameEvent[], told: readonly GameEvent[]): void {
  const plain = (event: GameEvent) =>
    Array.isArray(event.dice) ? { ...event, dice: [...event.dice].sort() } : event;
  let at = 0;
  for (const wanted of told) {
    const text = canonicalText(plain(wanted));
    const found = events.findIndex(
      (event, index) => index >= at && canonicalText(plain(event)) === text,
    );
    if (found < 0) expect(events.slice(at)).toContainEqual(wanted);
    at = found + 1;
  }
}

function canonicalText(event: JsonObject): string {
  return JSON.stringify(Object.entries(event).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function check(state: State, step: Step): State {
  if (step.do) {
    const outcome = playedAsTold(state, step.do, step.events ?? []);
    expectEvents(outcome.events, step.events ?? []);
    const names = outcome.events.map(({ event }) => event);
    for (const name of step.none ?? []) expect(names).not.toContain(name);
    const position = write(outcome.state);
    for (const [path, value] of Object.entries(step.then ?? {})) {
      expect(valueAt(position, path), path).toEqual(value);
    }
    return outcome.state;
  }
  if (step.refuse) expect(refused(state, step.refuse)).toEqual(step.with);
  if (step.list) {
    const sorted = (list: readonly JsonObject[]) => list.map(canonicalText).sort();
    expect(sorted(legal(state))).toEqual(sorted(step.list));
  }
  if (step.count !== undefined) {
    expect(legal(state).filter((action) => action.do === step.kind)).toHaveLength(step.count);
  }
  if (step.standing) {
    const { scores, ranking, places } = rules.standing(state);
    const standing = isObject(step.standing) ? step.standing : {};
    expect({ scores, ...(ranking && { ranking, places }) }).toEqual(standing);
  }
  return state;
}

describe('the worked examples', () => {
  test.each(all)('$id, clause $clause', ({ base, put, steps }) => {
    steps.reduce(check, read(edited(base as Base, put)));
  });
});
