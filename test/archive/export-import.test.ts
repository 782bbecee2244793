import { describe, expect, test } from 'vitest';
import { removeDesign } from '../../src/archive/design-changes';
import { listDesigns } from '../../src/archive/designs';
import type { Imported } from '../../src/archive/import';
import { appendEntries, loadMatch } from '../../src/archive/log';
import { endMatch, removeMatch, renameMatch } from '../../src/archive/match-changes';
import { isRunning, listMatches } from '../../src/archive/matches';
import type { MatchHeader } from '../../src/kit/header';
import { people } from '../tiny-game/header';
import { newerRules, rules } from '../tiny-game/rules';
import { freshArchive, sound } from './archives';
import {
  backup,
  type Change,
  filed,
  importInto,
  isEmpty,
  SACK,
  savedMatch,
  timeline,
} from './filed';
import { newest } from './newest';
import { faceOf, keepDesign } from './own-designs';
import { addition, playedOut, storeMatch } from './stored-match';

/** The parts of a file that these tests check. */
interface WholeFile {
  readonly matches: readonly { readonly positions: readonly { readonly number: number }[] }[];
}

describe('export and import', () => {
  test('one match is the same after import on another phone', async () => {
    const archive = await freshArchive();
    await storeMatch(archive, timeline);
    await renameMatch(archive, 'm1', 'Sunday');
    const elsewhere = await freshArchive();
    const text = await savedMatch(archive, 'm1');
    expect(await importInto(elsewhere, text)).toEqual({
      refused: null,
      matches: [{ id: 'm1', title: 'Sunday', outcome: 'added', missing: 0 }],
      designs: [],
      skipped: [],
    });
    const { record, ...rest } = sound(await loadMatch(archive, 'm1'));
    const { record: newRecord, ...newRest } = sound(await loadMatch(elsewhere, 'm1'));
    expect(newRest).toEqual(rest);
    // The picture is drawn again, because one from a file could contain anything.
    expect(newRecord).toEqual({ ...record, summary: { ...record.summary, picture: '<svg/>' } });
    expect(await savedMatch(elsewhere, 'm1')).toBe(text);
  });

  test('a match that was ended early is so on another phone too, alone and with all others', async () => {
    const archive = await freshArchive();
    for (const id of ['a', 'b']) await storeMatch(archive, playedOut([1, 2], { id }));
    await endMatch(archive, 'a', 5);
    for (const text of [await savedMatch(archive, 'a'), (await backup(archive)).text]) {
      const elsewhere = await freshArchive();
      await importInto(elsewhere, text);
      const { rows } = sound(await listMatches(elsewhere));
      expect(rows.find(({ id }) => id === 'a')).toMatchObject({ ended: 5 });
      expect(rows.filter((one) => !isRunning(one)).map(({ id }) => id)).toEqual(['a']);
      expect(await savedMatch(elsewhere, 'a')).toBe(await savedMatch(archive, 'a'));
    }
  });

  test('everything is imported from one file; existing matches stay', async () => {
    const archive = await freshArchive();
    for (const id of ['a', 'b', 'c']) await storeMatch(archive, playedOut([1, 2, 3], { id }));
    await removeMatch(archive, 'b', 1);
    const text = (await backup(archive)).text;
    const elsewhere = await freshArchive();
    await storeMatch(elsewhere, playedOut([1, 2, 3], { id: 'a' }));
    const { matches } = (await importInto(elsewhere, text)) as Imported;
    expect(matches.map(({ id, outcome }) => `${id} ${outcome}`).sort()).toEqual([
      'a already-here',
      'c added',
    ]);
  });

  test('an export of everything has only the last position of each match, so that many fit into a file', async () => {
    const archive = await freshArchive();
    await storeMatch(archive, timeline);
    const { matches } = JSON.parse((await backup(archive)).text) as WholeFile;
    expect(matches.map(({ positions }) => positions.map(({ number }) => number))).toEqual([[25]]);
    const alone = JSON.parse(await savedMatch(archive, 'm1')) as WholeFile['matches'][0];
    expect(alone.positions.map(({ number }) => number)).toEqual([10, 20, 25]);
  });

  test('an export of everything includes the designs in their order; existing designs stay', async () => {
    const archive = await freshArchive();
    await storeMatch(archive, timeline);
    await keepDesign(archive, 'a', 'mine');
    await keepDesign(archive, 'b', 'yours');
    await keepDesign(archive, 'c', 'theirs');
    await keepDesign(archive, 'd', 'nobody’s');
    await removeDesign(archive, 'd', 1);
    const text = (await backup(archive)).text;
    const elsewhere = await freshArchive();
    await keepDesign(elsewhere, 'here', 'mine');
    await removeDesign(elsewhere, 'here', 5);
    expect(await importInto(elsewhere, text)).toEqual({
      refused: null,
      matches: [{ id: 'm1', title: null, outcome: 'added', missing: 0 }],
      skipped: [],
      designs: [
        { id: 'new1', outcome: 'added' },
        { id: 'new2', outcome: 'added' },
        { id: 'here', outcome: 'already-here' },
      ],
    });
    expect(sound(await listDesigns(elsewhere)).rows).toMatchObject(
      ['theirs', 'yours', 'mine'].map((heap) => faceOf({ heap })),
    );
  });

  test('an export of everything from before designs is imported', async () => {
    const archive = await freshArchive();
    const match: unknown = JSON.parse(await filed());
    const older = { format: 'roundhouse-archive', version: 1, matches: [match] };
    expect(await importInto(archive, JSON.stringify(older))).toMatchObject({
      matches: [{ outcome: 'added' }],
      designs: [],
    });
  });

  test('a match with the same id but a different log is imported as a copy', async () => {
    const archive = await freshArchive();
    await storeMatch(archive, playedOut([1, 2], SACK));
    expect(await importInto(archive, await filed())).toMatchObject({
      matches: [{ id: 'new1', title: null, outcome: 'copied' }],
    });
    expect(sound(await loadMatch(archive, 'm1')).entries).toHaveLength(2);
    const copy = sound(await loadMatch(archive, 'new1'));
    expect(copy.entries).toEqual(timeline.entries);
    expect(copy.record.header).toEqual({ ...timeline.header, id: 'new1' });
    expect(
      await appendEntries(archive, {
        ...addition(playedOut([...timeline.entries.map(() => 3), 1], SACK), 26),
        match: 'new1',
      }),
    ).toBeNull();
  });

  test('importing a deleted match restores it', async () => {
    const archive = await freshArchive();
    await storeMatch(archive, timeline);
    await removeMatch(archive, 'm1', 1);
    expect(await importInto(archive, await filed())).toMatchObject({
      matches: [{ outcome: 'already-here' }],
    });
    expect(await newest(archive)).toMatchObject({ id: 'm1' });
  });

  test('undo and redo survive export and import', async () => {
    const match = playedOut([1, 2]);
    for (const prepare of ['prepareUndo', 'prepareRedo', 'prepareUndo'] as const) {
      const entry = match[prepare](9000);
      if (entry) match.append(entry);
    }
    expect(match.length).toBe(5);
    const archive = await freshArchive();
    await storeMatch(archive, match);
    const elsewhere = await freshArchive();
    await importInto(elsewhere, (await backup(archive)).text);
    expect(sound(await loadMatch(elsewhere, 'm1')).entries).toEqual(match.entries);
    expect(await newest(elsewhere)).toMatchObject({ summary: { plies: 1, toAct: 1 } });
  });

  describe('of a match that starts from a position', () => {
    const start = { taken: [2, 1, 0], heap: 27, next: 2, options: { heap: 'large', die: true } };
    const large = { options: { heap: 'large', die: true } };
    const { seed } = playedOut([], large).header;
    const reachedBy = [{ seed, actions: [{ take: 2 }, { take: 1 }] }];
    /** What the import of such a match keeps of it. */
    const brought = async (other: Partial<MatchHeader>) => {
      const archive = await freshArchive();
      await storeMatch(archive, playedOut([1, 2], { ...large, seed: 'later', ...other }));
      const elsewhere = await freshArchive();
      await importInto(elsewhere, (await backup(archive)).text);
      return sound(await loadMatch(elsewhere, 'm1')).record;
    };
    /** The start after these actions, as the die falls. */
    const reached = () => rules.position.write(playedOut([2, 1], large).state);

    test('it goes on where the log in its header leads there', async () => {
      const record = await brought({ start: reached(), reachedBy });
      expect(record).toMatchObject({ header: { reachedBy }, summary: { plies: 2 } });
      expect(record.forReading).toBeUndefined();
    });

    test.each<[string, () => Partial<MatchHeader>]>([
      ['has no log', () => ({ start })],
      ['has a log that leads elsewhere', () => ({ start: { ...reached(), heap: 20 }, reachedBy })],
      [
        'has a log with an action that is refused',
        () => ({ start: reached(), reachedBy: [{ seed, actions: [{ take: 2 }, { take: 9 }] }] }),
      ],
      [
        'has a log with something that is no action',
        () => ({ start: reached(), reachedBy: [{ seed, actions: [{ take: 2 }, {}] }] }),
      ],
    ])('it can only be read where it %s', async (_, other) => {
      expect(await brought(other())).toMatchObject({ forReading: true });
    });
  });

  test('a clock that was ahead does not keep a match first in the list forever', async () => {
    const archive = await freshArchive();
    const changes = timeline.entries.map((_, at): Change => [['entries', at, 'at'], 8e15]);
    const text = await filed(...changes);
    await importInto(archive, text);
    expect(await newest(archive)).toMatchObject({ touched: 1e6 });
  });
});

