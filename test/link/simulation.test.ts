import { expect, test } from 'vitest';
import { fingerprint } from '../../src/kit/fingerprint';
import { amount } from '../support/circle';
import { bidSessionOf, laterGameOf, play, sessionOf, stepSessionOf, worldOf } from './sim/sessions';

/** Among many thousands these once ended badly. */
const hard = [407, 439, 514, 739, 1224, 1249, 2359, 2579, 2699, 4899, 5189];
const many = amount({ quick: 10, test: 40, long: 3000 });
const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);
const sessions = [
  ...[...numbers(many), ...hard].map(sessionOf),
  ...numbers(Math.ceil(many / 4)).map(stepSessionOf),
  ...numbers(Math.ceil(many / 5)).map(bidSessionOf),
  ...[...numbers(Math.ceil(many / 50)), 44].map(laterGameOf),
  ...numbers(Math.ceil(many / 100)).map(worldOf),
];

/** Logs with taps of several actions, and with secret decisions. */
let joinedLogs = 0;
let secretLogs = 0;

test.each(sessions)('$seed: $phones phones, host goes: $hostGoes', (session) => {
  const world = play(session);
  const [first, ...others] = world.phones;
  const logs = world.phones.map(({ disk }) => disk.entries.map(({ at: _, ...entry }) => entry));
  expect(logs[0]?.length).toBeGreaterThan(0);
  for (const log of logs) expect(log).toEqual(logs[0]);
  for (const { disk } of others) expect(disk.header).toEqual(first?.disk.header);
  const positions = world.phones.map(({ disk }) => {
    const timeline = disk.timeline(session.rules);
    return timeline && fingerprint(session.rules.position.write(timeline.state));
  });
  expect(new Set(positions).size).toBe(1);
  // Of the matches before nobody has less than the others.
  expect(world.previous.size > 0).toBe(session.again);
  for (const match of world.previous) {
    const [whole, ...others] = world.logsOf(match);
    for (const log of others) expect(log).toEqual(whole);
  }
  expect(world.endUnknown).toBe(0);
  expect(world.phones.flatMap((phone) => world.lost(phone, session.hostGoes))).toEqual([]);
  expect(world.confirmed.length).toBeGreaterThan(0);
  if (logs[0]?.some((entry) => entry.do === 'play' && entry.joined)) joinedLogs++;
  if (logs[0]?.some((entry) => entry.do === 'play' && entry.revealed)) secretLogs++;
  // Nobody waits for an answer that will never come.
  for (const { session: mine } of world.phones)
    expect(mine?.view).toMatchObject({ membership: 'in', proposing: false, divergences: [] });
  if (!session.hostGoes) expect(world.divergences).toBe(0);
});

test('many of them had taps of several actions', () => {
  expect(joinedLogs).toBeGreaterThan(sessions.length / 10);
});

test('many of them had secret decisions', () => {
  expect(secretLogs).toBeGreaterThan(sessions.length / 10);
});
