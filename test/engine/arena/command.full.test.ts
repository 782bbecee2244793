import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContestResult } from '../../../src/engine/arena/contest';
import { keptIn } from '../../../src/engine/arena/kept';
import { loadGame, playMatch } from '../../../src/engine/arena/play-match';
import { readArgs } from '../../../src/engine/arena/read-args';
import { reportLines } from '../../../src/engine/arena/report';
import { tally } from '../../../src/engine/arena/tally';
import { catalogue } from '../../../src/games/catalogue';
import { readFileText } from '../../../src/kit/match-file';
import { isProblem } from '../../../src/kit/rules';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'arena-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const LEVELS = ['easy', 'normal', 'hard', 'expert', 'nightmare'];
const args = [
  ...['--seats', 'random', '--seats', 'greedy', '--across', 'level'],
  ...['--options', '{"mode":"solo"}', '--matches', '2', '--seed', 'command', '--workers', '2'],
];

/** What a run has kept that was stopped: the first match of one contest, and a line that was cut off. */
const kept = join(mkdtempSync(join(tmpdir(), 'arena-kept-')), 'kept.jsonl');
afterAll(() => rmSync(dirname(kept), { recursive: true, force: true }));

async function stopped(): Promise<void> {
  const { tables, matches, seed, options } = readArgs(args);
  const [players] = tables;
  if (!players) throw new Error('no players');
  const contest = {
    ...{ game: 'mini-express', players, matches, seed },
    options: { ...options, level: 'hard' },
  };
  const game = await loadGame(catalogue, 'mini-express');
  keptIn(kept, contest).add(await playMatch(game, contest, 0, 1_000));
  appendFileSync(kept, '\n{"contest":"');
}

/** The one process of this file: it is bundled first, has two threads, and goes on where another was stopped. */
let lines: readonly string[];
beforeAll(async () => {
  await stopped();
  const command = ['run', '--silent', 'arena', '--', ...args, '--out', folder, '--resume', kept];
  const { stdout, status } = spawnSync('npm', command, { cwd: root, encoding: 'utf8' });
  expect(status).toBe(0);
  lines = stdout.trimEnd().split('\n');
});

test('two threads of the command play the same matches as one here', async () => {
  const { tables, matches, seed, options } = readArgs(args);
  const game = await loadGame(catalogue, 'mini-express');
  for (const players of tables) {
    const contest = {
      ...{ game: 'mini-express', players, matches, seed },
      options: { ...options, level: 'hard' },
    };
    const results = [];
    for (let match = 0; match < matches; match++)
      results.push(await playMatch(game, contest, match, null));
    const report = reportLines(contest, tally(contest, results));
    expect(report.length).toBeGreaterThan(1);
    expect(lines.join('\n')).toContain(report.join('\n'));
  }
});

test('what a stopped run had kept is not played again, and everything else is kept', () => {
  const whole = readFileSync(kept, 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('}'));
  expect(whole).toHaveLength(2 * LEVELS.length * 2);
  expect(new Set(whole.map((line) => JSON.stringify(named(line)))).size).toBe(whole.length);
});

function named(line: string): unknown {
  const { contest, result } = JSON.parse(line) as { contest: string; result: ContestResult };
  return [contest, result.match];
}

test('the values of a setting are compared side by side', () => {
  const [values, ...rows] = lines.slice(-3);
  expect(values).toMatch(new RegExp(`${LEVELS.join(' +')}$`));
  expect(rows[0]).toMatch(/^random( +\d+\.\d %.*){5}$/);
  expect(rows[1]).toMatch(/^greedy( +\d+\.\d %.*){5}$/);
});

test('every match is a file that the app can read', () => {
  const files = readdirSync(folder);
  expect(files).toHaveLength(2 * LEVELS.length * 2);
  for (const file of files)
    expect(isProblem(readFileText(readFileSync(join(folder, file), 'utf8')))).toBe(false);
});
