import { expect, test, vi } from 'vitest';
import type { Order, Reply } from '../../src/match/think-orders';
import { thinkRoom } from '../../src/match/think-room';
import { rules } from '../tiny-game/rules';

const meet: Order = {
  do: 'meet',
  with: { match: 'm', game: rules.id, options: {}, seats: 2 },
};

test('a rest stops the thought, and its time does not count', async () => {
  let now = 1000;
  const pauses: { readonly counted: number; readonly passed: number }[] = [];
  const replies: Reply[] = [];
  const hear = thinkRoom({
    load: async () => ({ rules, advice: null }),
    mind: () => ({
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
    listen: async () => {
      if (now === 1016) hear({ do: 'rest', ms: 150 });
    },
    wait: async (ms) => {
      now += ms;
    },
  });
  const read = rules.setups.read({});
  if ('problem' in read) throw new Error(read.problem);
  const position = rules.pack(rules.begin(read, 2, 'seed'));
  hear(meet);
  hear({
    do: 'think',
    number: 1,
    match: 'm',
    position,
    line: [],
    question: { seat: 0, budget: { ms: 24 }, seed: 's' },
  });
  await vi.waitUntil(() => replies.length === 1);
  expect(pauses).toEqual([
    { counted: 8, passed: 8 },
    { counted: 16, passed: 166 },
    { counted: 24, passed: 174 },
  ]);
});
