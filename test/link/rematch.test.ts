import { describe, expect, test } from 'vitest';
import { people } from '../tiny-game/header';
import { rules } from '../tiny-game/rules';
import { STORM } from './sim/network';
import { HostedTable } from './support/hosted-table';
import { SettledTable } from './support/settled';
import { said } from './support/table';

const headers = (table: SettledTable) => table.phones.map(({ disk }) => disk.header);

describe('again with the same people', () => {
  test('waits for every phone that is there to have the end of the match', () => {
    const table = new HostedTable();
    const { host } = table;
    table.release(1, table.mallory, 1);
    host.claim(1, table.now);
    table.settle();
    for (let take = 0; take < 40; take++) {
      expect(host.offer([1], table.now)).toBeNull();
      table.settle();
    }
    expect(host.rematch(table.now)).toEqual({ because: 'phones-behind' });
    const at: [number, string] = [40, table.digests().at(-1) ?? ''];
    const { revision = 0 } = host.view.table?.lobby ?? {};
    for (const link of [1, 2]) {
      expect(host.rematch(table.now)).toEqual({ because: 'phones-behind' });
      table.say(link, { say: 'ping', revision, match: 1, at, signature: null });
    }
    expect(host.rematch(table.now)).toBeNull();
  });

  test('a player is renamed before a match by the phone that has the seat, and never in it', () => {
    const table = new SettledTable(3, people(3), 'small');
    const names = (at: number) => table.view(at).table?.lobby.seats.map(({ plan }) => plan.name);
    table.do(1, (session, now) => session.claim(1, now, 'Mia'));
    expect(names(0)).not.toContain('Mia');
    table.toTheEnd();
    table.host((host, now) => host.rematch(now));
    table.do(1, (session, now) => session.claim(1, now, 'Mia'));
    table.do(2, (session, now) => session.claim(1, now, 'Somebody else'));
    table.host((host, now) => host.claim(0, now, 'Zoe'));
    table.wait(500);
    for (const at of [0, 1, 2]) expect(names(at)?.slice(0, 2)).toEqual(['Zoe', 'Mia']);
    expect(table.host((host, now) => host.begin(now))).toBeNull();
    table.wait(3000);
    for (const header of headers(table))
      expect(header?.seats.map(({ name }) => name).slice(0, 2)).toEqual(['Zoe', 'Mia']);
  });

  test('another match begins on all phones, with the same seats and another seed', () => {
    const table = new SettledTable(3, people(3), 'small');
    expect(table.host((host, now) => host.rematch(now))).toEqual({ because: 'not-over' });
    table.toTheEnd();
    const before = table.phone(1).disk.header;
    expect(table.host((host, now) => host.rematch(now))).toBeNull();
    expect(table.view(2).table?.lobby).toMatchObject({ match: 2, stage: { is: 'gathering' } });
    expect(headers(table)).toEqual([null, null, null]);
    expect(table.host((host, now) => host.begin(now))).toBeNull();
    table.wait(3000);
    const [one, other, third] = headers(table);
    expect([other, third]).toEqual([one, one]);
    expect(one?.seats).toEqual(before?.seats);
    expect(one?.seed).not.toBe(before?.seed);
    table.play([0, 1], [1, 1], [2, 1]);
    expect(table.logs()).toEqual([3, 3, 3]);
    expect([0, 1, 2].flatMap((at) => table.told(at, 'cannot-play'))).toEqual([]);
  });

  test('no phone is told of a match that was not played at this table, and no disk is asked for it', () => {
    const table = new HostedTable();
    table.say(1, { say: 'previous', id: 'm7', marks: [] });
    expect(said(table.heard(1), 'previous-end')).toMatchObject([{ id: 'm7', entries: [] }]);
    expect(table.effects.map(({ effect }) => effect)).not.toContain('recall');
  });

  test('who began may go last', () => {
    const table = new SettledTable(2, people(2), 'small');
    table.toTheEnd();
    table.host((host, now) => host.rematch(now));
    expect(table.host((host, now) => host.rotate(now))).toBeNull();
    table.host((host, now) => host.begin(now));
    table.wait(2000);
    expect(table.phone(0).disk.header?.seats.map(({ name }) => name)).toEqual(['P1', 'P0']);
    expect(table.host((host, now) => host.rotate(now))).toEqual({ because: 'begun' });
    table.play([1, 2], [0, 1]);
  });

  test('a phone that was away meanwhile joins the new match', () => {
    const table = new SettledTable(3, people(2), 'small');
    table.toTheEnd();
    const away = table.phone(2);
    away.crash();
    table.host((host, now) => host.rematch(now));
    table.host((host, now) => host.begin(now));
    table.wait(2000);
    table.play([0, 1]);
    away.start(away.disk.record);
    table.wait(6000);
    expect(headers(table)[2]).toEqual(headers(table)[0]);
    expect(table.logs()).toEqual([1, 1, 1]);
    expect(table.told(2, 'cannot-play')).toEqual([]);
  });

  describe('a phone that was away when the match ended', () => {
    /** The third phone looks on, and is gone before the end; the others play again. */
    function lateFor(again: number) {
      const table = new SettledTable(3, people(2), 'small');
      const late = table.phone(2);
      table.play([0, 1]);
      late.crash();
      table.wait(8000);
      for (let match = 0; match < again; match++) {
        table.toTheEnd();
        expect(table.host((host, now) => host.rematch(now))).toBeNull();
        table.host((host, now) => host.begin(now));
        table.wait(2000);
      }
      const first = late.disk.header?.id ?? '';
      const whole = table.phone(0).disk.previous.get(first)?.entries ?? [];
      expect(whole.length).toBeGreaterThan(3);
      return { table, late, first, whole };
    }

    test.each([1, 3])('gets its end before it goes along, %i matches later', (again) => {
      const { table, late, first, whole } = lateFor(again);
      late.start(late.disk.record);
      table.wait(8000);
      expect(late.disk.previous.get(first)?.entries).toEqual(whole);
      expect(table.told(2, 'end-received')).toMatchObject([{ match: first }]);
      expect(headers(table)[2]).toEqual(headers(table)[0]);
    });

    test('gets it from a host that was switched off meanwhile', () => {
      const { table, late, first, whole } = lateFor(1);
      const host = table.phone(0);
      host.crash();
      host.start(host.disk.record);
      late.start(late.disk.record);
      table.wait(8000);
      expect(late.disk.previous.get(first)?.entries).toEqual(whole);
    });

    test('gets it from the phone that has gone on as host meanwhile', () => {
      const { table, late, first, whole } = lateFor(1);
      table.lose(0);
      table.becomeHost(1);
      late.start(late.disk.record);
      table.wait(8000);
      expect(late.disk.previous.get(first)?.entries).toEqual(whole);
    });

    test('gets it although it has gone another way, which its disk is asked to keep', () => {
      const { table, late, first, whole } = lateFor(1);
      const entry = late.disk.timeline(rules)?.prepare(2, 1);
      if (!entry || 'because' in entry) throw new Error('no entry');
      late.playAlone(entry);
      expect(whole[1]).not.toEqual(entry);
      late.start(late.disk.record);
      table.wait(8000);
      expect(late.disk.previous.get(first)?.entries).toEqual(whole);
    });

    test('stays where it is when nobody can tell, until people go along', () => {
      const { table, late, first } = lateFor(1);
      table.phone(0).disk.previous.clear();
      late.start(late.disk.record);
      table.wait(8000);
      expect(table.view(2)).toMatchObject({ endUnknown: true, length: 1 });
      expect(table.view(2).table?.lobby.match).toBe(1);
      table.do(2, (session, now) => session.role === 'guest' && session.joinNextMatch(now));
      table.wait(3000);
      expect(table.view(2)).toMatchObject({ endUnknown: false });
      expect(late.disk.previous.get(first)?.entries).toHaveLength(1);
      expect(headers(table)[2]).toEqual(headers(table)[0]);
    });
  });

  test('waits for a phone with a seat that is still at the match before', () => {
    const table = new SettledTable(2, people(2), 'small');
    table.toTheEnd();
    const late = table.phone(1);
    late.crash();
    table.wait(8000);
    table.host((host, now) => host.rematch(now));
    table.phone(0).disk.previous.clear();
    late.disk.entries = late.disk.entries.slice(0, -1);
    late.start(late.disk.record);
    table.wait(8000);
    expect(table.host((host, now) => host.begin(now))).toEqual({ because: 'phones-behind' });
    expect(table.host((host, now) => host.handOver(table.id(1), now))).toEqual({
      because: 'phones-behind',
    });
    table.do(1, (session, now) => session.role === 'guest' && session.joinNextMatch(now));
    table.wait(3000);
    expect(table.host((host, now) => host.begin(now))).toBeNull();
  });

  test('the host may be switched off between the two', () => {
    const table = new SettledTable(2, people(2), 'small');
    table.toTheEnd();
    table.host((host, now) => host.rematch(now));
    const host = table.phone(0);
    host.crash();
    table.wait(8000);
    host.start(host.disk.record);
    table.wait(6000);
    expect(table.host((one, now) => one.begin(now))).toBeNull();
    table.wait(3000);
    expect(headers(table)[1]).toEqual(headers(table)[0]);
    table.play([0, 1], [1, 1]);
    expect(table.logs()).toEqual([2, 2]);
  });

  test('a host of the match before goes along with those who have gone on to the next', () => {
    const table = new SettledTable(3, people(3), 'small');
    table.toTheEnd();
    // The second phone takes over while it cannot hear that the others play again.
    const late = table.phone(1);
    const { record } = late.disk;
    late.crash();
    table.wait(8000);
    table.host((host, now) => host.rematch(now));
    if (!record) throw new Error('no record');
    late.start({ ...record, term: 2, host: table.id(1) });
    table.wait(6000);
    expect(table.view(0)).toMatchObject({ role: 'host' });
    expect(table.view(1)).toMatchObject({ role: 'guest', membership: 'in', length: 0 });
    expect(table.view(1).table).toMatchObject({ host: table.id(0), lobby: { match: 2 } });
  });

  test('an earlier host, on which the match has gone on, hands over to the phone that is at the next match', () => {
    const table = new SettledTable(2, people(2), 'small');
    table.play([0, 1], [1, 1]);
    const before = table.phone(0).disk.header?.id ?? '';
    table.lose(0);
    table.becomeHost(1);
    table.host((host, now) => host.claim(0, now));
    table.toTheEnd(1);
    expect(table.host((host, now) => host.rematch(now))).toBeNull();
    table.phone(1).crash();
    table.restart(0);
    table.play([0, 1]);
    table.restart(1, 6000);
    expect(table.view(1)).toMatchObject({ role: 'host' });
    expect(table.view(0)).toMatchObject({ role: 'guest', membership: 'in' });
    expect(table.view(0).table).toMatchObject({ host: table.id(1), lobby: { match: 2 } });
    const [one, other] = table.phones.map(({ disk }) => disk.previous.get(before)?.entries.length);
    expect(one).toBe(other);
  });

  test('in a bad network all phones come to the same match', () => {
    const table = new SettledTable(4, people(4), 'small');
    table.toTheEnd();
    table.world.network.weather = STORM;
    table.host((host, now) => host.rematch(now));
    for (let tries = 0; tries < 20 && headers(table).some((one) => one === null); tries++) {
      table.wait(3000);
      table.host((host, now) => host.begin(now));
    }
    table.wait(20_000);
    const [first] = headers(table);
    expect(first).not.toBeNull();
    expect(headers(table)).toEqual([first, first, first, first]);
    expect([0, 1, 2, 3].flatMap((at) => table.told(at, 'cannot-play'))).toEqual([]);
  });
});

test('everybody learns the code of the room, and so could hold it', () => {
  const table = new SettledTable(2);
  table.host((host, now) => host.rename('ACE349', now));
  expect(table.phone(1).disk.record?.lobby.code).toBe('ACE349');
});
