import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('the command answers the documented dialogue as documented', () => {
  const options = { board: 'usa', mode: 'standard' };
  const game = 'mini-express';
  const asks = [
    { id: 1, ask: 'begin', game, seats: 3, seed: 'k3', options },
    { id: 2, ask: 'play', action: { do: 'draft', company: 'gray' } },
    { id: 3, ask: 'play', action: { do: 'take', company: 'gray' } },
  ];
  const { stdout, status } = spawnSync('npm', ['run', '--silent', 'engine'], {
    cwd: root,
    encoding: 'utf8',
    // The last line may lack its newline.
    input: asks.map((ask) => JSON.stringify(ask)).join('\n'),
  });
  expect(status).toBe(0);
  const answers = stdout.trimEnd().split('\n');
  expect(answers.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      ...{ id: 1, seed: 'k3', toAct: 0 },
      position: expect.objectContaining({ seats: 3, options: expect.objectContaining(options) }),
    }),
    expect.objectContaining({
      id: 2,
      events: [expect.objectContaining({ event: 'draft', seat: 0, company: 'gray' })],
      toAct: 1,
      position: expect.objectContaining({
        shares: expect.objectContaining({ gray: [1, 0, 0] }),
      }),
    }),
    {
      id: 3,
      refusal: { because: 'wrong-phase', text: expect.stringMatching(/^[A-Z].+\.$/) },
    },
  ]);
});
