import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { catalogue } from '../../games/catalogue';
import type { Contest, Result } from './contest';
import { hold } from './hold';
import { loadRing } from './load-ring';
import { readArgs, type Wish } from './read-args';
import { reportLines } from './report';
import { tally } from './tally';
import { work } from './worker';

/** The threads begin here too, so that it may all be one bundle. */
const entry = new URL(import.meta.url);

/** The contests that were wished for, one after the other. */
async function contests(wish: Wish): Promise<readonly Contest[]> {
  const { rules } = await loadRing(catalogue, wish.game);
  const { matches, seed, across } = wish;
  const game = rules.id;
  const setting = rules.setups.settings.find(({ key }) => key === across);
  if (across !== null && !setting) throw new Error(`--across: there is no setting ${across}.`);
  const every = setting
    ? setting.values.map((value) => ({ ...wish.options, [setting.key]: value }))
    : [wish.options];
  return wish.tables.flatMap((players) =>
    every.map((options): Contest => ({ game, options, players, matches, seed })),
  );
}

async function write(folder: string, contest: number, { match, file }: Result): Promise<void> {
  if (!file) return;
  const name = `match-${contest + 1}-${String(match + 1).padStart(4, '0')}.json`;
  await writeFile(join(folder, name), file);
}

async function main(): Promise<void> {
  const wish = readArgs(process.argv.slice(2));
  const { out } = wish;
  if (out) await mkdir(out, { recursive: true });
  for (const [number, contest] of (await contests(wish)).entries()) {
    let played = 0;
    const progress = () => {
      if (process.stderr.isTTY) process.stderr.write(`\r${played} of ${contest.matches} `);
    };
    const results = await hold(contest, entry, wish.workers, out ? Date.now() : null, () => {
      played++;
      progress();
    });
    if (process.stderr.isTTY) process.stderr.write('\r');
    if (out) for (const result of results) await write(out, number, result);
    for (const line of reportLines(contest, tally(contest, results))) console.log(line);
  }
}

try {
  await (isMainThread ? main() : work());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
