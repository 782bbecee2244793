import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isChanged, LISTS } from '../../../../../src/games/ultimate-railroads/data/changes';
import type { OwnTiles } from '../../../../../src/games/ultimate-railroads/data/own-tiles';
import { writeOwnTiles } from '../../../../../src/games/ultimate-railroads/data/own-tiles';
import { TILES } from '../../../../../src/games/ultimate-railroads/data/tiles';
import { reader } from '../../../../../src/games/ultimate-railroads/rules/reader';
import {
  doesOf,
  type EditorContext,
  listOf,
  placeOf,
  sentenceOf,
  sourceOf,
  titleOf,
} from '../../../../../src/games/ultimate-railroads/view/editor/describe';
import {
  addable,
  amountOf,
  effectsAt,
  leastOf,
  mostOf,
  type Place,
  restored,
  withAmount,
  withEffects,
  withEngineer,
  withPay,
} from '../../../../../src/games/ultimate-railroads/view/editor/edit';
import { words as enGame } from '../../../../../src/games/ultimate-railroads/words/en';
import { words as enEditor } from '../../../../../src/games/ultimate-railroads/words/en/editor';
import { table as enTable } from '../../../../../src/games/ultimate-railroads/words/en/table';
import { words as koGame } from '../../../../../src/games/ultimate-railroads/words/ko';
import { words as koEditor } from '../../../../../src/games/ultimate-railroads/words/ko/editor';
import { table as koTable } from '../../../../../src/games/ultimate-railroads/words/ko/table';
import { below, randomFrom } from '../../../../../src/kit/random';
import { BROKEN, HANGUL } from '../../../contract/sentence';

const CONTEXTS: readonly EditorContext[] = [
  { words: enEditor, table: enTable, names: enGame.names, language: 'en' },
  { words: koEditor, table: koTable, names: koGame.names, language: 'ko' },
];

const copy: OwnTiles = { name: { en: 'Mine', ko: '내 타일' }, ...TILES };
const places: readonly Place[] = LISTS.flatMap((list) =>
  [...TILES[list].keys()].map((index) => ({ list, index })),
);
const problemsOf = (tiles: OwnTiles) => reader.designProblems('tiles', writeOwnTiles(tiles));

/** What can be put right in the editor, and so may come up in it. */
const REPAIRABLE = [
  ...['no-effect', 'no-name', 'too-few-engineers', 'not-on-a-card', 'not-for-a-card', 'twice'],
];

const COSTS = [
  { workers: 1, rubles: 0 },
  { workers: 2, rubles: 0 },
  { workers: 0, rubles: 1 },
];

type Below = (n: number) => number;

/** The tiles after one random edit; together these edits try everything. */
function edited(tiles: OwnTiles, random: Below): OwnTiles {
  const place = places[random(places.length)] ?? { list: 'tiles', index: 0 };
  const { list, index } = place;
  if (random(12) === 0) return restored(tiles, place);
  if (list === 'bonusCards') {
    const { tiers } = tiles.bonusCards[index] ?? { tiers: [] };
    return tiers.length === 0
      ? withPay(tiles, index, { each: random(101) })
      : withPay(tiles, index, { tiers: tiers.map(([least]) => [least, random(101)]) });
  }
  if (list === 'engineers' && random(3) === 0)
    return random(2) === 0
      ? withEngineer(tiles, index, { stack: (['A', 'B', null] as const)[random(3)] ?? null })
      : withEngineer(tiles, index, COSTS[random(3)] ?? {});
  const effects = effectsAt(tiles, place);
  if (effects === null) return tiles;
  const at = random(Math.max(1, effects.length));
  const chosen = effects[at];
  const kinds = addable(effects, list);
  const kind = kinds[random(Math.max(1, kinds.length))];
  switch (random(3)) {
    case 0:
      return kind ? withEffects(tiles, place, [...effects, leastOf(kind)]) : tiles;
    case 1: {
      if (!chosen || amountOf(chosen) === null) return tiles;
      const changed = withAmount(chosen, 1 + random(mostOf(effects, at)));
      return withEffects(
        tiles,
        place,
        effects.map((one) => (one === chosen ? changed : one)),
      );
    }
    default:
      return withEffects(
        tiles,
        place,
        effects.filter((one) => one !== chosen),
      );
  }
}

