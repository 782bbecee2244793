import { expect, test } from 'vitest';
import { appendEntries } from '../../src/archive/log';
import { summarise } from '../../src/archive/summary';
import { isRefusal } from '../../src/kit/rules';
import { storeAgreed } from '../../src/match/linked/agreed-log';
import type { LiveMatch, MatchDeps } from '../../src/match/live-match';
import { eventually } from '../support/event-loop';
import { newerRules, rules } from '../tiny-game/rules';
import { phone } from './phone';

const told = (...matches: LiveMatch[]) =>
  matches.map((match) => [match.mode.value, match.entries.value]);

test('the second tab watches, live, and may not play', async () => {
  const { tab, begin, open } = phone();
  const first = await begin(await tab());
  await first.offer([1]);
  const second = await open(first.header.id, await tab());
  expect(told(first, second)).toEqual([
    ['playing', 1],
    ['watching', 1],
  ]);
  expect(await second.offer([1])).toEqual({ because: 'watching' });
  expect(second.canUndo.value).toBeNull();
  await first.offer([2]);
  await first.undo();
  await eventually(() => expect(second.entries.value).toBe(3));
  expect(second.state.value).toEqual(first.state.value);
});

test('taking over swaps the roles', async () => {
  const { tab, begin, open } = phone();
  const first = await begin(await tab());
  const second = await open(first.header.id, await tab());
  await first.offer([1]);
  await second.takeOver();
  await eventually(() => expect(first.mode.value).toBe('watching'));
  expect(second.entries.value).toBe(1);
  expect(await first.offer([1])).toEqual({ because: 'watching' });
  expect(await second.offer([1])).toBeNull();
  await eventually(() => expect(first.entries.value).toBe(2));
  await first.takeOver();
  expect(await first.offer([1])).toBeNull();
  await eventually(() => expect(told(second)).toEqual([['watching', 3]]));
});

test('a tab plays only when it has read what the previous one has played', async () => {
  const { tab, begin, open } = phone();
  const first = await begin(await tab());
  const second = await open(first.header.id, await tab());
  const seen: number[] = [];
  second.mode.subscribe((mode) => mode === 'playing' && seen.push(second.entries.value));
  await first.offer([1]);
  await first.offer([2]);
  await second.takeOver();
  expect(seen).toEqual([2]);
});

test('a watching tab shows the log that linked phones have chosen, whether it is as long or shorter', async () => {
  const { tab, begin, open } = phone();
  const deps = await tab();
  const first = await begin(deps);
  for (const take of [1, 1, 1, 1]) await first.offer([take]);
  const second = await open(first.header.id, await tab());
  for (const takes of [[2, 2, 2], [3]]) {
    const theirs = first.timeline.afresh();
    for (const take of takes) {
      const entry = theirs.prepare(take, 5000 + take);
      if (isRefusal(entry) || theirs.append(entry)) throw new Error('no such play');
    }
    expect(await storeAgreed(first, deps.archive, 0, theirs, () => {}, false)).toBeNull();
    await eventually(() => expect(second.entries.value).toBe(takes.length));
    expect(second.timeline.entries).toEqual(first.timeline.entries);
    expect(second.state.value).toEqual(first.state.value);
    expect(second.mode.value).toBe('watching');
  }
});

test('a tap and a takeover at the same time: both logs stay the same', async () => {
  const { tab, begin, open } = phone();
  const first = await begin(await tab());
  const second = await open(first.header.id, await tab());
  const [tapped] = await Promise.all([first.offer([2]), second.takeOver()]);
  const [refused, answered] = await Promise.all([first.offer([1]), second.offer([1])]);
  expect(refused).toEqual({ because: 'watching' });
  await eventually(() => expect(first.entries.value).toBe(second.entries.value));
  expect(first.timeline.entries).toEqual(second.timeline.entries);
  const takes = [tapped, answered].filter((answer) => answer === null);
  expect(first.entries.value).toBe(takes.length);
});

test('after the first tab has closed the match, the next one to open it plays', async () => {
  const { tab, begin, open } = phone();
  const first = await begin(await tab());
  const writing = first.offer([1]);
  first.close();
  expect(await writing).toBeNull();
  const second = await open(first.header.id, await tab());
  expect(told(second)).toEqual([['playing', 1]]);
});

test('after leaving a match and returning at once, the tab plays on', async () => {
  const { tab, begin, open } = phone();
  const deps = await tab();
  const match = await begin(deps);
  match.close();
  const replayed = await open(match.header.id, deps);
  expect(replayed.mode.value).toBe('playing');
  replayed.close();
  const again = await open(match.header.id, deps);
  expect(again.mode.value).toBe('playing');
  expect(await again.offer([1])).toBeNull();
});

test('a browser that forbids locks relies on the archive too', async () => {
  const forbidden = { request: () => Promise.reject(new DOMException('', 'SecurityError')) };
  const { tab, begin, open } = phone(forbidden as unknown as LockManager);
  const first = await begin(await tab());
  const second = await open(first.header.id, await tab());
  expect(told(first, second)).toEqual([
    ['playing', 0],
    ['playing', 0],
  ]);
});

test('without locks the archive decides who was first, and the other tab sees it', async () => {
  const { tab, begin, open } = phone(null);
  const first = await begin(await tab());
  const second = await open(first.header.id, await tab());
  expect(told(second)).toEqual([['playing', 0]]);
  const answers = await Promise.all([first.offer([1]), second.offer([2])]);
  expect(answers).toEqual([null, expect.objectContaining({ trouble: 'conflict' })]);
  expect(second.timeline.entries).toEqual(first.timeline.entries);
  expect(second.trouble.value).toMatchObject({ trouble: 'conflict' });
  expect(await second.offer([2])).toBeNull();
  expect(second.trouble.value).toBeNull();
  await eventually(() => expect(first.entries.value).toBe(2));
});

/** Plays on like a tab with other rules. */
async function playElsewhere({ archive }: MatchDeps, match: LiveMatch): Promise<void> {
  const { timeline } = match;
  const entry = { ...timeline.prepareRedo(0), ...timeline.prepare(3, 9), fingerprint: 'other' };
  if (!('do' in entry) || entry.do !== 'play') throw new Error('nothing to play');
  const state = rules.clone(timeline.state);
  newerRules.play(state, 3);
  const position = rules.position.write(state);
  const summary = summarise(rules, match.header.seats, state, timeline.length + 1, null);
  const failed = await appendEntries(archive, {
    match: match.header.id,
    number: timeline.length + 1,
    entries: [entry],
    position: () => position,
    summary,
  });
  expect(failed).toBeNull();
}

test('a watching tab with older rules than the playing one cannot follow, and says so', async () => {
  const { tab, begin, open } = phone();
  const deps = await tab();
  const first = await begin(deps);
  await first.offer([1]);
  const second = await open(first.header.id, await tab());
  first.close();
  await playElsewhere(deps, second);
  await eventually(() => expect(told(second)).toEqual([['incompatible', 1]]));
  expect(second.incompatible.value).toMatchObject({
    entry: 2,
    reason: { problem: 'other-fingerprint' },
  });
  expect(await second.offer([1])).toEqual({ because: 'incompatible' });
});
