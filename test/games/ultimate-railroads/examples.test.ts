import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/ultimate-railroads/rules';
import type { State } from '../../../src/games/ultimate-railroads/rules/state';
import type { Json, JsonObject } from '../../../src/kit/json';
import { randomFrom } from '../../../src/kit/random';
import type { GameEvent } from '../../../src/kit/rules';
import { valueAt } from '../written-game';
import examples from './data/examples.json';
import { at, type Base, legal, played, refused, write } from './support/positions';

interface Example {
  readonly id: string;
  readonly clause: string;
  readonly base: string;
  readonly patch: Record<string, Json>;
  readonly play: readonly JsonObject[];
  readonly events?: readonly GameEvent[];
  readonly allEvents?: readonly GameEvent[];
  readonly after?: Record<string, Json>;
  readonly legal?: readonly JsonObject[];
  readonly illegal?: readonly JsonObject[];
  readonly count?: number;
  readonly refusals?: readonly { readonly action: JsonObject; readonly because: string }[];
  readonly imagine?: readonly { readonly seat: number; readonly groups: readonly string[][] }[];
}

const all = examples.examples as unknown as readonly Example[];

/** These events are told in this order, others between them; only the keys given are compared. */
function expectEvents(events: readonly GameEvent[], told: readonly GameEvent[]): void {
  let from = 0;
  for (const wanted of told) {
    const found = events.findIndex((event, index) => {
      if (index < from) return false;
      return Object.keys(wanted).every(
        (key) => JSON.stringify(event[key]) === JSON.stringify(wanted[key]),
      );
    });
    if (found < 0) expect(events.slice(from)).toContainEqual(expect.objectContaining(wanted));
    from = found + 1;
  }
}

/** The cards in each hidden place of a position: those picked, those out, and the pile. */
function places(state: State): { seat: number | string; card: string }[] {
  const { picked, out, pile } = write(state).bonus;
  return [
    ...picked.map(([seat, card]) => ({ seat, card })),
    ...out.map((card) => ({ seat: 'out', card })),
    ...pile.map((card) => ({ seat: 'pile', card })),
  ];
}

/** 14: sampled again and again, every card stays within its group, and reaches every place of it. */
function expectGroups(state: State, seat: number, groups: readonly string[][]): void {
  const seen = new Map<string, Set<string>>();
  const random = randomFrom('imagine');
  for (let time = 0; time < 150; time++) {
    const imagined = rules.clone(state);
    rules.determinize(imagined, seat, random);
    for (const { seat: place, card } of places(imagined)) {
      const key = `${place}`;
      seen.set(card, (seen.get(card) ?? new Set()).add(key));
    }
  }
  const before = places(state);
  for (const group of groups) {
    const rooms = new Set(
      before.filter(({ card }) => group.includes(card)).map(({ seat: place }) => `${place}`),
    );
    for (const card of group) expect(seen.get(card), card).toEqual(rooms);
  }
}

describe('the worked examples', () => {
  test.each(all)('$id, clause $clause', (example) => {
    const begun = at(example.base as Base, example.patch);
    const { state, events } = played(begun, ...example.play);
    expectEvents(events, example.events ?? []);
    if (example.allEvents) expect(events).toEqual(example.allEvents);
    const position = write(state);
    for (const [path, value] of Object.entries(example.after ?? {}))
      expect(valueAt(position, path), path).toEqual(value);
    const listed = legal(state);
    for (const action of example.legal ?? []) expect(listed).toContainEqual(action);
    for (const action of example.illegal ?? []) expect(listed).not.toContainEqual(action);
    if (example.count !== undefined) expect(listed).toHaveLength(example.count);
    for (const { action, because } of example.refusals ?? [])
      expect(refused(state, action)).toMatchObject({ because });
    for (const { seat, groups } of example.imagine ?? []) expectGroups(state, seat, groups);
  });
});
