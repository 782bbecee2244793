import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canonical, type JsonObject } from '../../src/kit/json';
import { legalActions, playOn } from './support/play';
import { Talk } from './support/talk';

interface Game {
  readonly begin: JsonObject & { readonly game: string; readonly seats: number };
  readonly toAct: number;
  /** Refused in the first position, and why. */
  readonly refused: JsonObject;
  readonly because: string;
  /** The first action, what happens, and a part of the position afterwards, by the rules of the game. */
  readonly first: JsonObject;
  readonly events: readonly JsonObject[];
  readonly after: JsonObject;
}

const GAMES: readonly Game[] = [
  {
    begin: { game: 'age-of-steam', seats: 3, seed: 'd1' },
    toAct: 1,
    refused: { do: 'drop' },
    because: 'wrong-phase',
    // 3.1: $5 for each share.
    first: { do: 'issue', shares: 2 },
    events: [{ event: 'issue', seat: 1, shares: 2 }],
    after: { players: [{ money: 10 }, { money: 20, shares: 4 }, { money: 10 }] },
  },
  {
    begin: { game: 'ultimate-railroads', seats: 2, seed: 'd1' },
    toAct: 1,
    refused: { do: 'pass' },
    because: 'wrong-phase',
    // One rouble more than the two that everybody has.
    first: { do: 'start', card: 'rouble' },
    events: [
      { event: 'start', seat: 1, card: 'rouble' },
      { event: 'roubles', seat: 1, n: 1 },
    ],
    after: { table: [{ roubles: 2 }, { roubles: 3 }] },
  },
  {
    begin: { game: '504', seats: 2, seed: 'd1', options: { world: '685' } },
    toAct: 0,
    refused: { do: 'buy', at: '9,9' },
    because: 'unknown-hex',
    // A resident costs $10.
    first: { do: 'buy', at: '0,0' },
    events: [{ event: 'did', owner: 0, action: { do: 'buy', at: '0,0' } }],
    after: { owners: [{ cash: 50, residents: { '0,0': [1, 0] } }, { cash: 80 }] },
  },
];

describe.each(GAMES)('$begin.game on the command line', (game) => {
  let talk: Talk;
  beforeAll(() => {
    talk = new Talk();
  });
  afterAll(() => talk.end());
  const ask = (name: string, fields: JsonObject = {}) => talk.ask({ ask: name, ...fields });

  test('begins, refuses with a sentence, plays, and takes back', async () => {
    const begun = await ask('begin', game.begin);
    expect(begun).toMatchObject({ seed: 'd1', toAct: game.toAct });
    expect(await ask('play', { action: game.refused })).toMatchObject({
      refusal: { because: game.because, text: expect.stringMatching(/^[A-Z].+\.$/) },
    });
    expect((await legalActions(talk)).map(canonical)).toContain(canonical(game.first));
    const played = await ask('play', { action: game.first });
    expect(played).toMatchObject({ events: game.events, position: game.after });
    expect(await ask('undo')).toMatchObject({ toAct: game.toAct, position: begun.position });
  });

  test('loads a position from the middle of a match: the same actions, and the same standing', async () => {
    await ask('begin', game.begin);
    const { position, toAct } = await playOn(talk, 20);
    const actions = await legalActions(talk);
    const { standing } = await ask('standing');
    expect(standing?.scores).toHaveLength(game.begin.seats);
    expect(standing).not.toHaveProperty('ranking');

    await ask('begin', { ...game.begin, seed: 'another' });
    const loaded = await ask('load', { game: game.begin.game, position, seed: 'load' });
    expect(loaded).toMatchObject({ seed: 'load', toAct, position });
    expect(await legalActions(talk)).toEqual(actions);
    expect((await ask('standing')).standing).toEqual(standing);
  });

  test('plays a whole match, writes it to a file, and replays it', async () => {
    await ask('begin', game.begin);
    const last = await playOn(talk);
    expect(last.toAct).toBeNull();
    expect(await legalActions(talk)).toEqual([]);
    const { standing } = await ask('standing');
    const seats = Array.from({ length: game.begin.seats }, (_, seat) => seat);
    expect([...(standing?.ranking ?? [])].sort()).toEqual(seats);

    const { match } = await ask('match');
    await ask('begin', { ...game.begin, seed: 'another' });
    const back = await ask('replay', { match });
    expect(back).toMatchObject({ seed: 'd1', toAct: null, position: last.position });
    expect((await ask('standing')).standing).toEqual(standing);
    expect((await ask('undo')).toAct).not.toBeNull();
  });
});
