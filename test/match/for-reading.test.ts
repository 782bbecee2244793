import { describe, expect, test } from 'vitest';
import { exportMatch } from '../../src/archive/export';
import { importFile } from '../../src/archive/import';
import { continueFrom, mayContinueFrom } from '../../src/match/continue-from';
import type { LiveMatch, MatchDeps } from '../../src/match/live-match';
import { openMatch } from '../../src/match/open-match';
import { sound } from '../archive/archives';
import { rules } from '../tiny-game/rules';
import { phone } from './phone';

const written = ({ state }: LiveMatch) => rules.position.write(state.value);

/** The match as another phone has it after an import of its file. */
async function elsewhere(match: LiveMatch, deps: MatchDeps): Promise<LiveMatch> {
  const { id } = match.header;
  const { file } = sound(await exportMatch(deps.archive, id, deps));
  const other = phone();
  const there = await other.tab();
  const imported = await importFile(there.archive, new Blob([file]), {
    ...there,
    face: async () => null,
    now: () => 1e6,
    newId: () => 'new',
  });
  expect(imported).toMatchObject({ refused: null });
  return other.open(id, there);
}

/** A match that goes on from the position of another one after two entries, in which one more was played. */
async function whatIf(deps: MatchDeps, match: LiveMatch): Promise<LiveMatch> {
  const next = sound(await continueFrom(match, 2, deps));
  expect(await next.offer([2])).toBeNull();
  return next;
}

describe('What if', () => {
  test('carries the log that leads to it, and goes on from a file on another phone', async () => {
    const { tab, begin } = phone();
    const deps = await tab();
    const match = await begin(deps);
    for (const take of [1, 2, 3]) await match.offer([take]);
    const next = await whatIf(deps, match);
    const after = sound(await continueFrom(next, 1, deps));
    expect(next.header.reachedBy).toEqual([
      { seed: match.header.seed, actions: [{ take: 1 }, { take: 2 }] },
    ]);
    expect(after.header.reachedBy).toEqual([
      ...(next.header.reachedBy ?? []),
      { seed: next.header.seed, actions: [{ take: 2 }] },
    ]);
    for (const one of [next, after]) {
      const there = await elsewhere(one, deps);
      expect(there.mode.value).toBe('playing');
      expect(written(there)).toEqual(written(one));
      expect(await there.offer([1])).toBeNull();
      one.close();
    }
    match.close();
  });
});

describe('a match that begins from a position without its log, as earlier versions wrote it', () => {
  async function old() {
    const { tab, begin, open } = phone();
    const deps = await tab();
    const start = { taken: [5, 5, 5], heap: 25, next: 2, options: { heap: 'large', die: true } };
    const match = await begin(deps, { start });
    await match.offer([2]);
    return { match, deps, open };
  }

  test('goes on where it is this phone’s own', async () => {
    const { match, deps, open } = await old();
    match.close();
    const opened = await open(match.header.id, deps);
    expect(opened.mode.value).toBe('playing');
    expect(await opened.offer([1])).toBeNull();
    const next = sound(await continueFrom(opened, 2, deps));
    expect(next.header.reachedBy).toBeUndefined();
    next.close();
  });

  test('can only be read where it comes from a file: nothing is played on its position', async () => {
    const { match, deps } = await old();
    const there = await elsewhere(match, deps);
    expect(there.mode.value).toBe('incompatible');
    expect(there.incompatible.value).toMatchObject({
      isFromFile: true,
      damaged: false,
      reason: { problem: 'start-without-log' },
    });
    expect([there.entries.value, there.timeline.length]).toEqual([1, 0]);
    expect(written(there)).toEqual(written(match));
    expect(there.toAct.value).toBeNull();
    expect(await there.offer([1])).toEqual({ because: 'incompatible' });
    for (const entries of [0, 1]) expect(mayContinueFrom(there, entries)).toBe(false);
    await expect(continueFrom(there, 1, deps)).rejects.toThrow(TypeError);
  });

  test('stays so in the file that is made of it', async () => {
    const { match, deps } = await old();
    const other = phone();
    const there = await other.tab();
    const { file } = sound(await exportMatch(deps.archive, match.header.id, deps));
    const importing = { ...there, face: async () => null, now: () => 1e6, newId: () => 'new' };
    await importFile(there.archive, new Blob([file]), importing);
    expect(sound(await exportMatch(there.archive, match.header.id, there)).file).toBe(file);
    const opened = sound(await openMatch(match.header.id, there));
    expect(opened.mode.value).toBe('incompatible');
    opened.close();
  });
});
