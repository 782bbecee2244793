import { describe, expect, test } from 'vitest';
import form from '../../../src/games/ultimate-railroads/data/tiles.json';
import { readTiles } from '../../../src/games/ultimate-railroads/data/tiles-read';
import type { Json } from '../../../src/kit/json';
import { withValues } from '../written-game';

/** The tiles, one value replaced. */
const changed = (path: string, value: Json): Json => withValues(form, { [path]: value });

const problemOf = (json: Json) => {
  const read = readTiles(json);
  return read.ok ? null : read.problem;
};

describe('the file of tiles and cards', () => {
  test('it is sound, and says of every tile where it comes from', () => {
    expect(problemOf(form as unknown as Json)).toBeNull();
    const everything = [
      form.tiles,
      form.engineers,
      form.tokens,
      form.cards,
      form.startCards,
    ].flat();
    for (const { source } of everything) expect(source).toMatch(/printed|reported|reconstructed/);
  });

  const allowed: readonly (readonly [string, Json])[] = [
    ['tiles.1.factory', [{ industry: 2 }, { points: 3 }]],
    ['tiles.7.number', 9],
    ['engineers.0.cost', { workers: 2 }],
    ['engineers.0.cost', { roubles: 1 }],
    ['engineers.0.effects', [{ spread: 2 }, { temps: 1 }, { sumEngineers: true }]],
    ['cards.3.effects', [{ token: 1 }]],
    ['bonusCards.cards.5.tiers', [[1, 5]]],
    ['bonusCards.removedUnseen', 3],
  ];
  test.each(allowed)('an owner may correct %s to %j', (path, value) => {
    expect(problemOf(changed(path, value))).toBeNull();
  });

  const refused: readonly (readonly [string, Json, string, string])[] = [
    ['tiles.1.factory', [{ fly: 1 }], 'unknown-effect', 'tiles[1].factory[0].fly'],
    ['tiles.1.factory', [{ steps: 'pink', n: 1 }], 'unknown-word', 'tiles[1].factory[0].steps'],
    ['tiles.1.factory', [{ steps: 'any' }], 'missing', 'tiles[1].factory[0].n'],
    ['tiles.1.factory', [{ industry: 0 }], 'too-few', 'tiles[1].factory[0].industry'],
    ['tiles.1.factory', [{ industry: 1.5 }], 'not-a-number', 'tiles[1].factory[0].industry'],
    ['tiles.1.factory', [{ industry: 99 }], 'too-many', 'tiles[1].factory[0].industry'],
    ['tiles.1.factory', [{ again: 1 }, { guest: 1 }], 'two-locks', 'tiles[1].factory'],
    ['tiles.1.factory', null, 'no-factory', 'tiles[1].factory'],
    ['tiles.1.factory', [{ hand: '9x' }], 'only-on-cards', 'tiles[1].factory'],
    ['tiles.1.factory', [{ marker: 1 }], 'only-on-tokens', 'tiles[1].factory'],
    ['tiles.1.id', '3', 'out-of-order', 'tiles[1].id'],
    ['tiles.1.supply', 'card', 'no-factory', 'tiles[1].factory'],
    ['engineers.3.number', 5, 'out-of-order', 'engineers[3].number'],
    ['engineers.3.cost', { workers: 1, roubles: 1 }, 'wrong-cost', 'engineers[3].cost'],
    ['engineers.3.cost', { workers: 3 }, 'too-many', 'engineers[3].cost.workers'],
    ['engineers.7.stack', 'B', 'not-for-a-card', 'engineers'],
    ['cards.0.effects', [{ engineer: 9 }], 'not-for-a-card', 'engineers'],
    ['cards.1.effects', [{ roubles: 1 }], 'not-on-a-card', 'tiles'],
    ['cards.1.effects', [], 'no-effect', 'cards[1]'],
    ['tokens.3.id', 'medal', 'out-of-order', 'tokens[3].id'],
    ['bonusCards.cards.0', { id: 'factories' }, 'each-or-tiers', 'bonusCards.cards[0]'],
    [
      'bonusCards.cards.5.tiers',
      [
        [4, 5],
        [2, 9],
      ],
      'out-of-order',
      'bonusCards.cards[5].tiers',
    ],
    ['extra', 1, 'unknown-key', 'extra'],
  ];
  test.each(refused)('%s as %j is refused: %s', (path, value, problem, place) => {
    expect(problemOf(changed(path, value))).toMatchObject({ problem, at: place });
  });
});
