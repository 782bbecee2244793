import { describe, expect, test } from 'vitest';
import { damagedSettings } from '../../src/app/damage/damaged-settings';
import { namedIn, namesFor } from '../../src/app/match-parts/names-for';
import { firstWish } from '../../src/app/match-parts/wish';
import { understand, usualSettings } from '../../src/app/store/kept-settings';
import { temporaryArchive } from '../../src/app/store/temporary-archive';
import { writeSetting } from '../../src/archive/settings';
import { thinking } from '../../src/games/thinking';
import type { Json } from '../../src/kit/json';

const rules = await thinking['mini-express'].rules();
const seat = (name: string, colour: string, player: Json = { kind: 'person' }) => ({
  name,
  colour,
  player,
});
const anna = seat('안나', 'red');
const iris = seat('Iris', 'blue', { kind: 'computer', level: 'director' });
const names = { people: () => ['Player 1'], computers: ['Otto'] };

describe('the last choice of New match', () => {
  test('of version 0.1, one for all games, is that of its game', () => {
    const choice = { game: 'mini-express', seats: 2, options: { mode: 'duel' } };
    const kept = understand(
      new Map<string, Json>([
        ['choice', choice],
        ['people', [anna, iris]],
      ]),
    );
    expect(kept.game).toBe('mini-express');
    expect(firstWish(rules, kept.choices['mini-express'], names)).toMatchObject({
      count: 2,
      people: [anna, iris],
      options: { mode: 'duel' },
      help: null,
    });
  });

  test('of before hints were chosen says nothing about them, and wins over the oldest one', () => {
    const choices = { 'mini-express': { options: {}, count: 2, people: [anna, iris] } };
    const older = { game: 'mini-express', seats: 5, options: {} };
    const kept = understand(
      new Map<string, Json>([
        ['choice', older],
        ['choices', choices],
      ]),
    );
    expect(kept.choices['mini-express']).toMatchObject({ count: 2, help: null });
  });

  test.each([
    ['a text', 'mini-express'],
    ['options that are a list', { 'mini-express': { options: [], count: 2, people: [] } }],
    ['nothing', null],
  ])('that is %s is as if there were none', (_, choices) => {
    const kept = understand(new Map<string, Json>([['choices', choices]]));
    expect(kept.choices).toEqual({});
  });

  test('leaves out a seat that it cannot read, and takes a player that it does not know for a person', () => {
    const seats = [anna, { name: 'Bo', colour: 'pink' }, 7, seat('Cleo', 'green', { kind: 'ai' })];
    const kept = understand(new Map<string, Json>([['people', seats]]));
    expect(kept.people).toEqual([anna, seat('Cleo', 'green')]);
  });
});

describe('settings', () => {
  const stored = {
    cover: true,
    pace: 'fast',
    steps: null,
    shown: { beans: ['m1', 'm2'] },
    installOffered: null,
    choices: { beans: { options: { board: 'big' }, count: 0, people: [iris], help: false } },
    game: 'beans',
    people: [anna, { ...iris, away: true }],
    lessons: { 'beans first': 3 },
    puzzles: { 'beans a': 'solved', 'beans b': 'seen' },
    me: '안나',
  };

  test('are read as they are stored, and the others have their defaults', () => {
    const { cover, pace, ...others } = usualSettings();
    expect(understand(new Map(Object.entries<Json>(stored)))).toEqual({ ...others, ...stored });
    expect([cover, pace]).toEqual([false, 'usual']);
  });

  test.each<[string, Json, unknown]>([
    ['cover', 'yes', false],
    ['pace', 'warp', 'usual'],
    ['steps', 3, null],
    ['shown', { beans: ['m1'], peas: 'm2' }, { beans: ['m1'] }],
    ['lessons', { 'beans first': 3, 'beans second': -1 }, { 'beans first': 3 }],
    ['lessons', [3], {}],
    ['puzzles', { 'beans a': 'solved', 'beans b': 'burnt' }, { 'beans a': 'solved' }],
    ['people', [iris, 'Bo'], [iris]],
    ['people', anna, []],
    ['choices', { beans: stored.choices.beans, peas: { options: 1 } }, stored.choices],
    ['me', 7, null],
  ])('%s that are damaged lose only what is damaged, which is told', async (key, value, rest) => {
    const archive = await temporaryArchive();
    for (const [name, whole] of Object.entries<Json>({ ...stored, [key]: value }))
      await writeSetting(archive, name, whole);
    expect(understand(new Map([[key, value]]))).toHaveProperty(key, rest);
    const damaged = await damagedSettings(archive);
    expect(damaged).toMatchObject([{ key, row: { key, value } }]);
  });

  test('of a newer version are not damaged where they say more', async () => {
    const archive = await temporaryArchive();
    const robot = seat('Robo', 'red', { kind: 'computer', level: 'robot' });
    await writeSetting(archive, 'people', [{ ...robot, hat: 'top' }]);
    await writeSetting(archive, 'weather', 'rain');
    expect(await damagedSettings(archive)).toEqual([]);
  });
});

describe('the names that New match offers', () => {
  const en = { seat: (number: number) => `Player ${number}` };
  const ko = { seat: (number: number) => `플레이어 ${number}` };
  const known = (...people: string[]) => ({
    people: people.map((name) => ({ name, colour: 'red', player: { kind: 'person' } }) as const),
  });

  test('are those of who played last, each in the seat it had', () => {
    expect(namesFor(known('Mia', 'Ben'), en)(1)[0]).toBe('Ben');
    expect(namesFor(known('Mia', 'Ben'), en)(0)[0]).toBe('Mia');
  });

  test('follow the language where they are numbers, and stay where they were typed', () => {
    const people = known('Player 1', '플레이어 2', 'Player One');
    expect([0, 1, 2].map((seat) => namesFor(people, ko)(seat)[0])).toEqual([
      '플레이어 1',
      '플레이어 2',
      'Player One',
    ]);
    expect([0, 1, 2].map((seat) => namesFor(people, en)(seat)[0])).toEqual([
      'Player 1',
      'Player 2',
      'Player One',
    ]);
  });

  test('follow the language in the seats of the last match, too, with those of computers', () => {
    const computer = { kind: 'computer', level: 'conductor' } as const;
    const last = [
      ...known('플레이어 1', 'Mia').people,
      ...['하람', 'HAL'].map((name) => ({ name, colour: 'blue', player: computer }) as const),
    ];
    const names = (language: 'en' | 'ko', words: typeof en) =>
      namedIn(last, language, words).map(({ name }) => name);
    expect(names('en', en)).toEqual(['Player 1', 'Mia', 'Otto', 'HAL']);
    expect(names('ko', ko)).toEqual(['플레이어 1', 'Mia', '하람', 'HAL']);
    // 나래 was the second name before 하람.
    const former = [{ name: '나래', colour: 'blue', player: computer }] as const;
    expect(namedIn(former, 'ko', ko).map(({ name }) => name)).toEqual(['하람']);
    const both = known('Player 1', '플레이어 1').people;
    expect(namedIn(both, 'en', en).map(({ name }) => name)).toEqual(['Player 1', '플레이어 1']);
  });

  test('are enough for every seat: numbers follow, that of the seat first', () => {
    const offered = namesFor(known(), en)(2);
    expect(offered[0]).toBe('Player 3');
    expect(new Set(offered).size).toBe(6);
  });
});
