import { expect, test, vi } from 'vitest';
import type { Order, Reply } from '../../src/match/think-orders';
import { thinkRoom } from '../../src/match/think-room';
import { rules } from '../tiny-game/rules';

const meet: Order = {
  do: 'meet',
  with: { match: 'm', game: rules.id, options: {}, seats: 2 },
};

interface Slice {
  /** Milliseconds of the budget that are used up. */
  readonly counted: number;
  readonly passed: number;
}

/** Has a thought of three slices of 8 ms; the rest comes when so many have passed. */
async function thinkWithRest(ms: number, after: number): Promise<readonly Slice[]> {
  let now = 1000;
  const slices: Slice[] = [];
  const replies: Reply[] = [];
  const hear = thinkRoom({
    load: async () => ({ rules, advice: null }),
    mind: () => ({
      think: async (_state, _line, _question, clock, pause) => {
        const began = clock();
        for (let slice = 0; slice < 3; slice++) {
          now += 8;
          await pause();
          slices.push({ counted: clock() - began, passed: now - 1000 });
        }
        return null;
      },
    }),
    send: (reply) => replies.push(reply),
    clock: () => now,
    listen: async () => {
      if (now === 1000 + after) hear({ do: 'rest', ms });
    },
    wait: async (time) => {
      now += time;
    },
  });
  const read = rules.setups.read({});
  if ('problem' in read) throw new Error(read.problem);
  const position = rules.pack(rules.begin(read, 2, 'seed'));
  hear(meet);
  if (after === 0) hear({ do: 'rest', ms });
  const question = { seat: 0, budget: { ms: 24 }, seed: 's' };
  hear({ do: 'think', number: 1, match: 'm', position, line: [], question });
  await vi.waitUntil(() => replies.length === 1);
  return slices;
}

test('a rest stops the thought, and its time does not count', async () => {
  expect(await thinkWithRest(150, 16)).toEqual([
    { counted: 8, passed: 8 },
    { counted: 16, passed: 166 },
    { counted: 24, passed: 174 },
  ]);
});

test('who is asked during a rest begins after it', async () => {
  expect(await thinkWithRest(150, 0)).toEqual([
    { counted: 8, passed: 158 },
    { counted: 16, passed: 166 },
    { counted: 24, passed: 174 },
  ]);
});
