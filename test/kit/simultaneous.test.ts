import { describe, expect, test } from 'vitest';
import type { Entry } from '../../src/kit/log';
import { readEntry } from '../../src/kit/log';
import { unwrap } from '../../src/kit/result';
import { isProblem, isRefusal } from '../../src/kit/rules';
import { Timeline } from '../../src/kit/timeline';
import { type Bids, bids } from '../tiny-game/bids';
import { header, people } from '../tiny-game/header';

const digestOf = (letter: string) => letter.repeat(43);

const begun = (seats = 3) =>
  unwrap(Timeline.begin(bids, header({ seats: people(seats), undo: 'asked' })));

function commit(timeline: Timeline, ...letters: readonly string[]): Timeline {
  for (const letter of letters) {
    const entry = timeline.prepareCommit(digestOf(letter), 5);
    if (isProblem(entry) || isRefusal(entry)) throw new Error(JSON.stringify(entry));
    expect(timeline.append(entry)).toBeNull();
  }
  return timeline;
}

function reveal(timeline: Timeline, ...amounts: readonly number[]): readonly Entry[] {
  const entries = timeline.prepareReveals(
    amounts.map((bid) => ({ bid })),
    6,
  );
  if (isProblem(entries) || isRefusal(entries)) throw new Error(JSON.stringify(entries));
  for (const entry of entries) expect(timeline.append(entry)).toBeNull();
  return entries;
}

const stateOf = ({ state }: Timeline) => state as Bids;

/** The same log, read from its written form and replayed by nothing but the rules. */
function replayed({ entries }: Timeline): Timeline {
  const timeline = begun();
  for (const [at, entry] of (JSON.parse(JSON.stringify(entries)) as unknown[]).entries()) {
    const read = readEntry(entry as never, `[${at}]`);
    if (isProblem(read)) throw new Error(read.problem);
    expect(timeline.append(read)).toBeNull();
  }
  return timeline;
}

describe('seats that decide simultaneously', () => {
  test('commit one after the other; nothing of what they have chosen is in any state', () => {
    const timeline = begun();
    expect(timeline.isSimultaneous).toBe(true);
    commit(timeline, 'a');
    expect(bids.toAct(timeline.state)).toBe(1);
    commit(timeline, 'b', 'c');
    expect(timeline.round).toMatchObject({ isComplete: true, revealed: 0 });
    expect(stateOf(timeline)).toMatchObject({ bids: [0, 0], taken: [0, 0, 0] });
    // What comes out when all are in does not come out yet.
    expect(timeline.line().flatMap(({ events }) => events)).not.toContainEqual(
      expect.objectContaining({ event: 'bids' }),
    );
    expect(timeline.line().some(({ sealed }) => sealed)).toBe(false);
  });

  test('are revealed together, from the position before the round', () => {
    const timeline = commit(begun(), 'a', 'b', 'c');
    reveal(timeline, 30, 50, 40);
    expect(timeline.round).toBeNull();
    expect(stateOf(timeline)).toMatchObject({ bids: [], taken: [0, 1, 0], heap: 39 });
    expect(timeline.line().map(({ action }) => action)).toEqual([30, 50, 40]);
    expect(timeline.line().at(-1)?.sealed).toBe(true);
  });

  test('a log with commitments replays from itself alone, at every length', () => {
    const timeline = commit(begun(), 'a', 'b', 'c');
    reveal(timeline, 30, 50, 40);
    commit(timeline, 'd', 'e');
    const again = replayed(timeline);
    for (let entries = 0; entries <= timeline.length; entries++)
      expect(bids.position.write(again.stateAt(entries))).toEqual(
        bids.position.write(timeline.stateAt(entries)),
      );
  });

  test('nothing is played in an open round but what was committed to, in its order', () => {
    const timeline = commit(begun(), 'a');
    expect(timeline.prepareAll([5], 5)).toEqual({ because: 'not-committed' });
    const [first] = begun().prepareAll([5], 5) as readonly Entry[];
    expect(first && timeline.append({ ...first, seat: 1 })).toMatchObject({
      problem: 'not-committed',
    });
    commit(timeline, 'b', 'c');
    const one = timeline.prepareReveals([{ bid: 1 }], 5);
    expect(one).toMatchObject({ problem: 'not-committed' });
    expect(timeline.prepareCommit(digestOf('d'), 5)).toMatchObject({
      problem: 'nothing-to-commit',
    });
    const entries = timeline.fork().prepareReveals([{ bid: 1 }, { bid: 2 }, { bid: 3 }], 5);
    const [, second] = entries as readonly Entry[];
    expect(second && timeline.append(second)).toMatchObject({ problem: 'not-your-turn' });
  });

  test('an action outside a round cannot claim to be revealed', () => {
    const timeline = begun();
    const [entry] = timeline.fork().prepareAll([5], 5) as readonly Entry[];
    expect(entry && timeline.append({ ...entry, revealed: true } as Entry)).toMatchObject({
      problem: 'not-committed',
    });
  });

  test('who is alone has nothing to commit to', () => {
    const timeline = begun();
    for (const entry of timeline.prepareAll([5], 5) as readonly Entry[]) timeline.append(entry);
    for (const entry of timeline.prepareAll([6], 5) as readonly Entry[]) timeline.append(entry);
    expect(timeline.isSimultaneous).toBe(false);
    expect(timeline.prepareCommit(digestOf('a'), 5)).toMatchObject({
      problem: 'nothing-to-commit',
    });
  });
});

