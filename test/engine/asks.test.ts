import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usa } from '../../src/games/mini-express/data/usa';
import { canonical, type JsonObject } from '../../src/kit/json';
import solo from '../games/mini-express/support/position-sample-solo.json';
import standard from '../games/mini-express/support/position-sample-standard.json';
import { legalActions, playOn } from './support/play';
import { Talk } from './support/talk';

let talk: Talk;
beforeAll(async () => {
  talk = new Talk();
  await talk.ask({ ask: 'games' });
});
afterAll(() => talk.end());

const ask = (name: string, fields: JsonObject = {}) => talk.ask({ ask: name, ...fields });
const begin = (fields: JsonObject = {}) =>
  ask('begin', { game: 'mini-express', seats: 3, ...fields });

const legal = () => legalActions(talk);
const playToEnd = () => playOn(talk);

/** A position with its hexes and tile colors sorted, so that equal positions are equal texts. */
function inOrder(position: JsonObject): string {
  return canonical(
    JSON.parse(JSON.stringify(position), (_key, value: unknown) =>
      Array.isArray(value) && value.every((item) => typeof item === 'string')
        ? [...value].sort()
        : value,
    ),
  );
}

test('games: the available games, with the values of every option', async () => {
  expect(await ask('games')).toEqual({
    games: [
      {
        id: 'mini-express',
        version: expect.any(Number),
        seats: [1, 2, 3, 4, 5],
        options: {
          board: ['usa', 'europe'],
          mode: ['standard', 'solo', 'duel', 'duel-expert'],
          level: ['easy', 'normal', 'hard', 'expert', 'nightmare'],
          edition: ['en', 'ko'],
          spike: [false, true],
          harbors: [false, true],
          firstGame: [false, true],
        },
      },
      {
        id: 'age-of-steam',
        version: 1,
        seats: [3, 4, 5, 6],
        options: { board: ['rust-belt'] },
      },
      { id: 'ultimate-railroads', version: 1, seats: [2, 3, 4], options: { tiles: ['built-in'] } },
      {
        id: '504',
        version: 2,
        seats: [2, 3, 4],
        options: {
          world: {
            kind: 'composed',
            parts: 3,
            values: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
            usual: '685',
            distinct: true,
            blocked: [],
          },
        },
      },
    ],
  });
});

describe('begin', () => {
  test('the same seed and options give the same match, another seed a different one', async () => {
    const first = await begin({ seed: 'a' });
    expect(await begin({ seed: 'a' })).toEqual(first);
    expect((await begin({ seed: 'b' })).position).not.toEqual(first.position);
  });

  test('without a seed a new one is chosen and returned, and it gives the same match again', async () => {
    const chosen = await begin();
    expect(chosen.seed).not.toEqual((await begin()).seed);
    expect(await begin({ seed: chosen.seed })).toEqual(chosen);
  });

  test.each([
    [{ seats: 6 }, 'seats'],
    [{ seats: 1e9 }, 'seats'],
    [{ options: { board: 'mars' } }, 'options.board'],
    [{ options: { boards: 'usa' } }, 'options.boards'],
    [{ options: { mode: 'party' } }, 'options.mode'],
    [{ options: { mode: 'solo' } }, 'seats'],
    [{ options: { board: 'europe', spike: true } }, 'options.spike'],
    [{ options: { board: { id: 'own' } } }, 'options.board.name'],
    [{ game: 'chess' }, 'game'],
  ])('%j is an error at %s', async (fields, at) => {
    const answer = await begin(fields);
    expect(answer).toEqual({ error: expect.stringContaining(at), problem: answer.problem });
    expect(answer.problem).toMatchObject({ at });
  });
});

