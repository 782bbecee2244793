import { expect, test } from 'vitest';
import { serialQueue } from '../../src/match/serial-queue';
import { manyTurns } from '../support/event-loop';

test('tasks run in the order of the calls, and continue after a failure', async () => {
  const next = serialQueue();
  const done: string[] = [];
  const work = (name: string, long: number) => async () => {
    await manyTurns(long);
    done.push(name);
    if (name === 'second') throw new Error('it broke');
    return name;
  };
  const all = [next(work('first', 20)), next(work('second', 5)), next(work('third', 0))];
  const answers = await Promise.allSettled(all);
  expect(done).toEqual(['first', 'second', 'third']);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
