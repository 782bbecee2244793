import { describe, expect, test } from 'vitest';
import { CUBES, NEW_CITIES } from '../../../../src/games/age-of-steam/data/goods';
import { TILES, type TileId, UNDER_DISC } from '../../../../src/games/age-of-steam/data/tiles';
import { reader } from '../../../../src/games/age-of-steam/rules/reader';
import { words as en } from '../../../../src/games/age-of-steam/words/en';
import { words as ko } from '../../../../src/games/age-of-steam/words/ko';
import { cityName, placeName } from '../../../../src/games/age-of-steam/words/names';
import { writeHex } from '../../../../src/kit/hex';
import type { Json, JsonObject } from '../../../../src/kit/json';
import { BROKEN, HANGUL } from '../../contract/sentence';
import sample from '../data/position-sample.json';
import { board } from '../support/positions';

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

describe.each([
  ['English', en],
  ['Korean', ko],
])('%s', (_, words) => {
  const check = (sentence: string) => {
    expect(sentence).not.toMatch(BROKEN);
    if (words === ko) expect(sentence).toMatch(HANGUL);
  };

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
    expect(met.size).toBeGreaterThan(10);
  });

  test('everything in the data has a name', () => {
    for (const { id } of [...TILES, ...UNDER_DISC.filter(({ tiles }) => tiles.length > 1)]) {
      expect(Object.keys(words.names.tile)).toContain(id);
      check(words.refusal({ because: 'no-tile', tile: id as TileId }, {}));
    }
    for (const cube of CUBES) expect(words.names.cube[cube]).not.toMatch(BROKEN);
    for (const id of board.display.columns) expect(cityName(board, words.names, id)).not.toBe(id);
    for (const { id } of NEW_CITIES) expect(cityName(board, words.names, id)).not.toBe(id);
    for (const hex of board.map.hexes)
      expect(placeName(board, words.names, writeHex(hex))).not.toMatch(/^\d+,/);
  });
});
