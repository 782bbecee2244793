import { describe, expect, test } from 'vitest';
import { CUBES, DISPLAY, NEW_CITIES } from '../../../../src/games/age-of-steam/data/goods';
import { rustBelt } from '../../../../src/games/age-of-steam/data/rust-belt';
import { TILES, UNDER_DISC } from '../../../../src/games/age-of-steam/data/tiles';
import { rules } from '../../../../src/games/age-of-steam/rules';
import { reader } from '../../../../src/games/age-of-steam/rules/reader';
import { words as en } from '../../../../src/games/age-of-steam/words/en';
import { words as ko } from '../../../../src/games/age-of-steam/words/ko';
import { cityName, placeName } from '../../../../src/games/age-of-steam/words/names';
import type { Json, JsonObject } from '../../../../src/kit/json';
import { unwrap } from '../../../../src/kit/result';
import type { GameEvent, Refusal } from '../../../../src/kit/rules';
import sample from '../data/position-sample.json';
import { BROKEN, HANGUL, PEOPLE } from './broken';

/** Numbers that look drawn, the same in every run. */
function numbers(seed: number): (below: number) => number {
  let last = seed;
  return (below) => {
    last = (Math.imul(last, 1103515245) + 12345) & 0x7fffffff;
    return (last >>> 8) % below;
  };
}

/** Plays matches by chance, and returns one of each refusal, every event, and the headings on the way. */
function played() {
  const refusals = new Map<string, Refusal>();
  const events: GameEvent[] = [];
  const headings = new Set<string>();
  const list = new Int32Array(rules.max);
  const draw = numbers(7);
  for (const seats of [3, 4, 5, 6]) {
    const state = unwrap(
      rules.begin({ board: 'rust-belt' }, seats, `words ${seats}`, (e) => {
        events.push(e);
      }),
    );
    while (rules.toAct(state) !== null) {
      headings.add(JSON.stringify(rules.heading?.(state)));
      const actions = rules.list(state, list);
      for (const attempt of Array.from({ length: 30 }, () => draw(0x7fffffff) >>> draw(8))) {
        const refusal = rules.refusal(state, attempt);
        if (refusal) refusals.set(refusal.because, refusal);
      }
      rules.play(state, list[draw(actions)] ?? 0, (e) => events.push(e));
    }
  }
  return { refusals: [...refusals.values()], events, headings: [...headings] };
}

/** The position with each of its leaves, in turn, made into something odd. */
function* brokenPositions(whole: JsonObject): Generator<Json> {
  const odd: readonly Json[] = [null, -1, 3, 99, 'nothing', [], {}, true];
  const leaves = (json: Json | undefined, path: readonly string[]): (readonly string[])[] =>
    typeof json === 'object' && json !== null
      ? [path, ...Object.entries(json).flatMap(([key, value]) => leaves(value, [...path, key]))]
      : [path];
  for (const path of leaves(whole, []).filter(({ length }) => length > 0))
    for (const value of odd) {
      const copy = structuredClone(whole);
      let at = copy as Record<string, Json>;
      for (const key of path.slice(0, -1)) at = at[key] as Record<string, Json>;
      at[path.at(-1) ?? ''] = value;
      yield copy;
    }
}

const { refusals, events, headings } = played();

describe.each([
  ['English', en],
  ['Korean', ko],
])('%s', (_, words) => {
  const name = (seat: number) => PEOPLE[seat] ?? '';
  const check = (sentence: string) => {
    expect(sentence).not.toMatch(BROKEN);
    if (words === ko) expect(sentence).toMatch(HANGUL);
  };

  test('whatever the rules refuse has its sentence', async () => {
    expect(refusals.length).toBeGreaterThan(4);
    for (const refusal of refusals) {
      const sentence = await words.outsideRefusal(refusal, {});
      check(sentence);
      expect(sentence).not.toContain(`(${refusal.because})`);
    }
  });

  test('whatever the rules tell is told', () => {
    const met = new Set(events.map(({ event }) => event));
    expect(met.size).toBeGreaterThan(18);
    for (const event of events) {
      const sentence = words.event(event, name, {});
      if (sentence !== null) check(sentence);
      else expect(['cubes', 'ship', 'go', 'income']).toContain(event.event);
    }
  });

  test('wherever a match stands has a heading', () => {
    for (const heading of headings) check(words.heading(JSON.parse(heading)));
  });

  test('whatever the rules find wrong in a position is said without code words', async () => {
    const met = new Set<string>();
    for (const broken of brokenPositions(sample as unknown as JsonObject)) {
      const read = reader.position(broken, 'seed');
      if (read.ok) continue;
      const { problem } = read;
      met.add(problem.problem);
      const said = await words.problem(problem);
      expect(said).not.toContain(`: ${problem.problem}.`);
    }
    expect(met.size).toBeGreaterThan(15);
  });

  test('everything in the data has a name', () => {
    for (const { id } of [...TILES, ...UNDER_DISC.filter(({ tiles }) => tiles.length > 1)]) {
      expect(Object.keys(words.names.tile)).toContain(id);
      check(words.refusal({ because: 'no-tile', tile: id }, {}));
    }
    for (const cube of CUBES) expect(words.names.cube[cube]).not.toMatch(BROKEN);
    for (const { column } of DISPLAY) expect(cityName(words.names, column)).not.toBe(column);
    for (const { id } of NEW_CITIES) expect(cityName(words.names, id)).not.toBe(id);
    for (const { col, rows } of rustBelt.columns)
      for (const row of rows) expect(placeName(words.names, `${col},${row}`)).not.toMatch(/^\d+,/);
  });
});
