import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { manyTurns } from '../support/event-loop';
import { Talk } from './support/talk';

let talk: Talk;
beforeAll(async () => {
  talk = new Talk();
  await talk.ask({ ask: 'games' });
});
afterAll(() => talk.end());

describe('before any match', () => {
  test.each(['actions', 'undo', 'standing', 'match', 'think'])(
    '%s has nothing to speak of',
    async (ask) => {
      expect(await talk.ask({ id: 'early', ask })).toMatchObject({
        id: 'early',
        error: 'no match begun',
      });
    },
  );
});

describe('one line of answer, with the id where one can be read, and nothing changed', () => {
  test.each<[line: string | Buffer, id?: number]>([
    [''],
    ['   '],
    ['{'],
    ['nonsense'],
    ['null'],
    ['[]'],
    ['"play"'],
    ['{"id":1}', 1],
    ['{"id":2,"ask":"think"}', 2],
    ['{"id":24,"ask":"think","ms":10,"playouts":10}', 24],
    ['{"id":25,"ask":"think","ms":-1}', 25],
    ['{"id":26,"ask":"think","playouts":1e300}', 26],
    ['{"id":27,"ask":"think","playouts":"100"}', 27],
    ['{"id":3,"ask":"__proto__"}', 3],
    ['{"id":4,"ask":"constructor"}', 4],
    ['{"id":5,"ask":["play"]}', 5],
    ['{"id":6,"ask":"play"}', 6],
    ['{"id":7,"ask":"play","action":"draft"}', 7],
    ['{"id":8,"ask":"play","action":{"do":"__proto__","company":"gray"}}', 8],
    ['{"id":9,"ask":"play","action":{"do":"draft","company":"toString"}}', 9],
    ['{"id":10,"ask":"play","action":{"do":"draft","company":"gray"},"more":1}', 10],
    ['{"id":11,"ask":"begin","game":"mini-express"}', 11],
    ['{"id":12,"ask":"begin","game":"mini-express","seats":"3"}', 12],
    ['{"id":13,"ask":"begin","game":"mini-express","seats":3,"seed":7}', 13],
    ['{"id":14,"ask":"begin","game":"__proto__","seats":3}', 14],
    ['{"id":15,"ask":"begin","game":"mini-express","seats":3,"options":{"__proto__":{}}}', 15],
    ['{"id":16,"ask":"begin","game":"mini-express","seats":3,"options":[]}', 16],
    ['{"id":17,"ask":"load","game":"mini-express","position":null}', 17],
    ['{"id":18,"ask":"load","game":"mini-express","position":{"constructor":1}}', 18],
    ['{"id":19,"ask":"replay","match":{}}', 19],
    ['{"id":20,"ask":"playouts","count":0}', 20],
    ['{"id":21,"ask":"playouts","count":1e300}', 21],
    ['{"id":22,"ask":"playouts","count":1.5}', 22],
    ['{"id":{"deep":1},"ask":"none"}'],
    [`{"id":23,"ask":"play","action":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 23],
    ['['.repeat(1_000_000)],
    [Buffer.from([0xff, 0xfe, 0x00, 0x7b])],
    [Buffer.alloc(5_000_000, 'x')],
  ])('%.60s', async (line, id) => {
    const { position } = await talk.ask({
      ask: 'begin',
      game: 'mini-express',
      seats: 4,
      seed: 'still here',
    });
    talk.send(line);
    talk.send('\n');
    const answer = await talk.receive();
    expect(answer).toEqual({
      ...(id !== undefined && { id }),
      error: expect.stringMatching(/./),
      problem: expect.anything(),
    });
    await talk.ask({ ask: 'play', action: { do: 'draft', company: 'gray' } });
    expect((await talk.ask({ ask: 'undo' })).position).toEqual(position);
  });
});

test('lines may arrive in any pieces, and the last one without a newline', async () => {
  const other = new Talk();
  other.send('{"id":"é');
  await manyTurns();
  other.send('1","ask":"none"}\n{"id":2,"ask":"none"}\r\n{"id":3,');
  expect(await other.receive()).toMatchObject({ id: 'é1' });
  expect(await other.receive()).toMatchObject({ id: 2 });
  other.send('"ask":"none"}');
  const rest = await other.end();
  expect(rest.map((line) => JSON.parse(line).id)).toEqual([3]);
});
