import { describe, expect, test } from 'vitest';
import type { Archive } from '../../../src/archive/database';
import { listMatches } from '../../../src/archive/matches';
import type { Action } from '../../../src/kit/rules';
import { isRefusal } from '../../../src/kit/rules';
import type { Timeline } from '../../../src/kit/timeline';
import { shareMatch, storeAgreed } from '../../../src/match/linked/agreed-log';
import type { LiveMatch } from '../../../src/match/live-match';
import { sound } from '../../archive/archives';
import { eventually } from '../../support/event-loop';
import { phone } from '../phone';

const play = async (match: LiveMatch, takes: readonly Action[]) => {
  for (const take of takes) expect(await match.offer([take])).toBeNull();
};

/** Continues a fork, as another phone does; returns the log that the phones then agree on. */
function goOn(timeline: Timeline, takes: readonly Action[]): Timeline {
  for (const take of takes) {
    const entry = timeline.prepare(take, 5000);
    if (isRefusal(entry)) throw new Error(entry.because);
    expect(timeline.append(entry)).toBeNull();
  }
  return timeline.fork();
}

/** Writes the log; returns what the disk had and what was shown when the other phones could be informed. */
async function store(
  match: LiveMatch,
  archive: Archive,
  keep: number,
  agreed: Timeline,
  confirmed = false,
) {
  const told: { readonly shown: number; readonly written: Promise<number> }[] = [];
  const onDisk = () =>
    void told.push({ shown: match.entries.value, written: archive.entries.count() });
  const trouble = await storeAgreed(match, archive, keep, agreed, onDisk, confirmed);
  const [first] = told;
  return { trouble, told: told.length, shown: first?.shown, written: await first?.written };
}

/** The entries after which the archive has a position of the match. */
async function positionsOf(match: string, archive: Archive): Promise<readonly number[]> {
  const positions = await archive.positions.toArray();
  return positions.filter((one) => one.match === match).map(({ number }) => number);
}

const ELEVEN = [1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1];

