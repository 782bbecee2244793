import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { catalogue } from '../games/catalogue';
import { Engine } from './engine';
import { readLines } from './lines';

const engine = new Engine({
  catalogue,
  newSeed: () => randomBytes(8).toString('hex'),
  now: Date.now,
});

// The reader has closed the pipe: no more answers are needed.
process.stdout.on('error', () => process.exit());

for await (const line of readLines(process.stdin)) {
  const answer = JSON.stringify(await engine.answer(line));
  if (!process.stdout.write(`${answer}\n`)) await once(process.stdout, 'drain');
}
