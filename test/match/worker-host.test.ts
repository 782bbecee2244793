import { expect, test } from 'vitest';
import { unwrap } from '../../src/kit/result';
import { type WorkerReply, type WorkerRequest, workerHost } from '../../src/match/worker-host';
import { aTurn, until } from '../support/event-loop';
import { rules } from '../tiny-game/rules';

const meet: WorkerRequest = {
  do: 'meet',
  with: { match: 'm', game: rules.id, options: {}, seats: 2 },
};

const NOON = Date.UTC(2030, 0, 1, 12);

/** A question about a new match, with a seed by its number, asked at noon. */
function think(number: number): WorkerRequest {
  const read = unwrap(rules.setups.read({}));
  return {
    do: 'think',
    number,
    match: 'm',
    position: rules.pack(unwrap(rules.begin(read, 2, 'seed'))),
    line: [],
    question: { seat: 0, budget: { ms: 24 }, seed: String(number) },
    asked: NOON,
  };
}

test('questions are answered one after the other, and one that is given up before its turn not at all', async () => {
  const happened: string[] = [];
  const replies: WorkerReply[] = [];
  const hear = workerHost({
    load: async () => ({ rules, advice: null }),
    searchPlayer: () => ({
      think: async (_state, _line, { seed }) => {
        happened.push(`begins ${seed}`);
        await aTurn();
        happened.push(`ends ${seed}`);
        return null;
      },
    }),
    send: (reply) => replies.push(reply),
    clock: () => 0,
    now: () => NOON,
    listen: aTurn,
    wait: aTurn,
  });
  hear(meet);
  for (const number of [1, 2, 3]) hear(think(number));
  hear({ do: 'stop', number: 2 });
  await until(() => replies.length === 3);
  expect(happened).toEqual(['begins 1', 'ends 1', 'begins 3', 'ends 3']);
  expect(replies.map(({ number }) => number)).toEqual([1, 2, 3]);
});

test('a rest pauses the search, and its time does not count', async () => {
  let now = 1000;
  const pauses: { readonly counted: number; readonly passed: number }[] = [];
  const replies: WorkerReply[] = [];
  const hear = workerHost({
    load: async () => ({ rules, advice: null }),
    searchPlayer: () => ({
      think: async (_state, _line, _question, clock, pause) => {
        const began = clock();
        for (let slice = 0; slice < 3; slice++) {
          now += 8;
          await pause();
          pauses.push({ counted: clock() - began, passed: now - 1000 });
        }
        return null;
      },
    }),
    send: (reply) => replies.push(reply),
    clock: () => now,
    now: () => NOON,
    listen: async () => {
      if (now === 1016) hear({ do: 'rest', ms: 150 });
    },
    wait: async (ms) => {
      now += ms;
    },
  });
  hear(meet);
  hear(think(1));
  await until(() => replies.length === 1);
  expect(pauses).toEqual([
    { counted: 8, passed: 8 },
    { counted: 16, passed: 166 },
    { counted: 24, passed: 174 },
  ]);
});

test.each([
  { told: 'what a question waited for its worker counts', now: NOON + 600, counted: 600 },
  {
    told: 'a day that was set back meanwhile gives nobody time',
    now: NOON - 3_600_000,
    counted: 0,
  },
])('$told', async ({ now, counted }) => {
  const counts: number[] = [];
  const hear = workerHost({
    load: async () => ({ rules, advice: null }),
    searchPlayer: () => ({
      think: async (_state, _line, _question, clock) => {
        counts.push(clock());
        return null;
      },
    }),
    send: () => {},
    clock: () => 77,
    now: () => now,
    listen: async () => {},
    wait: async () => {},
  });
  hear(meet);
  hear(think(1));
  await until(() => counts.length === 1);
  expect(counts).toEqual([counted]);
});
