import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import form from '../../../src/games/ultimate-railroads/data/tiles.json';
import { rules } from '../../../src/games/ultimate-railroads/rules';
import { reader } from '../../../src/games/ultimate-railroads/rules/reader';
import type { Json, JsonObject } from '../../../src/kit/json';
import { below, randomFrom } from '../../../src/kit/random';
import { amount } from '../../support/circle';
import { playsOut } from '../contract/refereed';
import { areSame } from '../contract/states';
import { ALL } from '../contract/subject-type';
import { withValues } from '../written-game';
import { subject } from './subject';
import { anyTiles } from './support/any-tiles';
import { fresh, legalKind, played, read, write } from './support/positions';
import { builder, eager, uniform } from './support/walk';

/** How many sets of tiles are drawn, a match with each. */
const SETS = amount({ test: 8, long: 200 });

/** The lister is proved by the matches with the app's tiles. */
const seldomAsked = { ...subject, agreesEvery: 97 };

const MANNERS = [builder, eager, uniform];

const problems = (design: Json) => reader.designProblems('tiles', design);

/** The tiles of the app as a user's copy, values at dotted paths replaced. */
function copy(changes: Record<string, Json> = {}): JsonObject {
  const { note: _, ...tiles } = form;
  return withValues({ name: { en: 'Mine', ko: '내 타일' }, ...tiles }, changes);
}

describe('tiles by the user', () => {
  test('a copy of the app’s tiles plays as they do', () => {
    const [mine, theirs] = [fresh(3, 'same', { tiles: copy() }), fresh(3, 'same')];
    const random = randomFrom('same');
    while (rules.toAct(theirs) !== null) {
      const action = eager(theirs, random);
      expect(rules.refusal(mine, action)).toBeNull();
      rules.play(mine, action);
      rules.play(theirs, action);
      expect(areSame(rules, mine, theirs)).toBe(true);
    }
  });

  test('what a card and an engineer do is what its owner says', () => {
    const tiles = copy({
      'startCards.0.effects': [{ roubles: 4 }, { points: 7 }],
      'engineers.0.cost': { roubles: 1 },
      'engineers.0.effects': [{ doublers: 2 }],
    });
    expect(problems(tiles)).toEqual([]);
    const { state } = played(fresh(2, 'mine', { tiles }), { do: 'start', card: 'rouble' });
    const seat = state.order[1] ?? 0;
    expect([state.rubles[seat], state.score[seat]]).toEqual([6, 7]);
    const position = write(state);
    position.strip = [null, 1, ...position.strip.slice(2).map((one) => (one === 1 ? null : one))];
    const uses = legalKind(read(position), 'use').filter(({ space }) => space === 'light-1');
    expect(uses).toEqual([{ do: 'use', space: 'light-1', pay: [0, 0, 1] }]);
    const after = played(read(position), ...uses).state;
    expect(after.doublers[rules.toAct(read(position)) ?? 0]).toBe(2);
  });

  test('what an end-bonus card pays is what its owner says', () => {
    const position = write(fresh(2, 'paid', { tiles: copy({ 'bonusCards.cards.3.each': 5 }) }));
    const all = [...position.bonus.pile, ...position.bonus.out, 'black'];
    const pile = [...new Set(all)].filter((card) => card !== 'black').slice(0, 8);
    const out = [...new Set(all)].filter((card) => card !== 'black' && !pile.includes(card));
    position.bonus = { pile, out, picked: [[0, 'black']] };
    // Black is on space 1 of three lines.
    expect(rules.standing(read(position)).scores).toEqual([15, 0]);
  });

  test('a position carries its tiles, and is refused with tiles that cannot be played', () => {
    const position = write(fresh(2, 'carried', { tiles: copy() }));
    expect(position.options.tiles).toBeDefined();
    expect(write(read(position))).toEqual(position);
    const options = { tiles: copy({ 'tiles.1.factory': [{ fly: 1 }] }) };
    expect(reader.position({ ...position, options } as Json, 'x')).toMatchObject({
      problem: { problem: 'unknown-effect', at: 'options.tiles.tiles[1].factory[0].fly' },
    });
  });

  test(`with any tiles that are valid matches end, under the same referee (${SETS} sets)`, () => {
    let longest = 0;
    fc.assert(
      fc.property(anyTiles, fc.integer(), (tiles, seed) => {
        expect(problems(tiles)).toEqual([]);
        const random = randomFrom(`any ${seed}`);
        const seats = 2 + below(random, 3);
        const name = `any ${seed}`;
        const manner = MANNERS[below(random, MANNERS.length)] ?? eager;
        const begin = () => fresh(seats, name, { tiles });
        const table = { name, begin, manner, checks: ALL };
        const { actions, widest } = playsOut({ rules, reader, subject: seldomAsked }, table);
        longest = Math.max(longest, actions);
        expect(widest).toBeLessThanOrEqual(256);
      }),
      { numRuns: SETS },
    );
    // Longer ones could not be kept in files.
    expect(longest).toBeLessThan(10_000);
  });
});

