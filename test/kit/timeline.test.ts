import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical } from '../../src/kit/json';
import type { Entry } from '../../src/kit/log';
import type { After } from '../../src/kit/outcome';
import { unwrap } from '../../src/kit/result';
import { isRefusal } from '../../src/kit/rules';
import { Timeline } from '../../src/kit/timeline';
import { header, people } from '../tiny-game/header';
import { newerRules, reader, rules } from '../tiny-game/rules';

function begin(other: Parameters<typeof header>[0] = {}): Timeline {
  const timeline = unwrap(Timeline.begin(rules, header(other), reader));
  return timeline;
}

function play(timeline: Timeline, ...takes: number[]): void {
  for (const take of takes) {
    const entry = timeline.prepare(take, 0);
    if (isRefusal(entry)) throw new Error(entry.because);
    expect(timeline.append(entry)).toBeNull();
  }
}

function step(timeline: Timeline, entry: Entry | null): void {
  if (!entry) throw new Error('nothing to do');
  expect(timeline.append(entry)).toBeNull();
}

const written = (state: object) => canonical(rules.position.write(state));

/** A match of random takes, undos and redos; the positions as they were when each entry had been played. */
const played = fc
  .record({
    seats: fc.integer({ min: 2, max: 4 }),
    alone: fc.boolean(),
    seed: fc.string(),
    doings: fc.array(fc.constantFrom('1', '2', '3', 'undo', 'redo'), { maxLength: 80 }),
  })
  .map(({ seats, alone, seed, doings }) => {
    const undo = alone ? 'free' : 'turn';
    const timeline = begin({ seats: people(seats), seed, undo, options: { heap: 'sack' } });
    const positions = [written(timeline.state)];
    for (const doing of doings) {
      const entry =
        doing === 'undo'
          ? timeline.prepareUndo(0)
          : doing === 'redo'
            ? timeline.prepareRedo(0)
            : timeline.prepare(Number(doing), 0);
      if (!entry || isRefusal(entry)) continue;
      const { states, plies } = timeline.after([entry]) as After;
      const [state = {}] = states;
      expect(timeline.append(entry)).toBeNull();
      positions.push(written(timeline.state));
      expect(written(state)).toBe(written(timeline.state));
      expect(plies).toBe(timeline.line().length);
    }
    return { timeline, positions };
  });

describe('the log', () => {
  test('replayed entry by entry it gives the same positions, and any of them can be reached', () => {
    fc.assert(
      fc.property(played, ({ timeline, positions }) => {
        const again = begin(timeline.header);
        for (const entry of timeline.entries) expect(again.append(entry)).toBeNull();
        positions.forEach((position, entries) => {
          expect(written(timeline.stateAt(entries))).toBe(position);
          expect(written(again.stateAt(entries))).toBe(position);
        });
        expect(again.line().map(({ events }) => events)).toEqual(
          timeline.line().map(({ events }) => events),
        );
      }),
    );
  });

  test('an entry that does not fit is refused and changes nothing', () => {
    const timeline = begin();
    play(timeline, 1, 2);
    const before = [timeline.length, written(timeline.state)];
    const entry = timeline.prepare(1, 0) as Entry & { do: 'play' };
    expect(timeline.append({ ...entry, seat: 0 })).toMatchObject({ problem: 'not-your-turn' });
    expect(timeline.append({ ...entry, action: { take: 7 } })).toEqual({ because: 'not-1-to-3' });
    expect(timeline.append({ ...entry, action: {} })).toMatchObject({ at: 'take' });
    expect(timeline.append({ ...entry, action: { take: 2 } })).toMatchObject({
      problem: 'other-fingerprint',
    });
    expect([timeline.length, written(timeline.state)]).toEqual(before);
    expect(timeline.append(entry)).toBeNull();
  });

  test('takes in an action as the rules write it, without a stranger’s extras', () => {
    const timeline = begin();
    const entry = timeline.prepare(1, 0) as Entry & { do: 'play' };
    timeline.append({ ...entry, action: { take: 1, more: 'x'.repeat(1000) } });
    expect(timeline.entries[0]).toEqual(entry);
  });

  test('ends with the match', () => {
    const timeline = begin({ options: { heap: 'small', die: false } });
    play(timeline, 3, 3, 3, 3);
    expect(timeline.prepare(1, 0)).toEqual({ because: 'over' });
    const entry = { do: 'play', seat: 1, action: { take: 1 }, fingerprint: '', at: 0 } as const;
    expect(timeline.append(entry)).toEqual({ because: 'over' });
  });

  test('rules that have changed their mind disagree at the entry where it shows', () => {
    const timeline = begin({ seed: 'b' });
    while (rules.toAct(timeline.state) !== null)
      play(timeline, rules.refusal(timeline.state, 3) ? 1 : 3);
    const newer = unwrap(Timeline.begin(newerRules, timeline.header)) as Timeline;
    const reasons = timeline.entries.map((entry) => newer.append(entry));
    expect(reasons.find((reason) => reason !== null)).toMatchObject({
      problem: 'other-fingerprint',
    });
  });
});

