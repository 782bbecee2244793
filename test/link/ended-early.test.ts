import { expect, test } from 'vitest';
import { people } from '../tiny-game/header';
import { STORM } from './sim/network';
import { HostedTable } from './support/hosted-table';
import { SettledTable } from './support/settled';
import { said } from './support/table';

const end = (table: SettledTable, ends = true) =>
  table.host((host, now) => host.setEnded(ends, now));

const ends = (table: SettledTable) => table.phones.map(({ disk }) => disk.record?.ended);

test('the host ends a match early: every phone keeps who did and when, and nobody plays on', () => {
  const table = new SettledTable(3, people(2), 'small');
  table.play([0, 1]);
  expect(end(table)).toBeNull();
  table.wait(500);
  const [kept] = ends(table);
  expect(kept).toMatchObject({ match: 1, by: table.id(0), at: expect.any(Number) });
  expect(ends(table)).toEqual([kept, kept, kept]);
  for (const at of [1, 2]) expect(table.told(at, 'ended-early')).toHaveLength(1);
  expect(table.offer(1, 1)).toEqual({ because: 'match-ended' });
  expect(table.offer(0, 1)).toEqual({ because: 'match-ended' });
  expect(table.askUndo(0)).toEqual({ because: 'match-ended' });
  expect(end(table)).toEqual({ because: 'settled' });
  expect(table.logs()).toEqual([1, 1, 1]);
});

test('the host lets it go on again', () => {
  const table = new SettledTable(2, people(2), 'small');
  end(table);
  end(table, false);
  table.wait(500);
  expect(ends(table).map((one) => one?.at)).toEqual([null, null]);
  table.play([0, 1], [1, 1]);
  expect(table.logs()).toEqual([2, 2]);
});

test('a phone that is away meanwhile hears it when it comes back, and every phone knows it after a restart', () => {
  const table = new SettledTable(3, people(2), 'small');
  table.play([0, 1]);
  table.lose(2);
  end(table);
  table.restart(2, 6000);
  expect(ends(table)[2]).toEqual(ends(table)[0]);
  for (const at of [0, 1]) table.phone(at).crash();
  table.wait(8000);
  for (const at of [0, 1]) table.restart(at);
  table.wait(6000);
  expect(table.offer(1, 1)).toEqual({ because: 'match-ended' });
  expect(new Set(ends(table).map((one) => one?.at)).size).toBe(1);
});

test('a request to undo ends with the match', () => {
  const table = new SettledTable(2, people(2), 'small');
  table.play([0, 1], [1, 1]);
  expect(table.askUndo(1)).toBeNull();
  expect(table.view(0).asking).not.toBeNull();
  end(table);
  table.wait(500);
  expect([0, 1].map((at) => table.view(at).asking)).toEqual([null, null]);
  expect(table.logs()).toEqual([2, 2]);
});

test('a move that a guest has sent before it heard of it is declined, and counts as no violation', () => {
  const table = new HostedTable();
  table.host.offer([1], table.now);
  table.settle();
  table.host.setEnded(true, table.now);
  for (let often = 0; often < 10; often++) table.propose(1, table.mallory, [1]);
  const answers = said(table.heard(1), 'declined').map(({ because }) => because);
  expect(new Set(answers)).toEqual(new Set(['match-ended']));
  expect(said(table.heard(1), 'refused')).toEqual([]);
});

test('another phone that goes on as host knows it, and may let the match go on', () => {
  const table = new SettledTable(3, people(3), 'small');
  table.play([0, 1]);
  end(table);
  table.wait(500);
  table.lose(0);
  table.becomeHost(1);
  table.do(2, (session, now) => session.role === 'guest' && session.follow(table.id(1), now));
  table.wait(6000);
  expect(table.offer(1, 1)).toEqual({ because: 'match-ended' });
  expect(table.offer(2, 1)).toEqual({ because: 'match-ended' });
  expect(end(table, false)).toBeNull();
  table.wait(3000);
  expect(ends(table)[2]?.at).toBeNull();
});

test('the same people play again, and a phone that has missed the last moves gets them and goes along', () => {
  const table = new SettledTable(3, people(2), 'small');
  const late = table.phone(2);
  table.play([0, 1]);
  late.crash();
  table.wait(8000);
  table.play([1, 1], [0, 1]);
  expect(table.host((host, now) => host.rematch(now))).toEqual({ because: 'not-over' });
  end(table);
  table.wait(3000);
  const first = late.disk.header?.id ?? '';
  expect(table.host((host, now) => host.rematch(now))).toBeNull();
  table.host((host, now) => host.begin(now));
  table.wait(2000);
  late.start(late.disk.record);
  table.wait(8000);
  const whole = table.phone(0).disk.previous.get(first)?.entries;
  expect(whole).toHaveLength(3);
  expect(late.disk.previous.get(first)?.entries).toEqual(whole);
  expect(table.view(2)).toMatchObject({ endUnknown: false });
  expect(table.view(2).table?.lobby.match).toBe(2);
  table.play([0, 1]);
  expect(table.logs()).toEqual([1, 1, 1]);
});

test('in a bad network all phones come to know it', () => {
  const table = new SettledTable(4, people(4), 'small');
  table.world.network.weather = STORM;
  end(table);
  table.wait(20_000);
  const [kept] = ends(table);
  expect(kept?.at).toEqual(expect.any(Number));
  expect(ends(table)).toEqual([kept, kept, kept, kept]);
});

test('a phone of an earlier version, which cannot read that, is told a few times only and stays', () => {
  const table = new HostedTable();
  table.host.setEnded(true, table.now);
  table.settle();
  const { revision = 0 } = table.host.view.table?.lobby ?? {};
  const ping = { say: 'ping', revision, match: 1, at: null, signature: null } as const;
  for (let pings = 0; pings < 20; pings++) table.say(1, ping);
  expect(said(table.heard(1), 'ended').length).toBeLessThan(5);
});