describe('tiles that are refused', () => {
  const hostile: readonly (readonly [string, Json, string, string])[] = [
    ['tiles.1.factory', [{ fly: 1 }], 'unknown-effect', 'tiles[1].factory[0].fly'],
    ['tiles.1.factory', [{ constructor: 1 }], 'unknown-effect', 'tiles[1].factory[0].constructor'],
    ['tiles.1.factory', [{ roubles: 1e9 }], 'too-many', 'tiles[1].factory[0].roubles'],
    ['tiles.1.factory', [{ roubles: -1 }], 'not-a-number', 'tiles[1].factory[0].roubles'],
    ['tiles.1.factory', [{ temps: 3 }], 'too-many', 'tiles[1].factory[0].temps'],
    ['tiles.1.factory', Array(40).fill({ points: 1 }), 'too-many', 'tiles[1].factory'],
    ['tiles.1.factory', [{ points: 1 }, { points: 1 }], 'same-twice', 'tiles[1].factory'],
    ['tiles.1.factory', [{ again: 1 }, { spread: 2 }], 'two-locks', 'tiles[1].factory'],
    // Whether it can be done in full would take too long to find out.
    [
      'engineers.1.effects',
      [
        { steps: 'any', n: 5 },
        { steps: 'white', n: 5 },
      ],
      'too-many',
      'engineers[1].effects',
    ],
    ['tiles.8.number', 20, 'not-as-printed', 'tiles[8].number'],
    ['tiles.8.supply', 'start', 'not-as-printed', 'tiles[8].supply'],
    ['tokens', [], 'wrong-length', 'tokens'],
    ['engineers.0', null, 'not-an-object', 'engineers[0]'],
    ['bonusCards.cards.0', { id: 'factories', each: 1e6 }, 'too-many', 'bonusCards.cards[0].each'],
    ['name', { en: 'x'.repeat(81), ko: 'x' }, 'not-a-text', 'name.en'],
    ['extra', 1, 'unknown-key', 'extra'],
  ];
  test.each(hostile)('%s as %j: %s', (path, value, problem, at) => {
    expect(problems(copy({ [path]: value }))).toMatchObject([{ problem, at }]);
  });

  test('everything that keeps tiles from being played is named at once', () => {
    const design = copy({
      'tiles.1.factory': [],
      'startCards.2.effects': [],
      'cards.2.effects': [{ roubles: 1 }],
      'cards.1.effects': [{ engineer: 5 }],
      'name.en': ' ',
      // A zero-width space.
      'name.ko': '\u200b',
    });
    expect(problems(design).map(({ problem, at }) => `${problem} ${at}`)).toEqual([
      'no-name name.en',
      'no-name name.ko',
      'no-effect tiles[1]',
      'no-effect startCards[2]',
      'not-on-a-card engineers',
      'not-on-a-card tiles',
      'not-for-a-card engineers',
    ]);
  });

  test('too few engineers of a letter', () => {
    const others = [8, 9, 10, 11, 12].map((index) => [`engineers.${index}.stack`, 'A'] as const);
    expect(problems(copy(Object.fromEntries(others)))).toMatchObject([
      { problem: 'too-few-engineers', stack: 'B', has: 2, least: 4 },
    ]);
  });

  test('another setting has no designs', () => {
    expect(reader.designProblems('board', copy())).toMatchObject([{ problem: 'unknown-word' }]);
  });
});
