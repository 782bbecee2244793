import { expect, test } from 'vitest';
import type { Entry } from '../../../src/kit/log';
import { isRefusal } from '../../../src/kit/rules';
import type { Timeline } from '../../../src/kit/timeline';
import { LogReplica } from '../../../src/link/session/log-replica';
import { storeAgreed } from '../../../src/match/linked/agreed-log';
import { charterOf } from '../../link/support/table';
import { rules } from '../../tiny-game/rules';
import { phone } from '../phone';

const charter = charterOf('a', 'b');

/** A match whose rules count how often they play an action. */
async function countedMatch() {
  const { tab, begin } = phone();
  let plays = 0;
  const counted: typeof rules = {
    ...rules,
    play: (...action) => {
      plays++;
      rules.play(...action);
    },
  };
  const deps = await tab({ rules: async () => counted });
  const match = await begin(deps);
  for (const take of [1, 2]) await match.offer([take]);
  const count = async (work: () => Promise<unknown>) => {
    plays = 0;
    expect(await work()).toBeNull();
    return plays;
  };
  const store = (replica: LogReplica, keep: number, confirmed: boolean) =>
    storeAgreed(match, deps.archive, keep, replica.version(), () => {}, confirmed);
  return { match, count, store };
}

/** What another phone sends when it takes this number of beans. */
function fromElsewhere(timeline: Timeline, take: number): readonly Entry[] {
  const entries = timeline.fork().prepareAll([take], 7000);
  if (isRefusal(entries)) throw new Error(entries.because);
  return JSON.parse(JSON.stringify(entries));
}

test('an entry that the host has confirmed is played through the rules once', async () => {
  const { match, count, store } = await countedMatch();
  const replica = new LogReplica(match.timeline.fork(), 'guest', charter);
  const entries = fromElsewhere(match.timeline, 3);
  const plays = await count(async () => replica.add(entries) ?? store(replica, 2, true));
  expect(plays).toBe(1);
  expect(match.timeline.entries.at(-1)).toEqual(entries[0]);
  expect(match.state.value).toEqual(match.timeline.stateAt(3));
});

test('the host’s own action is played through the rules once', async () => {
  const { match, count, store } = await countedMatch();
  const replica = new LogReplica(match.timeline.fork(), 'host', charter);
  const plays = await count(async () => {
    const entries = replica.timeline.prepareAll([2], 8000);
    if (isRefusal(entries)) return entries;
    return replica.add(entries) ?? store(replica, 2, false);
  });
  expect(plays).toBe(1);
  expect(match.entries.value).toBe(3);
});

test('a guest’s own proposal is not played again when it comes back confirmed', async () => {
  const { match, count, store } = await countedMatch();
  const replica = new LogReplica(match.timeline.fork(), 'guest', charter);
  const confirmed = fromElsewhere(match.timeline, 1);
  const plays = await count(async () => {
    const proposed = replica.timeline.prepareAll([1], 1);
    if (isRefusal(proposed)) return proposed;
    return replica.add(confirmed) ?? store(replica, 2, true);
  });
  expect(plays).toBe(1);
  // With the time that the host gave it.
  expect(match.timeline.entries.at(-1)).toMatchObject({ at: 7000 });
});

test('the replica continues, and what the match has taken over does not change', async () => {
  const { match, store } = await countedMatch();
  const replica = new LogReplica(match.timeline.fork(), 'guest', charter);
  const first = fromElsewhere(replica.timeline, 1);
  replica.add(first);
  const stored = store(replica, 2, false);
  replica.add(fromElsewhere(replica.timeline, 3));
  await stored;
  expect(match.entries.value).toBe(3);
  expect(match.timeline.length).toBe(3);
  expect(replica.length).toBe(4);
  replica.confirm([3, replica.digestAt(3) ?? '']);
  replica.rewind();
  expect(replica.timeline.entries).toEqual(match.timeline.entries);
});
