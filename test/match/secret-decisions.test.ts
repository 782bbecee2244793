import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { SeatPlan } from '../../src/kit/header';
import type { Entry } from '../../src/kit/log';
import { visiblePlies } from '../../src/kit/ply';
import { isProblem, isRefusal } from '../../src/kit/rules';
import { computerTurns } from '../../src/match/computer-turns';
import type { LiveMatch } from '../../src/match/live-match';
import { handsOf } from '../../src/match/viewers';
import { type Bids, bids } from '../tiny-game/bids';
import { people } from '../tiny-game/header';
import { partyOf, phone } from './phone';

async function begun(seats: readonly SeatPlan[] = people(3)): Promise<LiveMatch> {
  const { tab, begin } = phone();
  const deps = await tab({ rules: async () => bids, reader: async () => null });
  return begin(deps, { game: 'beans', options: { heap: 'large' }, seats });
}

const stateOf = (match: LiveMatch) => match.state.value as Bids;

/** The linked phones have agreed on one more entry. */
async function agreed(match: LiveMatch, entry: Entry | object | null): Promise<void> {
  const timeline = match.timeline.fork();
  if (!entry || isProblem(entry) || isRefusal(entry)) throw new Error('no entry');
  expect(timeline.append(entry as Entry)).toBeNull();
  expect(await match.take(timeline, () => {}, true)).toBeNull();
}

const commit = (match: LiveMatch, letter: string) =>
  agreed(match, match.timeline.prepareCommit(letter.repeat(43), 5));

test('on one phone every secret decision is made behind a cover, wanted or not', async () => {
  const match = await begun();
  const to = (before: number | null) => handsOf(match, before, false);
  expect(to(null)).toMatchObject({ to: 0, viewers: [] });
  expect(to(0)).toEqual({ holder: 0, to: null, viewers: [0] });
  await match.offer([30]);
  expect(to(0)).toMatchObject({ to: 1, viewers: [] });
  expect(to(1)).toEqual({ holder: 1, to: null, viewers: [1] });
  // Not even after an undo does the other one see it.
  await match.undo();
  expect(to(1)).toMatchObject({ to: 0, viewers: [] });
  await match.offer([30]);
  await match.offer([50]);
  await match.offer([40]);
  expect(stateOf(match).taken).toEqual([0, 1, 0]);
  expect(match.canUndo.value).toBeNull();
});

test('what the log and the screen tell before all have decided does not hold a decision', async () => {
  const match = await begun();
  await match.offer([7_311_101]);
  const told = visiblePlies(bids, match.timeline.line(), []).map(({ events }) => events);
  expect(JSON.stringify(told)).not.toContain('7311101');
  await match.offer([7_522_202]);
  await match.offer([1]);
  const open = visiblePlies(bids, match.timeline.line(), []).map(({ events }) => events);
  expect(JSON.stringify(open)).toContain('7311101');
});

test('a linked phone shows what its own seat has committed to, and keeps it out of the match', async () => {
  const match = await begun();
  const party = partyOf([1]);
  match.setParty({ ...party, committed: () => new Map([['b'.repeat(43), { bid: 77 }]]) });
  await commit(match, 'a');
  await commit(match, 'b');
  expect(stateOf(match).bids).toEqual([0, 77]);
  expect((match.timeline.state as Bids).bids).toEqual([0, 0]);
  expect(JSON.stringify(match.timeline.entries)).not.toContain('77');
  // Screens compare it with what they have drawn.
  expect(match.state.value).toBe(match.state.value);
});

test('when all have committed nobody decides, and the seat is named whose decision is awaited', async () => {
  const [a, b, c] = people(3) as [SeatPlan, SeatPlan, SeatPlan];
  const computer: SeatPlan = { ...c, player: { kind: 'computer', level: 'apprentice' } };
  const match = await begun([a, b, computer]);
  const awaited = signal<number | null>(1);
  match.setParty({ ...partyOf([0, 2]), awaited: () => awaited.value });
  const asked: number[] = [];
  const turns = computerTurns(match, {
    think: async (_, { seat }) => {
      asked.push(seat);
      return null;
    },
    offer: match.offer,
    awake: signal(true),
    timing: { mayThink: signal(true), mayPlay: signal(true), mayShow: signal(true) },
  });
  await commit(match, 'a');
  await commit(match, 'b');
  expect(asked).toEqual([2]);
  expect(match.opening.value).toBeNull();
  await commit(match, 'c');
  expect(match.opening.value).toBe(1);
  expect(match.toAct.value).toBe(1);
  expect(match.canUndo.value).toBeNull();
  // The rules would let the computer decide once more.
  expect(asked).toEqual([2]);
  turns.close();
});

test('who goes on alone decides again with all seats', async () => {
  const match = await begun();
  match.setParty(partyOf([0]));
  for (const letter of ['a', 'b']) await commit(match, letter);
  match.setParty(null);
  await match.goOnAlone();
  expect(match.toAct.value).toBe(0);
  expect(match.timeline.round).toBeNull();
  for (const bid of [5, 6, 7]) expect(await match.offer([bid])).toBeNull();
  expect(stateOf(match).taken).toEqual([0, 0, 1]);
  const entries = match.entries.value;
  await match.goOnAlone();
  expect(match.entries.value).toBe(entries);
});