describe('load', () => {
  const load = (position: JsonObject, fields: JsonObject = {}) =>
    ask('load', { game: 'mini-express', position, ...fields });

  test('a position in another order is the same position, and is written back in the one form', async () => {
    const game = 'age-of-steam';
    const { position: written = {} } = await ask('begin', { game, seats: 3, seed: 'k3' });
    const { cubes } = written as { readonly cubes: Readonly<Record<string, string[]>> };
    const turned = Object.entries(cubes).map(([city, some]) => [city, [...some].reverse()]);
    const other = { ...written, cubes: Object.fromEntries(turned) };
    expect(canonical(other)).not.toBe(canonical(written));
    const { position } = await ask('load', { game, position: other, seed: 'k3' });
    expect(canonical(position ?? {})).toBe(canonical(written));
  });

  test('a whole position is the same when it is loaded, with its seed', async () => {
    const loaded = await load(standard, { seed: 'kept' });
    expect(loaded).toMatchObject({ seed: 'kept', toAct: 2, events: [] });
    expect(inOrder(loaded.position ?? {})).toBe(inOrder(standard));
  });

  test('an invalid position is refused with its path, and the current match stays', async () => {
    const before = await load(standard);
    const unfit = { ...solo, options: { ...solo.options, mode: 'duel' } };
    expect(await load(unfit)).toMatchObject({
      error: expect.stringContaining('position.seats'),
      problem: { at: 'position.seats' },
    });
    const broken = structuredClone(standard);
    broken.companies.brown.supply = 26;
    expect((await load(broken)).error).toContain('position.companies.brown');
    expect((await ask('match')).match?.header.seed).toBe(before.seed);
  });
});

describe('an automa', () => {
  test('plays within the answer, with an event for every tile, and undo takes all of it back', async () => {
    const loaded = await ask('load', { game: 'mini-express', position: solo, seed: 'automa' });
    expect(loaded).toMatchObject({ toAct: 0 });
    const take = { do: 'take', company: 'gray' };
    const played = await ask('play', { action: take });
    const names = (played.events ?? []).map(({ event }) => event);
    expect(names).toContain('draw');
    expect(names).toContain('automa');
    expect(played).toMatchObject({ toAct: 0 });
    const { standing } = await ask('standing');
    expect(standing?.scores).toHaveLength(2);
    const back = await ask('undo');
    expect(inOrder(back.position ?? {})).toBe(inOrder(loaded.position ?? {}));
    // Same position and seed: the same draws.
    expect((await ask('play', { action: take })).events).toEqual(played.events);
  });

  test('reports the draws of the solo draft', async () => {
    await begin({ seats: 1, options: { mode: 'solo' }, seed: 'draft' });
    await ask('play', { action: { do: 'draft', company: 'gray' } });
    const { events } = await ask('play', { action: { do: 'draft', company: 'white' } });
    const names = (events ?? []).map(({ event }) => event);
    expect(names.filter((event) => event === 'draw')).toHaveLength(2);
    expect(events).toContainEqual({
      event: 'automa',
      does: { do: 'draft', company: expect.any(String), shares: 1 },
    });
  });

  test('a match on a board by the user contains the board', async () => {
    const own = JSON.parse(JSON.stringify({ ...usa, id: 'mine', status: 'own' })) as JsonObject;
    const begun = await begin({ seats: 3, options: { board: own }, seed: 'own' });
    expect(begun.position?.options).toMatchObject({ board: { id: 'mine' } });
    const { match } = await ask('match');
    expect(await ask('replay', { match: match ?? {} })).toMatchObject({ toAct: 0 });
  });
});

describe('actions and play', () => {
  test('every legal action is listed once and can be played', async () => {
    await ask('load', { game: 'mini-express', position: standard });
    const actions = await legal();
    expect(new Set(actions.map(canonical)).size).toBe(actions.length);
    for (const action of actions) {
      expect(await ask('play', { action })).toHaveProperty('events');
      expect(await ask('undo')).toHaveProperty('position');
    }
    expect(await legal()).toEqual(actions);
  });

  test('an illegal action gives a refusal with a sentence, and an invalid one an error', async () => {
    const position = structuredClone(standard);
    Object.assign(position.companies.white, { ready: 3, supply: 13 });
    await ask('load', { game: 'mini-express', position });
    const before = await legal();
    expect(await ask('play', { action: { do: 'take', company: 'white' } })).toEqual({
      refusal: {
        because: 'influence-too-low',
        company: 'white',
        has: 1,
        needs: 3,
        text: expect.stringContaining('White'),
      },
    });
    const nothing = await ask('play', { action: { do: 'take', company: 'pink' } });
    expect(nothing).toMatchObject({ problem: { at: 'action.company' } });
    expect(await legal()).toEqual(before);
  });
});

