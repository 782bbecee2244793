import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { catalogue } from '../../games/catalogue';
import type { JsonObject } from '../../kit/json';
import type { Contest, ContestResult } from './contest';
import { type Kept, keptIn } from './kept';
import { loadGame } from './play-match';
import { type ArenaArgs, readArgs } from './read-args';
import { type GridRow, gridLines, reportLines } from './report';
import { type Interval, type Tally, tally } from './tally';
import type { Share } from './worker';

/**
 * Plays those matches of a contest in `workers` threads whose results are not kept, and returns all results in the order
 * of the matches. Each thread starts from the module `entry`. `onResult` gets each new result when it is ready.
 */
async function runContest(
  contest: Contest,
  entry: URL,
  workers: number,
  now: number | null,
  kept: Kept,
  onResult: (result: ContestResult) => void,
): Promise<readonly ContestResult[]> {
  const results = [...kept.results];
  const known = new Set(results.map(({ match }) => match));
  const open = Array.from({ length: contest.matches }, (_, match) => match).filter(
    (match) => !known.has(match),
  );
  const shares = Array.from(
    { length: Math.min(workers, open.length) },
    (_, first): Share => ({
      contest,
      matches: open.filter((_, at) => at % workers === first),
      now,
    }),
  );
  await Promise.all(
    shares.map((share) =>
      workOn(share, entry, (result) => {
        kept.add(result);
        results.push(result);
        onResult(result);
      }),
    ),
  );
  return results.sort((a, b) => a.match - b.match);
}

function workOn(
  share: Share,
  entry: URL,
  onResult: (result: ContestResult) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(entry, { workerData: share });
    worker.on('message', onResult);
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
}

/** The variations to play: one per value of the `--across` setting, or a single one without it. */
async function variations({ game, across }: ArenaArgs): Promise<readonly Variation[]> {
  if (across === null) return [{ name: '', options: {} }];
  const { setups } = (await loadGame(catalogue, game)).rules;
  const setting = setups.settings.find(({ key }) => key === across);
  if (!setting) throw new Error(`--across: there is no setting ${across}.`);
  if (setting.kind !== 'choice')
    throw new Error(`--across: ${across} is not a choice between a few values.`);
  return setting.values.map((value) => ({ name: String(value), options: { [across]: value } }));
}

interface Variation {
  readonly name: string;
  readonly options: JsonObject;
}

async function write(
  folder: string,
  contest: number,
  { match, file }: ContestResult,
): Promise<void> {
  if (!file) return;
  const name = `match-${contest + 1}-${String(match + 1).padStart(4, '0')}.json`;
  await writeFile(join(folder, name), file);
}

async function runAndReport(
  contest: Contest,
  number: number,
  args: ArenaArgs,
  entry: URL,
): Promise<readonly Tally[]> {
  const { out, workers, resume } = args;
  const kept = keptIn(resume, contest);
  let played = kept.results.length;
  const now = out ? Date.now() : null;
  const results = await runContest(contest, entry, workers, now, kept, () => {
    played++;
    if (process.stderr.isTTY) process.stderr.write(`\r${played} of ${contest.matches} `);
  });
  if (process.stderr.isTTY) process.stderr.write('\r');
  if (out) for (const result of results) await write(out, number, result);
  const tallies = tally(contest, results);
  for (const line of reportLines(contest, tallies)) console.log(line);
  return tallies;
}

async function play(args: ArenaArgs, entry: URL): Promise<void> {
  const { tables, matches, seed, out } = args;
  const game = (await loadGame(catalogue, args.game)).rules.id;
  const varied = await variations(args);
  if (out) await mkdir(out, { recursive: true });
  let number = 0;
  const rows: GridRow[] = [];
  for (const players of tables) {
    const won: Interval[] = [];
    for (const variation of varied) {
      const options = { ...args.options, ...variation.options };
      const contest = { game, options, players, matches, seed };
      const [first] = await runAndReport(contest, number++, args, entry);
      if (first) won.push(first.won);
    }
    rows.push({ name: players.map(({ name }) => name).join(','), won });
  }
  if (varied.length < 2) return;
  const values = varied.map(({ name }) => name);
  for (const line of gridLines(values, rows)) console.log(line);
}

/**
 * The whole command: plays what the arguments say, in worker threads that start from the module `entry`. Returns the exit
 * code; with 1 it has said why.
 */
export async function arena(args: readonly string[], entry: URL): Promise<number> {
  try {
    await play(readArgs(args), entry);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