describe('a match begun under other rules', () => {
  test('is imported read-only with its positions', async () => {
    const archive = await freshArchive();
    expect(await importInto(archive, await filed(), newerRules)).toMatchObject({
      matches: [{ outcome: 'added' }],
    });
    const stored = sound(await loadMatch(archive, 'm1'));
    expect(stored.entries).toEqual(timeline.entries);
    expect(stored.positions.map(({ number }) => number)).toEqual([10, 20, 25]);
    expect(stored.record.summary?.scores).toEqual(rules.standing(timeline.state).scores);
  });

  test.each<[string, Change[]]>([
    ['that are missing', [[['positions'], undefined]]],
    ['of other entries', [0, 1, 2].map((at) => [['positions', at, 'number'], 1])],
    ['that say something else', [0, 1, 2].map((at) => [['positions', at, 'position', 'heap'], 1])],
    ['that are none', [0, 1, 2].map((at) => [['positions', at, 'position'], {}])],
  ])('but not with positions %s', async (_, changes) => {
    const archive = await freshArchive();
    expect(await importInto(archive, await filed(...changes), newerRules)).toMatchObject({
      refused: 'entry',
    });
    expect(await isEmpty(archive)).toBe(true);
  });

  test('shows the last position, in whatever order and however often the file has them', async () => {
    const archive = await freshArchive();
    const { positions } = JSON.parse(await filed()) as { positions: object[] };
    const shuffled: Change = [['positions'], [...positions, ...positions].reverse()];
    expect(await importInto(archive, await filed(shuffled), newerRules)).toMatchObject({
      matches: [{ outcome: 'added' }],
    });
    const stored = sound(await loadMatch(archive, 'm1'));
    expect(stored.positions.map(({ number }) => number)).toEqual([10, 20, 25]);
    expect(stored.record.summary?.scores).toEqual(rules.standing(timeline.state).scores);
  });

  test.each<[string, Parameters<typeof playedOut>[1]]>([
    ['more seats', { ...SACK, seats: people(4) }],
    ['other options', { options: { ...SACK.options, die: false } }],
  ])('but not with the positions of a match with %s', async (_, other) => {
    const archive = await freshArchive();
    const another = playedOut(
      Array.from({ length: 25 }, () => 3),
      other,
    );
    const position = rules.position.write(another.state);
    const { fingerprint } = another.entries[24] ?? {};
    const file = await filed(
      [['positions'], [{ number: 25, position, fingerprint }]],
      [['entries', 24, 'fingerprint'], fingerprint],
    );
    expect(await importInto(archive, file, newerRules)).toMatchObject({ refused: 'entry' });
    expect(await isEmpty(archive)).toBe(true);
  });
});