test('undo takes back one play after another, back to the beginning', async () => {
  const { position, toAct } = await begin({ seed: 'u' });
  const [action] = await legal();
  const first = await ask('play', { action });
  const [next] = await legal();
  await ask('play', { action: next });
  const back = await ask('undo');
  expect(back).toEqual({ events: [], toAct: first.toAct, position: first.position });
  expect(await ask('undo')).toEqual({ events: [], toAct, position });
  expect(await ask('undo')).toHaveProperty('error');
});

describe('a whole match', () => {
  test('always has a standing, and a ranking when it is over', async () => {
    await begin({ seed: 'whole' });
    const early = (await ask('standing')).standing;
    expect(early?.scores).toHaveLength(3);
    expect(early).not.toHaveProperty('ranking');

    const last = await playToEnd();
    expect(last.events?.at(-1)).toEqual({ event: 'over' });
    expect(await legal()).toEqual([]);
    const { scores = [], ranking = [] } = (await ask('standing')).standing ?? {};
    expect([...ranking].sort()).toEqual([0, 1, 2]);
    expect(scores[ranking[0] ?? -1]).toBe(Math.max(...scores));
    const tried = await ask('play', { action: { do: 'take', company: 'gray' } });
    expect(tried.refusal?.because).toBe('over');
  });

  test('can be written to a file and replayed from it', async () => {
    await begin({ seed: 'file', seats: 5, options: { board: 'europe' } });
    const last = await playToEnd();
    const { match } = await ask('match');
    await begin();
    const back = await ask('replay', { match });
    expect(back).toMatchObject({ seed: 'file', toAct: null, position: last.position });
    expect((await ask('match')).match?.header).toEqual(match?.header);
    expect(await ask('undo')).toHaveProperty('position');
  });

  test('from an invalid file is refused at the entry, and the current match stays', async () => {
    await begin({ seed: 'x' });
    for (let plays = 0; plays < 4; plays++) await ask('play', { action: (await legal())[0] });
    const { match } = await ask('match');
    if (!match) throw new Error('no match');
    const { position } = await ask('undo');
    const broken = structuredClone(match);
    broken.entries[2] = { ...broken.entries[2], action: { do: 'take', company: 'gray' } };
    const answer = await ask('replay', { match: broken });
    expect(answer).toMatchObject({
      error: expect.stringContaining('entries[2]'),
      problem: { at: 'match.entries[2]', because: 'wrong-phase' },
    });
    const other = structuredClone(match);
    other.entries[1] = { ...other.entries[1], fingerprint: '00000000000000' };
    expect((await ask('replay', { match: other })).error).toContain('entries[1].fingerprint');
    expect((await ask('replay', { match: { format: 'x' } })).error).toContain('match.format');
    expect((await ask('play', { action: (await legal())[0] })).toAct).not.toBeNull();
    expect((await ask('undo')).position).toEqual(position);
  });
});

test('playouts run to the end, the same with the same seed, and do not change the position', async () => {
  const { position } = await begin({ seed: 'p' });
  const first = await ask('playouts', { count: 20, seed: 's' });
  expect(first).toMatchObject({ playouts: 20, seed: 's', seconds: expect.any(Number) });
  expect(first.actions).toBeGreaterThan(20 * 20);
  expect((await ask('playouts', { count: 20, seed: 's' })).actions).toBe(first.actions);
  expect((await ask('playouts', { count: 20, seed: 't' })).actions).not.toBe(first.actions);
  await ask('play', { action: (await legal())[0] });
  expect((await ask('undo')).position).toEqual(position);
});