describe('undo', () => {
  test('takes back a commitment, and redo does not restore it', () => {
    const timeline = commit(begun(), 'a', 'b');
    expect(timeline.step('undo')).toMatchObject({ seat: 1, plies: 1, free: false });
    const entry = timeline.prepareUndo(5);
    expect(entry && timeline.append(entry)).toBeNull();
    expect(bids.toAct(timeline.state)).toBe(1);
    expect(timeline.redoable).toBeNull();
    commit(timeline, 'c', 'd');
    reveal(timeline, 1, 2, 3);
    expect(stateOf(timeline).taken).toEqual([0, 0, 1]);
  });

  test('stops where all have committed: one of them may know what the others have chosen', () => {
    const timeline = commit(begun(), 'a', 'b', 'c');
    for (const size of ['step', 'turn'] as const) expect(timeline.step('undo', size)).toBeNull();
  });

  test('takes back a revealed round as a whole', () => {
    const timeline = commit(begun(), 'a', 'b', 'c');
    reveal(timeline, 30, 50, 40);
    const entry = timeline.prepareUndo(5);
    expect(entry).toMatchObject({ seat: 2, plies: 3 });
    expect(entry && timeline.append(entry)).toBeNull();
    expect(stateOf(timeline)).toMatchObject({ bids: [], taken: [0, 0, 0] });
    expect(timeline.tip()).toBeNull();
    const redo = timeline.prepareRedo(5);
    expect(redo && timeline.append(redo)).toBeNull();
    expect(stateOf(timeline).taken).toEqual([0, 1, 0]);
  });

  test('a round that can never be revealed is taken back whole, and redo restores nothing', () => {
    const timeline = commit(begun(), 'a', 'b', 'c');
    expect(timeline.prepareWithdrawal(3, 5)).toBeNull();
    const entry = timeline.prepareWithdrawal(1, 5);
    expect(entry).toMatchObject({ do: 'undo', seat: 1, plies: 3 });
    expect(entry && timeline.append(entry)).toBeNull();
    expect(timeline.round).toBeNull();
    expect(timeline.redoable).toBeNull();
    commit(timeline, 'd', 'e', 'f');
    reveal(timeline, 1, 2, 3);
    replayed(timeline);
  });

  test('on one phone bids are undone until another person has bid, and never once all are known', () => {
    const timeline = unwrap(Timeline.begin(bids, header({ seats: people(2), undo: 'turn' })));
    const play = (bid: number) => {
      for (const entry of timeline.prepareAll([bid], 5) as readonly Entry[]) timeline.append(entry);
    };
    play(30);
    expect(timeline.undoable).toBe(0);
    play(50);
    expect(timeline.undoable).toBeNull();
  });
});

test('a phone that knows what its seats have committed to has it in the state that it shows', () => {
  const timeline = commit(begun(), 'a', 'b');
  const known = new Map([[digestOf('b'), { bid: 77 }]]);
  expect(timeline.stateKnowing(known)).toMatchObject({ bids: [0, 77] });
  expect(stateOf(timeline).bids).toEqual([0, 0]);
  commit(timeline, 'c');
  // Of the last one nothing is played: it would tell all the others.
  expect(timeline.stateKnowing(new Map([[digestOf('c'), { bid: 78 }]]))).toMatchObject({
    bids: [0, 0],
  });
});

test.each([
  [{ do: 'commit', seat: 0, at: 1, fingerprint: 'f', digest: 'short' }, 'not-a-text'],
  [{ do: 'commit', seat: 0, at: 1, fingerprint: 'f' }, 'not-a-text'],
  [{ do: 'play', seat: 0, at: 1, fingerprint: 'f', action: {}, revealed: 1 }, 'unknown-word'],
])('a damaged entry is refused: %j', (entry, problem) => {
  expect(readEntry(entry as never, '')).toMatchObject({ problem });
});
