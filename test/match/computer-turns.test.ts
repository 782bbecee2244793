import { signal } from '@preact/signals';
import { expect, onTestFinished, test } from 'vitest';
import type { SeatPlan } from '../../src/kit/header';
import { computerTurns } from '../../src/match/computer-turns';
import type { LiveMatch } from '../../src/match/live-match';
import { Thinker } from '../../src/match/thinker';
import type { Question } from '../../src/players/thought';
import { manyTurns, until } from '../support/event-loop';
import { people } from '../tiny-game/header';
import { fakeWorkers } from './fake-workers';
import { partyOf, phone } from './phone';

const small = { heap: 'small', die: false };

/** Seats of these kinds: p for a person, c for a computer. */
function table(kinds: string): readonly SeatPlan[] {
  return people(kinds.length).map((one, seat) =>
    kinds[seat] === 'c' ? { ...one, player: { kind: 'computer', level: 'apprentice' } } : one,
  );
}

/** Makes the computers of a match play, with workers of the test. */
function seated(
  match: LiveMatch,
  answers?: (question: Question) => boolean | 'fail',
  offer: LiveMatch['offer'] = (action) => match.offer(action),
) {
  const { spawn, watched } = fakeWorkers(answers);
  const thinker = new Thinker({ spawn, max: 1 });
  const awake = signal(true);
  const [mayThink, mayPlay, mayShow] = [signal(true), signal(true), signal(true)];
  const turns = computerTurns(match, {
    think: (...asked) => thinker.think(...asked),
    offer,
    awake,
    timing: { mayThink, mayPlay, mayShow },
  });
  onTestFinished(() => {
    turns.close();
    thinker.end();
  });
  return { turns, watched, awake, mayThink, mayPlay, mayShow };
}

const entries = (match: LiveMatch, count: number) => until(() => match.entries.value === count);

test('computers play until a person is to act, and after that', async () => {
  const { tab, begin } = phone();
  const match = await begin(await tab(), { options: small, seats: table('pcc') });
  seated(match);
  expect(await match.offer([1])).toBeNull();
  await entries(match, 3);
  expect(match.toAct.value).toBe(0);
  expect(match.timeline.entries.map(({ seat }) => seat)).toEqual([0, 1, 2]);
});

test('computers alone play a match to its end', async () => {
  const { tab, begin } = phone();
  const match = await begin(await tab(), { options: small, seats: table('cc') });
  const { turns } = seated(match);
  await until(() => match.toAct.value === null);
  expect(match.rules.standing(match.state.value).ranking).not.toBeNull();
  expect(turns.thinking.value).toBeNull();
});

test('undo while a computer thinks stops its search, and the person decides again', async () => {
  const { tab, begin } = phone();
  const match = await begin(await tab(), { options: small, seats: table('pc') });
  const { turns, watched } = seated(match, () => false);
  await match.offer([2]);
  await until(() => watched.asked.length === 1);
  expect(turns.thinking.value).toBe(1);
  expect(await match.undo()).toBeNull();
  await until(() => watched.aborted === 1);
  expect(match.toAct.value).toBe(0);
  expect(turns.thinking.value).toBeNull();
  expect(match.entries.value).toBe(2);
});

test('a single person undoes the computers’ answers too', async () => {
  const { tab, begin } = phone();
  const match = await begin(await tab(), { options: small, seats: table('pcc') });
  seated(match);
  await match.offer([3]);
  await entries(match, 3);
  expect(await match.undo()).toBeNull();
  expect(match.toAct.value).toBe(0);
  expect(match.timeline.line()).toHaveLength(0);
});

test('there is no search while the page is hidden, and it continues when it is visible', async () => {
  const { tab, begin } = phone();
  const match = await begin(await tab(), { options: small, seats: table('pc') });
  let answers = false;
  const { watched, awake } = seated(match, () => answers);
  await match.offer([2]);
  await until(() => watched.asked.length === 1);
  awake.value = false;
  await until(() => watched.aborted === 1);
  expect(match.entries.value).toBe(1);
  answers = true;
  awake.value = true;
  await entries(match, 2);
});