describe('what linked phones have agreed on', () => {
  test('one entry, then many at once: shown, and the same after the app is opened again', async () => {
    const { tab, begin, open } = phone();
    const deps = await tab();
    const match = await begin(deps);
    const theirs = match.timeline.fork();
    // Others are informed when it is on the disk, before this phone takes the time to draw it.
    const one = await store(match, deps.archive, 0, goOn(theirs, [2]));
    expect(one).toEqual({ trouble: null, told: 1, shown: 0, written: 1 });
    expect(match.entries.value).toBe(1);
    const many = await store(match, deps.archive, 1, goOn(theirs, ELEVEN));
    expect(many).toEqual({ trouble: null, told: 1, shown: 1, written: 12 });
    expect(match.timeline.entries).toEqual(theirs.entries);
    expect(match.state.value).toEqual(theirs.state);
    // As in a match that is played on this phone: after every tenth entry, and after the last.
    expect(await positionsOf(match.header.id, deps.archive)).toEqual([10, 12]);
    match.close();
    const again = await open(match.header.id, await tab());
    expect(again.timeline.entries).toEqual(theirs.entries);
    expect(again.mode.value).toBe('playing');
  });

  test('what the host has confirmed is shown while it is being written', async () => {
    const { tab, begin } = phone();
    const deps = await tab();
    const match = await begin(deps);
    const played = goOn(match.timeline.fork(), [2]);
    const stored = await store(match, deps.archive, 0, played, true);
    expect(stored).toEqual({ trouble: null, told: 1, shown: 1, written: 1 });
  });

  test('what the host has confirmed but this disk refuses is no longer shown', async () => {
    const { tab, begin } = phone();
    const deps = await tab();
    const match = await begin(deps);
    await play(match, [1]);
    const theirs = match.timeline.fork();
    deps.archive.entries.hook('creating', function full() {
      deps.archive.entries.hook('creating').unsubscribe(full);
      throw new DOMException('No room.', 'QuotaExceededError');
    });
    const [tried, again] = [goOn(theirs, [2]), goOn(theirs, [3])];
    expect(await store(match, deps.archive, 1, tried, true)).toMatchObject({
      trouble: { trouble: 'full' },
      told: 0,
    });
    expect(match.trouble.value).toMatchObject({ trouble: 'full' });
    expect(match.entries.value).toBe(1);
    expect(await store(match, deps.archive, 1, tried, true)).toMatchObject({
      trouble: null,
      shown: 2,
    });
    expect(await store(match, deps.archive, 2, again, true)).toMatchObject({
      trouble: null,
      shown: 3,
    });
    expect(match.trouble.value).toBeNull();
  });

  test('another tail: play continues, and the old log stays as a separate match', async () => {
    const { tab, begin, open } = phone();
    const deps = await tab();
    const match = await begin(deps);
    await play(match, [1, 1, 1]);
    const theirs = match.timeline.fork();
    await play(match, ELEVEN);
    const ours = match.timeline.entries;
    const tail = goOn(theirs, [3, 1]);
    expect(await store(match, deps.archive, 3, tail)).toMatchObject({ trouble: null });
    expect(match.timeline.entries).toEqual(theirs.entries);
    expect(match.entries.value).toBe(5);
    await play(match, [2]);

    const other = sound(await listMatches(deps.archive)).rows.find(
      ({ id }) => id !== match.header.id,
    );
    const filed = await open(other?.id ?? '', deps);
    expect(filed.timeline.entries).toEqual(ours);
    expect(filed.mode.value).toBe('playing');
    expect(await positionsOf(filed.header.id, deps.archive)).toEqual([10, 14]);
    match.close();
    const again = await open(match.header.id, await tab());
    expect(again.timeline.entries.slice(0, 5)).toEqual(theirs.entries);
    expect(again.entries.value).toBe(6);
  });

  test('a tail that begins after a tenth entry leaves the position there', async () => {
    const { tab, begin } = phone();
    const deps = await tab();
    const match = await begin(deps);
    await play(match, ELEVEN.slice(1));
    const theirs = match.timeline.fork();
    await play(match, [3, 3]);
    expect(await store(match, deps.archive, 10, goOn(theirs, [1]))).toMatchObject({
      trouble: null,
    });
    expect(await positionsOf(match.header.id, deps.archive)).toEqual([10, 11]);
  });

  test('when the disk has another log than is shown, nothing is written, and the disk’s is shown', async () => {
    const { tab, begin } = phone();
    const deps = await tab();
    const match = await begin(deps);
    await play(match, [1, 1]);
    const tail = goOn(match.timeline.fork(), [1, 2]);
    await deps.archive.entries.delete([match.header.id, 2]);
    const { trouble, told } = await store(match, deps.archive, 2, tail);
    expect(trouble).toMatchObject({ trouble: 'conflict' });
    expect(told).toBe(0);
    expect(match.entries.value).toBe(1);
    expect(await deps.archive.entries.count()).toBe(1);
  });
});

describe('a match that is opened to other phones', () => {
  test('continues as it was, and undo goes further than for people who share a phone', async () => {
    const { tab, begin, open } = phone();
    const deps = await tab();
    const match = await begin(deps);
    await play(match, [1, 2, 1]);
    await match.undo();
    await play(match, [2, 2]);
    expect(match.canUndo.value).toBe(0);
    const before = match.timeline.entries;
    expect(await shareMatch(match, deps.archive)).toBeNull();
    expect(match.header.undo).toBe('asked');
    expect(match.timeline.entries).toEqual(before);
    await play(match, [1]);
    match.close();
    const again = await open(match.header.id, await tab());
    expect(again.header.undo).toBe('asked');
    expect(again.entries.value).toBe(7);
    for (const seat of [1, 0, 2, 1, 0]) {
      expect(again.canUndo.value).toBe(seat);
      expect(await again.undo()).toBeNull();
    }
  });

  test('a watching tab follows, also through an undo that was not possible before', async () => {
    const { tab, begin, open } = phone();
    const deps = await tab();
    const match = await begin(deps);
    await play(match, [1, 2]);
    const second = await open(match.header.id, await tab());
    await shareMatch(match, deps.archive);
    await match.undo();
    await match.undo();
    await eventually(() => expect(second.entries.value).toBe(4));
    expect(second.mode.value).toBe('watching');
    expect(second.state.value).toEqual(match.state.value);
  });
});
