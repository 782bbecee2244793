import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('the command answers each line of the documented dialogue before the next is sent', async () => {
  const options = { board: 'usa', mode: 'standard' };
  const game = 'mini-express';
  const engine = spawn('npm', ['run', '--silent', 'engine'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  // The engine ends with its input, also where an expectation fails before that.
  onTestFinished(() => void engine.stdin.destroy());
  const exit = once(engine, 'exit');
  const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
  const answer = async () => JSON.parse((await lines.next()).value);

  engine.stdin.write(
    `${JSON.stringify({ id: 1, ask: 'begin', game, seats: 3, seed: 'k3', options })}\n`,
  );
  expect(await answer()).toEqual(
    expect.objectContaining({
      ...{ id: 1, seed: 'k3', toAct: 0 },
      position: expect.objectContaining({ seats: 3, options: expect.objectContaining(options) }),
    }),
  );

  const draft = { id: 2, ask: 'play', action: { do: 'draft', company: 'gray' } };
  engine.stdin.write(`${JSON.stringify(draft)}\n`);
  expect(await answer()).toEqual(
    expect.objectContaining({
      ...{ id: 2, toAct: 1 },
      events: [expect.objectContaining({ event: 'draft', seat: 0, company: 'gray' })],
      position: expect.objectContaining({
        shares: expect.objectContaining({ gray: [1, 0, 0] }),
      }),
    }),
  );

  // The last line may lack its newline.
  const take = { id: 3, ask: 'play', action: { do: 'take', company: 'gray' } };
  engine.stdin.end(JSON.stringify(take));
  expect(await answer()).toEqual({
    id: 3,
    refusal: { because: 'wrong-phase', text: expect.stringMatching(/^[A-Z].+\.$/) },
  });
  expect(await lines.next()).toMatchObject({ done: true });
  expect(await exit).toEqual([0, null]);
});
