import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './sources';

const lines = [
  'export const a = Math.random();',
  'export const b = Date.now();',
  'export const c = new Date();',
  'export const d = performance.now();',
  'export const e = document.body;',
  'export const f = localStorage.length;',
  "export const g = fetch('/');",
  'export const h = crypto.randomUUID();',
  'export const i = setTimeout(() => {}, 1);',
  'export const j = navigator.language;',
  'export const k = globalThis;',
];
const pure = [
  'src/kit/probe.ts',
  'src/games/toy/rules/probe.ts',
  'src/games/toy/advice/probe.ts',
  'src/games/toy/words/probe.ts',
  'src/games/toy/lessons/probe.ts',
  'src/games/toy/puzzles/probe.ts',
];
const free = 'src/archive/probe.ts';
const unit = 'test/kit/probe.test.ts';
const browser = 'test/e2e/probe.spec.ts';
const clocks = [
  'export const a = () => new Promise((done) => setTimeout(done, 1));',
  'export const b = setInterval(() => {}, 1);',
  'export const c = Date.now();',
  'export const d = performance.now();',
  'export const e = vi.waitFor(() => {});',
  'export const f = vi.waitUntil(() => true);',
  'export const g = expect.poll(() => 1);',
];

/** What a browser test must not do: wait for a time, or look for a class of a game. The last line it may. */
const browserLines = [
  'export const a = () => new Promise((done) => setTimeout(done, 1));',
  'export const b = page.waitForTimeout(100);',
  "export const c = page.locator('.mx-card');",
  "export { setTimeout as d } from 'node:timers/promises';",
  "export const e = page.getByRole('button');",
];

const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');

/** A folder with our lint rules, and these lines in each place. */
let folder: string;
let output: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'determinism-'));
  for (const file of ['biome.json', 'scripts/lint', '.gitignore']) {
    cpSync(join(root, file), join(folder, file), { recursive: true });
  }
  for (const path of [...pure, free]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${lines.join('\n')}\n`);
  }
  for (const [path, tested] of [
    [unit, clocks],
    [browser, browserLines],
  ] as const) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${tested.join('\n')}\n`);
  }
  const args = ['lint', '--reporter=github', '--max-diagnostics=none', 'src', 'test'];
  output = spawnSync(process.execPath, [biome, ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).stdout;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The lines of a file that the linter reports. */
function refused(path: string, from = lines): string[] {
  const numbers = [...output.matchAll(/^::error [^\n]*?file=([^,\n]+),line=(\d+)/gm)]
    .filter((match) => match[1]?.endsWith(path))
    .map((match) => Number(match[2]) - 1);
  return from.filter((_, index) => numbers.includes(index));
}

test.each(pure)('no clock, randomness, screen, storage or network in %s', (path) => {
  expect(refused(path)).toEqual(lines);
});

test('elsewhere they are allowed', () => {
  expect(refused(free)).toEqual([]);
});

test('no unit test waits for a real clock', () => {
  expect(refused(unit, clocks)).toEqual(clocks);
});

test('no browser test waits for a time, or looks for a class of a game', () => {
  expect(refused(browser, browserLines)).toEqual(browserLines.slice(0, -1));
});
