import { describe, expect, test } from 'vitest';
import { readEntry } from '../../src/kit/log';
import { turnsOf, visiblePlies } from '../../src/kit/ply';
import { allSeats, hasSecrets, visibleEvents } from '../../src/kit/secrets';
import { sharesOfWin, winnersOf } from '../../src/kit/standing';
import type { Timeline } from '../../src/kit/timeline';
import type { UndoSize } from '../../src/kit/undo';
import { people } from '../tiny-game/header';
import { ASK, BID, begin, CARD, play, rules, STOP, TAKE } from '../tiny-game/steps';

const two = { seats: people(2) };
const alone = { seats: people(2), undo: 'free' as const };

const actions = (timeline: Timeline) => timeline.line().map(({ action }) => action);

function undo(timeline: Timeline, size: UndoSize): void {
  const entry = timeline.prepareUndo(1, size);
  if (!entry) throw new Error('nothing to undo');
  expect(timeline.append(entry)).toBeNull();
}

describe('a tap of several actions', () => {
  test('is written entry by entry, all but the first joined to the one before', () => {
    const timeline = begin(two);
    play(timeline, [TAKE, TAKE, STOP]);
    expect(timeline.entries.map((entry) => entry.do === 'play' && entry.joined)).toEqual([
      undefined,
      true,
      true,
    ]);
    const again = begin(two);
    for (const entry of timeline.entries)
      expect(again.append(readEntry(JSON.parse(JSON.stringify(entry)), '') as never)).toBeNull();
    expect(again.state).toEqual(timeline.state);
  });

  test('is refused whole when one of its actions is', () => {
    const timeline = begin(two);
    expect(timeline.prepareAll([TAKE, BID], 0)).toEqual({ because: 'not-now' });
    expect(timeline.prepareAll([STOP, TAKE], 0)).toEqual({ because: 'not-your-turn' });
    expect(timeline.length).toBe(0);
  });

  test('is taken back and restored as one', () => {
    const timeline = begin(two);
    play(timeline, TAKE, [TAKE, STOP]);
    undo(timeline, 'step');
    expect(actions(timeline)).toEqual([TAKE]);
    const redo = timeline.prepareRedo(1);
    if (redo) expect(timeline.append(redo)).toBeNull();
    expect(actions(timeline)).toEqual([TAKE, TAKE, STOP]);
  });

  test('cannot begin a log', () => {
    const timeline = begin(two);
    play(timeline, TAKE);
    const [entry] = timeline.entries;
    expect(begin(two).append({ ...entry, joined: true } as never)).toMatchObject({
      problem: 'not-joined',
    });
  });
});

describe('taking back', () => {
  test('a step, or everything since the turn began', () => {
    const timeline = begin(two);
    play(timeline, STOP, TAKE, TAKE);
    undo(timeline, 'step');
    expect(actions(timeline)).toEqual([STOP, TAKE]);
    play(timeline, TAKE, TAKE);
    undo(timeline, 'turn');
    expect(actions(timeline)).toEqual([STOP]);
  });

  test('needs nobody’s consent inside the own open turn, and does beyond it', () => {
    const timeline = begin(two);
    play(timeline, TAKE, TAKE);
    expect(timeline.step('undo', 'turn')).toMatchObject({ seat: 0, plies: 2, free: true });
    play(timeline, STOP);
    expect(timeline.step('undo')).toMatchObject({ seat: 0, plies: 1, free: false });
  });

  test('among several people never beyond chance or a secret; alone it does', () => {
    const timeline = begin(two);
    play(timeline, TAKE, CARD);
    expect(timeline.step('undo')).toBeNull();
    play(timeline, TAKE);
    expect(timeline.step('undo', 'turn')).toMatchObject({ plies: 1 });
    const free = begin(alone);
    play(free, TAKE, CARD, TAKE);
    expect(free.step('undo', 'turn')).toMatchObject({ plies: 3 });
  });

  test('the whole turn stops where a tap can only be taken back whole', () => {
    const timeline = begin(two);
    play(timeline, [TAKE, CARD, TAKE]);
    expect(timeline.step('undo')).toBeNull();
    expect(timeline.step('undo', 'turn')).toBeNull();
  });
});

describe('turns', () => {
  test('hold the steps that share a number, with their heading and whose they are', () => {
    const timeline = begin({ seats: people(3) });
    play(timeline, TAKE, TAKE, STOP, STOP);
    expect(
      turnsOf(timeline.line()).map(({ seat, heading, plies }) => [
        seat,
        heading?.round,
        plies.map(({ action }) => action),
      ]),
    ).toEqual([
      [0, 1, [TAKE, TAKE, STOP]],
      [1, 1, [STOP]],
    ]);
  });

  test('a bid is a turn of its own, and the turn that asked goes on as another', () => {
    const timeline = begin({ seats: people(3) });
    play(timeline, TAKE, ASK, BID, BID, TAKE, STOP);
    expect(turnsOf(timeline.line()).map(({ seat, plies }) => [seat, plies.length])).toEqual([
      [0, 2],
      [1, 1],
      [2, 1],
      [0, 2],
    ]);
  });
});

describe('secrets', () => {
  const card = { event: 'card', seat: 1, card: 5 };
  const take = { event: 'take', seat: 1 };

  test('are seen by those who may know of them alone', () => {
    expect(visibleEvents(rules, [take, card], [0])).toEqual([take]);
    expect(visibleEvents(rules, [take, card], [])).toEqual([take]);
    expect(visibleEvents(rules, [take, card], [0, 1])).toEqual([take, card]);
  });

  test('are no more among the events of plies', () => {
    const timeline = begin(two);
    play(timeline, CARD);
    const names = (viewers: readonly number[]) =>
      visiblePlies(rules, timeline.line(), viewers)[0]?.events.map(({ event }) => event);
    expect(names([1])).toEqual(['draw']);
    expect(names([0])).toEqual(['draw', 'card']);
  });

  test('are a seat’s from the moment it is shown one', () => {
    const timeline = begin(two);
    expect(hasSecrets(rules, timeline.state, 0)).toBe(false);
    play(timeline, CARD);
    expect(hasSecrets(rules, timeline.state, 0)).toBe(true);
    expect(hasSecrets(rules, timeline.state, 1)).toBe(false);
    expect(allSeats(rules, timeline.state)).toEqual([0, 1]);
  });
});

test('who shares the first place has won, each an equal share', () => {
  const timeline = begin(two);
  play(timeline, TAKE, STOP, TAKE, STOP, STOP, STOP, STOP, STOP);
  const standing = rules.standing(timeline.state);
  expect(standing.places).toEqual([1, 1]);
  expect(winnersOf(standing)).toEqual([0, 1]);
  expect(sharesOfWin(standing)).toEqual([0.5, 0.5]);
});