test('the result of a search waits until the move before has been shown', async () => {
  const { tab, begin } = phone();
  const match = await begin(await tab(), { options: small, seats: table('pc') });
  const { turns, watched, mayPlay } = seated(match);
  mayPlay.value = false;
  await match.offer([2]);
  await until(() => watched.asked.length === 1);
  await manyTurns();
  expect(match.entries.value).toBe(1);
  expect(turns.thinking.value).toBe(1);
  mayPlay.value = true;
  await entries(match, 2);
});

test('during a tap a computer neither begins to think nor shows its move', async () => {
  const { tab, begin } = phone();
  const match = await begin(await tab(), { options: small, seats: table('pc') });
  const { watched, mayThink, mayShow } = seated(match, undefined, match.offer.bind(match));
  [mayThink.value, mayShow.value] = [false, false];
  await match.offer([2]);
  await manyTurns();
  expect(watched.asked).toEqual([]);
  mayThink.value = true;
  await until(() => watched.asked.length === 1);
  await manyTurns();
  expect(match.entries.value).toBe(1);
  mayShow.value = true;
  await entries(match, 2);
});

test('a computer that fails says so and can be retried', async () => {
  const { tab, begin } = phone();
  const match = await begin(await tab(), { options: small, seats: table('pc') });
  let answer: boolean | 'fail' = 'fail';
  const { turns } = seated(match, () => answer);
  await match.offer([2]);
  await until(() => turns.failed.value === 1);
  expect(turns.thinking.value).toBeNull();
  answer = true;
  turns.retry();
  await entries(match, 2);
  expect(turns.failed.value).toBeNull();
});

test('a tap that is being written first is no failure: the computer searches again', async () => {
  const { tab, begin } = phone();
  const match = await begin(await tab(), { options: small, seats: table('pc') });
  const busy = [{ because: 'busy' }, { because: 'busy' }];
  const { turns, watched } = seated(match, undefined, async (action) => {
    return busy.pop() ?? match.offer(action);
  });
  await match.offer([2]);
  await entries(match, 2);
  expect(watched.asked).toHaveLength(3);
  expect(turns.failed.value).toBeNull();
});

test('at a linked table only one phone searches for a computer', async () => {
  const { tab, begin } = phone();
  const match = await begin(await tab(), { options: small, seats: table('cc') });
  match.setParty(partyOf([]));
  const { watched, turns } = seated(match, () => false);
  await manyTurns();
  expect(watched.asked).toHaveLength(0);
  expect(turns.thinking.value).toBeNull();
  match.setParty(partyOf([0, 1]));
  await until(() => watched.asked.length === 1);
});

test('only the tab that plays searches; the other one does after taking over', async () => {
  const { tab, begin, open } = phone();
  const match = await begin(await tab(), { options: small, seats: table('pc') });
  const other = await open(match.header.id, await tab());
  const there = seated(other, () => false);
  const here = seated(match, () => false);
  await match.offer([2]);
  await until(() => here.watched.asked.length === 1 && other.entries.value === 1);
  expect(there.watched.asked).toHaveLength(0);
  await other.takeOver();
  await until(() => here.watched.aborted === 1 && there.watched.asked.length === 1);
});

test('after closing no computer plays', async () => {
  const { tab, begin } = phone();
  const match = await begin(await tab(), { options: small, seats: table('pc') });
  const { turns, watched } = seated(match, () => false);
  await match.offer([2]);
  await until(() => watched.asked.length === 1);
  turns.close();
  await until(() => watched.aborted === 1);
  expect(match.entries.value).toBe(1);
});

test('a match that is opened again during a search is searched again', async () => {
  const { tab, begin, open } = phone();
  const match = await begin(await tab(), { options: small, seats: table('pc') });
  const before = seated(match, () => false);
  await match.offer([2]);
  await until(() => before.watched.asked.length === 1);
  before.turns.close();
  match.close();
  const again = await open(match.header.id, await tab());
  seated(again);
  await entries(again, 2);
});
