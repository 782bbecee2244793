import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { readFileText } from '../../../src/kit/match-file';
import { isProblem } from '../../../src/kit/rules';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'arena-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function arena(...args: string[]) {
  const { stdout, stderr, status } = spawnSync('npm', ['run', '--silent', 'arena', '--', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { stdout, stderr, status };
}

test('the command plays the matches, with the same results on one and two threads, and writes files', () => {
  const table = ['--seats', 'search:10,greedy,random', '--matches', '6', '--seed', 'command'];
  const two = arena(...table, '--workers', '2', '--out', folder);
  expect(two.status).toBe(0);
  for (const name of ['search:10', 'greedy', 'random']) expect(two.stdout).toContain(name);
  expect(arena(...table, '--workers', '1').stdout).toBe(two.stdout);

  const files = readdirSync(folder);
  expect(files).toHaveLength(6);
  for (const file of files)
    expect(isProblem(readFileText(readFileSync(join(folder, file), 'utf8')))).toBe(false);
}, 120_000);

test('the values of a setting are compared side by side', () => {
  const options = ['--options', '{"mode":"solo"}', '--across', 'level', '--matches', '2'];
  const { stdout } = arena('--seats', 'random', '--seats', 'greedy', ...options);
  const lines = stdout.trimEnd().split('\n').slice(-3);
  expect(lines[0]).toMatch(/easy +normal +hard +expert +nightmare$/);
  expect(lines[1]).toMatch(/^random( +\d+\.\d %.*){5}$/);
  expect(lines[2]).toMatch(/^greedy( +\d+\.\d %.*){5}$/);
}, 60_000);

test('it names an argument that it does not understand, and fails', () => {
  const { stderr, status } = arena('--seats', 'search:genius');
  expect(stderr).toContain('search:genius');
  expect(status).not.toBe(0);
}, 60_000);
