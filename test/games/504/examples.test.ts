import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../src/kit/json';
import type { GameEvent } from '../../../src/kit/rules';
import examples from './data/examples.json';
import { bare, type Form, legal, refused, write } from './support/bare';
import { FORMULAS } from './support/formulas';
import { played, playedByChance } from './support/play';

interface Example {
  readonly id: string;
  readonly clauses: readonly string[];
  readonly formula?: string;
  readonly in?: Form;
  readonly out?: Json;
  readonly world?: string;
  readonly seats?: number;
  readonly set?: JsonObject;
  readonly do?: readonly JsonObject[];
  readonly chance?: readonly JsonObject[];
  readonly then?: Form;
  readonly events?: readonly GameEvent[];
  readonly legal?: readonly JsonObject[];
  readonly legalBefore?: readonly JsonObject[];
  readonly illegal?: readonly { action: JsonObject; because: string; before?: boolean }[];
}

const all = examples.examples as unknown as readonly Example[];

/** Parts of a position: objects key by key, owners by number, roads and settlements as sets. */
function expectPart(found: Form, wanted: Form, at: string): void {
  if (wanted !== null && typeof wanted === 'object' && !Array.isArray(wanted)) {
    const keys = Object.keys(wanted);
    // A tile is told whole where its kind is.
    const isTile = at.includes('map.') && 'kind' in wanted;
    const isWhole = (isTile || /residents|goods/.test(at)) && !at.endsWith('storage');
    if (isWhole) expect(Object.keys(found).sort(), at).toEqual(keys.sort());
    for (const key of keys) expectPart(found[key], wanted[key], `${at}.${key}`);
  } else if (at.endsWith('settlements') || at.endsWith('roads')) {
    if (Array.isArray(wanted)) {
      expect(found, at).toHaveLength(wanted.length);
      for (const item of wanted) expect(found, at).toContainEqual(item);
    } else expect(found, at).toEqual(wanted);
  } else expect(found, at).toEqual(wanted);
}

describe('the worked examples: formulas', () => {
  const formulas = all.filter(({ formula }) => formula !== undefined);
  test.each(formulas)('$id, $clauses', ({ formula = '', in: given, out }) => {
    expect(FORMULAS[formula]?.(given)).toEqual(out);
  });
});

describe('the worked examples: play', () => {
  const plays = all.filter(({ formula }) => formula === undefined);
  test.each(plays)('$id, $clauses', (example) => {
    const form = bare(example.world ?? '', example.seats ?? 3, example.set);
    const actions = example.do ?? [];
    const { before, state, events } = example.chance
      ? playedByChance(form, actions, example.chance)
      : played(form, actions);
    expectPart(write(state), example.then ?? {}, '');
    for (const event of example.events ?? [])
      expect(events).toContainEqual(expect.objectContaining(event));
    for (const action of example.legal ?? []) expect(legal(state)).toContainEqual(action);
    for (const action of example.legalBefore ?? []) expect(legal(before)).toContainEqual(action);
    for (const one of example.illegal ?? []) {
      const here = one.before ? before : state;
      expect(legal(here)).not.toContainEqual(one.action);
      expect(refused(here, one.action)).toMatchObject({ because: one.because });
    }
  });
});
