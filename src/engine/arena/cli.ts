import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { catalogue } from '../../games/catalogue';
import type { JsonObject } from '../../kit/json';
import type { Contest, Result } from './contest';
import { hold } from './hold';
import { loadRing } from './load-ring';
import { readArgs, type Wish } from './read-args';
import { type GridRow, gridLines, reportLines } from './report';
import { type Tally, tally } from './tally';
import type { Interval } from './wilson';
import { work } from './worker';

/** The threads begin here too, so that it may all be one bundle. */
const entry = new URL(import.meta.url);

/** What to vary from contest to contest: the values of the setting that was named, or nothing. */
async function variations({ game, across }: Wish): Promise<readonly Variation[]> {
  if (across === null) return [{ name: '', options: {} }];
  const { setups } = (await loadRing(catalogue, game)).rules;
  const setting = setups.settings.find(({ key }) => key === across);
  if (!setting) throw new Error(`--across: there is no setting ${across}.`);
  return setting.values.map((value) => ({ name: String(value), options: { [across]: value } }));
}

interface Variation {
  readonly name: string;
  readonly options: JsonObject;
}

async function write(folder: string, contest: number, { match, file }: Result): Promise<void> {
  if (!file) return;
  const name = `match-${contest + 1}-${String(match + 1).padStart(4, '0')}.json`;
  await writeFile(join(folder, name), file);
}

async function holdAndTell(
  contest: Contest,
  number: number,
  wish: Wish,
): Promise<readonly Tally[]> {
  const { out, workers } = wish;
  let played = 0;
  const results = await hold(contest, entry, workers, out ? Date.now() : null, () => {
    played++;
    if (process.stderr.isTTY) process.stderr.write(`\r${played} of ${contest.matches} `);
  });
  if (process.stderr.isTTY) process.stderr.write('\r');
  if (out) for (const result of results) await write(out, number, result);
  const tallies = tally(contest, results);
  for (const line of reportLines(contest, tallies)) console.log(line);
  return tallies;
}

async function main(): Promise<void> {
  const wish = readArgs(process.argv.slice(2));
  const { tables, matches, seed, out } = wish;
  const game = (await loadRing(catalogue, wish.game)).rules.id;
  const varied = await variations(wish);
  if (out) await mkdir(out, { recursive: true });
  let number = 0;
  const rows: GridRow[] = [];
  for (const players of tables) {
    const won: Interval[] = [];
    for (const variation of varied) {
      const options = { ...wish.options, ...variation.options };
      const [first] = await holdAndTell({ game, options, players, matches, seed }, number++, wish);
      if (first) won.push(first.won);
    }
    rows.push({ name: players.map(({ name }) => name).join(','), won });
  }
  if (varied.length < 2) return;
  const values = varied.map(({ name }) => name);
  for (const line of gridLines(values, rows)) console.log(line);
}

try {
  await (isMainThread ? main() : work());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
