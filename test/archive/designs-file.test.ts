import { describe, expect, test } from 'vitest';
import type { Archive } from '../../src/archive/database';
import { removeDesign } from '../../src/archive/design-changes';
import { listDesigns, loadDesign } from '../../src/archive/designs';
import {
  type DesignImportDeps,
  exportDesign,
  importDesign,
  LONGEST_DESIGN,
} from '../../src/archive/designs-file';
import { freshArchive, sound } from './archives';
import { faceOf, keepDesign, validate } from './own-designs';

const deps: DesignImportDeps = { face: validate, newId: () => 'new', now: () => 1000 };

async function kept(): Promise<Archive> {
  const archive = await freshArchive();
  await keepDesign(archive, 'a', 'mine');
  return archive;
}

const filed = async () => exportDesign(sound(await loadDesign(await kept(), 'a')));

describe('a design in a file', () => {
  test('is imported on another phone, which draws its own picture', async () => {
    const elsewhere = await freshArchive();
    expect(await importDesign(elsewhere, await filed(), deps)).toEqual({
      id: 'new',
      outcome: 'added',
    });
    expect(sound(await loadDesign(elsewhere, 'new'))).toEqual({
      id: 'new',
      game: 'tiny',
      setting: 'heap',
      revision: 0,
      touched: 1000,
      removed: null,
      ...faceOf({ heap: 'mine' }),
    });
    expect(exportDesign(sound(await loadDesign(elsewhere, 'new')))).toBe(await filed());
  });

  test('that exists stays as it is, and is restored if it was deleted', async () => {
    const archive = await kept();
    const text = await filed();
    const known = { id: 'a', outcome: 'already-here' };
    expect(await importDesign(archive, text, deps)).toEqual(known);
    await removeDesign(archive, 'a', 5);
    expect(await importDesign(archive, text, deps)).toEqual(known);
    expect(sound(await listDesigns(archive)).rows).toHaveLength(1);
  });
});

const whole = { format: 'roundhouse-design', version: 1, game: 'tiny', setting: 'heap' };

test.each<[string, string, object]>([
  ['an empty text', '', { problem: 'not-json' }],
  ['half a text', '{"format":', { problem: 'not-json' }],
  ['deep lists', `${'['.repeat(90_000)}${']'.repeat(90_000)}`, { problem: 'too-deep' }],
  [
    'a key with a meaning',
    JSON.stringify({ ...whole, design: { own: 'x' } }).replace('own', '__proto__'),
    { problem: 'forbidden-key', at: 'design.__proto__' },
  ],
  ['a giant', `"${'x'.repeat(LONGEST_DESIGN)}"`, { problem: 'too-large' }],
  ['a number', '7', { problem: 'unknown-format' }],
  ['a match', '{"format":"roundhouse-match","version":1}', { problem: 'unknown-format' }],
  [
    'a file of a newer app',
    JSON.stringify({ ...whole, version: 2, design: {} }),
    { problem: 'newer-format', at: 'version' },
  ],
  ['no design', JSON.stringify(whole), { problem: 'wrong-form', at: 'design' }],
  [
    'another game',
    JSON.stringify({ ...whole, game: 'chess', design: {} }),
    { problem: 'unknown-game', game: 'chess' },
  ],
  [
    'what the game refuses',
    JSON.stringify({ ...whole, design: { heap: 3 } }),
    { problem: 'not-a-heap', at: 'design.heap' },
  ],
])('%s is refused with its place, and nothing comes in', async (_, text, problem) => {
  const archive = await freshArchive();
  expect(await importDesign(archive, text, deps)).toMatchObject(problem);
  expect(await archive.designs.count()).toBe(0);
});