describe('the editor of tiles', () => {
  test('whatever is tapped, what is wrong can be put right there, and is said in both languages', () => {
    const met = new Set<string>();
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 60 }), (seed, taps) => {
        const random = randomFrom(String(seed));
        let tiles = copy;
        for (let tap = 0; tap < taps; tap++) tiles = edited(tiles, (n) => below(random, n));
        for (const problem of problemsOf(tiles)) {
          met.add(problem.problem);
          expect(REPAIRABLE).toContain(problem.problem);
          // It leads somewhere.
          expect(placeOf(problem) ?? listOf(problem)).not.toBeNull();
          for (const context of CONTEXTS) {
            const sentence = sentenceOf(problem, context);
            expect(sentence).not.toMatch(BROKEN);
            expect(sentence).not.toContain(problem.problem);
            if (context.language === 'ko') expect(sentence).toMatch(HANGUL);
          }
        }
      }),
      { numRuns: 150 },
    );
    expect(met.size).toBeGreaterThan(3);
  });

  test('a tile that was changed is marked, and is as before once it is put back', () => {
    const place: Place = { list: 'engineers', index: 3 };
    const changed = withEngineer(copy, 3, { workers: 2 });
    expect(isChanged(changed, 'engineers', 3)).toBe(true);
    expect(isChanged(changed, 'engineers', 4)).toBe(false);
    expect(isChanged(restored(changed, place), 'engineers', 3)).toBe(false);
  });

  test('steps of a tile are at most five together, and effects at most four', () => {
    const place: Place = { list: 'tiles', index: 1 };
    const four = withEffects(copy, place, [
      { steps: 'any', n: 3 },
      { steps: 'gray', n: 1 },
      { points: 1 },
    ]);
    const effects = effectsAt(four, place) ?? [];
    expect([0, 1, 2].map((at) => mostOf(effects, at))).toEqual([4, 2, 30]);
    expect(addable([...effects, { again: 1 }], 'tiles')).toEqual([]);
    const full = [{ steps: 'any', n: 5 } as const];
    expect(addable(full, 'tiles')).not.toContain('black');
    expect(addable(full, 'tiles')).toContain('points');
  });

  test('an effect that there is once is offered on ?-cards alone, the second marker on ?-tokens', () => {
    expect(addable([], 'engineers')).not.toContain('blackWorker');
    expect(addable([], 'cards')).toContain('blackWorker');
    expect(addable([], 'cards')).not.toContain('marker');
    expect(addable([], 'tokens')).toContain('marker');
    expect(addable([{ again: 1 }], 'tiles')).not.toContain('guest');
  });

  test('every tile has a title and says what it does, in both languages', () => {
    for (const context of CONTEXTS) {
      for (const place of places) {
        for (const said of [titleOf(place, context), doesOf(copy, place, context)]) {
          expect(said).toMatch(/\S/);
          expect(said).not.toMatch(BROKEN);
        }
      }
      for (const kind of ['tiles', 'engineers', 'tokens', 'cards'] as const)
        for (const effect of addable([], kind)) expect(context.words.kinds[effect]).toMatch(/\S/);
    }
  });

  test('what the app knows of a tile is what its file says', () => {
    expect(sourceOf({ list: 'tiles', index: 1 })).toBe('reconstructed');
    expect(sourceOf({ list: 'tiles', index: 0 })).toBe('reported');
    expect(sourceOf({ list: 'tiles', index: 11 })).toBe('printed');
  });
});
