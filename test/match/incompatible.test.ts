import { expect, test } from 'vitest';
import { continueFrom } from '../../src/match/continue-from';
import { sound } from '../archive/archives';
import { newerRules, rules } from '../tiny-game/rules';
import { phone } from './phone';

/** A match of 25 entries with a rolled die, opened by an app with newer rules. */
async function afterUpdate() {
  const { tab, begin, open } = phone();
  const match = await begin(await tab(), { options: { heap: 'sack' } });
  for (let entry = 1; entry <= 25; entry++) await match.offer([3]);
  match.close();
  const deps = await tab({ rules: async () => newerRules });
  return { match, deps, opened: await open(match.header.id, deps) };
}

test('a match that newer rules replay differently is shown from its stored positions, read-only', async () => {
  const { match, opened } = await afterUpdate();
  expect(opened.mode.value).toBe('incompatible');
  expect(opened.entries.value).toBe(25);
  expect(rules.position.write(opened.state.value)).toEqual(rules.position.write(match.state.value));
  expect([opened.toAct.value, opened.canUndo.value]).toEqual([null, null]);
  expect(await opened.offer([1])).toEqual({ because: 'incompatible' });
  expect(await opened.undo()).toEqual({ because: 'incompatible' });

  const incompatible = opened.incompatible.value;
  const disagrees = opened.timeline.length + 1;
  expect(incompatible).toMatchObject({
    entry: disagrees,
    reason: { problem: 'other-fingerprint' },
  });
  const numbers = [disagrees - 1, 10, 20, 25].filter((number) => number >= disagrees - 1);
  expect(incompatible?.kept.map(({ entries }) => entries)).toEqual(numbers);
  for (const { entries, state } of incompatible?.kept ?? [])
    expect(rules.position.write(state)).toEqual(
      rules.position.write(match.timeline.stateAt(entries)),
    );
});

test('it can be continued as a new match under the newer rules', async () => {
  const { match, deps, opened } = await afterUpdate();
  const next = sound(await continueFrom(opened, 20, deps));
  expect(next.header.rulesVersion).toBe(newerRules.version);
  expect(rules.position.write(next.state.value)).toEqual(
    rules.position.write(match.timeline.stateAt(20)),
  );
  expect(await next.offer([3])).toBeNull();
  next.close();
});

test('damaged positions are left out', async () => {
  const { tab, begin, open } = phone();
  const deps = await tab();
  const match = await begin(deps, { options: { heap: 'sack' } });
  for (let entry = 1; entry <= 25; entry++) await match.offer([3]);
  match.close();
  const { id } = match.header;
  await deps.archive.positions.update([id, 25], { position: { heap: 'gone' } });
  await deps.archive.positions.update([id, 20], { fingerprint: '00000000000000' });
  const opened = await open(id, await tab({ rules: async () => newerRules }));
  expect(opened.entries.value).toBe(10);
});

test('positions by replay take precedence over older stored ones where the log itself is damaged', async () => {
  const { tab, begin, open } = phone();
  const deps = await tab();
  const match = await begin(deps, { options: { heap: 'sack' } });
  for (let entry = 1; entry <= 25; entry++) await match.offer([1]);
  match.close();
  const { id } = match.header;
  await deps.archive.entries.delete([id, 22]);
  await deps.archive.positions.delete([id, 25]);
  const opened = await open(id, await tab());
  expect(opened.mode.value).toBe('incompatible');
  expect(opened.entries.value).toBe(21);
  expect(opened.incompatible.value?.kept.map(({ entries }) => entries)).toEqual([21]);
});

test('any entry can be continued as a new match, and the old one stays', async () => {
  const { tab, begin, open } = phone();
  const deps = await tab();
  const match = await begin(deps);
  for (const take of [1, 2, 3, 1]) await match.offer([take]);
  const next = sound(await continueFrom(match, 2, deps));
  expect(next.header.id).not.toBe(match.header.id);
  expect(next.header.seats).toEqual(match.header.seats);
  expect(next.header.seed).not.toBe(match.header.seed);
  expect(next.toAct.value).toBe(2);
  expect(await next.offer([1])).toBeNull();
  expect(match.entries.value).toBe(4);
  next.close();
  const again = await open(next.header.id, deps);
  expect(rules.standing(again.state.value).scores).toEqual([1, 2, 1]);
});