describe('setting up', () => {
  test.each([
    [{ options: { heap: 'mountain' } }, 'options.heap'],
    [{ seats: people(1) }, 'seats'],
    [{ start: { taken: [1, 2, 3], heap: -1, next: 0 } }, 'start.heap'],
    [{ start: { taken: [1, 2], heap: 5, next: 0, options: { heap: 'large' } } }, 'seats'],
    [{ start: { taken: [1, 2, 3], heap: 5, next: 0, options: { heap: 'small' } } }, 'start'],
    // Options are shown in lists, so they must be sound even when a start position overrides them.
    [
      {
        options: { heap: 7 },
        start: { taken: [1, 2, 3], heap: 5, next: 0, options: { heap: 'large' } },
      },
      'options.heap',
    ],
  ])('%j is a problem at %s', (other, at) => {
    expect(Timeline.begin(rules, header(other), reader)).toMatchObject({ problem: { at } });
  });

  test('begins from a position', () => {
    const start = { taken: [9, 8, 7], heap: 16, next: 2, options: { heap: 'large', die: true } };
    const timeline = begin({ start });
    play(timeline, 1);
    expect(written(timeline.state)).toBe(
      canonical({ ...start, taken: [9, 8, 8], heap: 15, next: 0 }),
    );
  });
});

describe('people round a table', () => {
  test('take back what nobody has answered', () => {
    const timeline = begin();
    play(timeline, 1, 2);
    expect(timeline.undoable).toBe(1);
    step(timeline, timeline.prepareUndo(0));
    expect(timeline.length).toBe(3);
    expect(timeline.line()).toHaveLength(1);
    // The first take stays, though the answer to it has been undone: another player has seen it and acted.
    expect(timeline.undoable).toBeNull();
    expect(timeline.prepareUndo(0)).toBeNull();
    step(timeline, timeline.prepareRedo(0));
    expect(timeline.line().map(({ seat }) => seat)).toEqual([0, 1]);
    expect(timeline.redoable).toBeNull();
  });

  test('cannot take back once chance has spoken', () => {
    const timeline = begin();
    play(timeline, 3);
    expect(timeline.undoable).toBeNull();
    const undo = { do: 'undo', seat: 0, plies: 1, fingerprint: '', at: 0 } as const;
    expect(timeline.append(undo)).toMatchObject({ problem: 'nothing-to-undo' });
  });

  test('a new decision ends what could be restored', () => {
    const timeline = begin();
    play(timeline, 1);
    step(timeline, timeline.prepareUndo(0));
    expect(timeline.redoable).toBe(0);
    play(timeline, 2);
    expect(timeline.redoable).toBeNull();
    expect(timeline.prepareRedo(0)).toBeNull();
  });

  test('undo and redo of an entry from elsewhere are checked like everything else', () => {
    const timeline = begin();
    play(timeline, 1);
    const undo = timeline.prepareUndo(0) as Entry & { do: 'undo' };
    expect(timeline.append({ ...undo, seat: 1 })).toMatchObject({ problem: 'not-your-turn' });
    expect(timeline.append({ ...undo, plies: 2 })).toMatchObject({ problem: 'wrong-plies' });
    expect(timeline.append({ ...undo, fingerprint: 'x' })).toMatchObject({
      problem: 'other-fingerprint',
    });
    expect(timeline.append({ ...undo, do: 'redo' })).toMatchObject({ problem: 'nothing-to-redo' });
    expect(timeline.length).toBe(1);
  });
});

describe('with computers at the table', () => {
  const [ada, ...others] = people(3);
  const computers = others.map((plan) => ({
    ...plan,
    player: { kind: 'computer', level: 'engineer' } as const,
  }));
  const seats = ada ? [ada, ...computers] : [];

  test('a step goes back over all that they played, and is the person’s, back and forth', () => {
    const timeline = begin({ seats, undo: 'free' });
    play(timeline, 1, 1, 1);
    step(timeline, timeline.prepareUndo(0));
    expect(timeline.line()).toHaveLength(0);
    expect(timeline.redoable).toBe(0);
    expect(timeline.prepareRedo(0)).toMatchObject({ seat: 0, plies: 3 });
  });

  test('nobody is answered by himself, nor by a computer', () => {
    const timeline = begin({ seats, undo: 'turn' });
    play(timeline, 1, 1, 1, 1);
    step(timeline, timeline.prepareUndo(0));
    expect(timeline.line()).toHaveLength(3);
    expect(timeline.undoable).toBe(0);
  });
});

test('a person alone takes back everything, past chance, and gets the same chance again', () => {
  const timeline = begin({ undo: 'free' });
  play(timeline, 3, 3, 1, 3);
  const end = written(timeline.state);
  for (let i = 0; i < 4; i++) step(timeline, timeline.prepareUndo(0));
  expect(timeline.line()).toHaveLength(0);
  expect(timeline.undoable).toBeNull();
  for (let i = 0; i < 4; i++) step(timeline, timeline.prepareRedo(0));
  expect(written(timeline.state)).toBe(end);
  expect(timeline.length).toBe(12);
});
