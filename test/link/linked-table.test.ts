import { expect, onTestFinished, test, vi } from 'vitest';
import { phoneOf } from '../../src/link/identity/keys';
import { LinkedTable } from '../../src/link/linked-table';
import { Guest } from '../../src/link/session/guest/guest';
import { Host } from '../../src/link/session/host/host';
import { newTable, type ThisPhone } from '../../src/link/session/lobby';
import { bids } from '../tiny-game/bids';
import { people } from '../tiny-game/header';
import { rules } from '../tiny-game/rules';
import { Phone, pairOfLinks } from './support/environment';
import { inTime, withoutClock } from './support/linked-time';

withoutClock();

async function selfOf(phone: Phone, name: string): Promise<ThisPhone> {
  const { key } = await phone.keys;
  return {
    key,
    phone: phoneOf(key),
    name,
    app: '1',
    timeOfDay: () => vi.getMockedSystemTime()?.getTime() ?? 0,
  };
}

const plan = {
  game: rules.id,
  rules: rules.version,
  options: { heap: 'small', die: false },
  help: false,
};

/** Two phones at one table, each with a seat, and a match begun. */
async function twoPhones(game = rules) {
  const [one, other] = [new Phone(game), new Phone(game)];
  const [self, guestSelf] = [await selfOf(one, 'host'), await selfOf(other, 'guest')];
  const host = new LinkedTable(self, new Host(self, newTable(self, plan, people(2)), null, 0), one);
  const guest = new LinkedTable(guestSelf, new Guest(guestSelf, null, null, 0), other);
  onTestFinished(() => {
    guest.close();
    host.close();
  });
  const joinTo = (table: LinkedTable) => () => {
    const [near, far] = pairOfLinks();
    table.join(far);
    return near;
  };
  other.host = joinTo(host);
  one.host = joinTo(guest);
  await inTime(() => expect(one.notices).toContain('join-request'));
  host.do((session, now) => session.role === 'host' && session.admit(guestSelf.phone, true, now));
  await inTime(() => expect(guest.session.view.membership).toBe('in'));
  host.do((session, now) => session.claim(0, now));
  guest.do((session, now) => session.claim(1, now));
  await inTime(() => {
    expect(host.session.view.table?.lobby.seats[1]?.holder).toBe(guestSelf.phone);
  });
  host.do((session, now) => session.role === 'host' && session.begin(now));
  await inTime(() => expect(other.disk.header?.seed).toHaveLength(45));
  return { host, guest, one, other, guestSelf };
}

async function play(table: LinkedTable, phones: readonly Phone[], ...takes: number[]) {
  for (const take of takes) {
    const before = phones[0]?.disk.entries.length ?? 0;
    await inTime(() => {
      expect(table.do((session, now) => session.offer([take], now))).toBeNull();
    });
    await inTime(() => {
      for (const { disk } of phones) expect(disk.entries).toHaveLength(before + 1);
    });
  }
}

test('two phones draw a seed, play, and have the same log on their disks', async () => {
  const { host, guest, one, other } = await twoPhones();
  await play(host, [one, other], 2);
  await play(guest, [one, other], 3);
  await inTime(() => expect(other.notices).toContain('confirmed'));
  expect(other.disk.header).toEqual(one.disk.header);
  expect(other.disk.entries).toEqual(one.disk.entries);
});

test('what a full disk refuses is not played, and can be tried again', async () => {
  const { host, one, other } = await twoPhones();
  one.full = true;
  expect(host.do((session, now) => session.offer([2], now))).toBeNull();
  await inTime(() => expect(one.notices).toContain('unstored'));
  expect(other.disk.entries).toEqual([]);
  one.full = false;
  await play(host, [one, other], 1);
});

test('the host hands over, and the match goes on with the roles changed', async () => {
  const { host, guest, one, other, guestSelf } = await twoPhones();
  await play(host, [one, other], 2);
  host.do((session, now) => session.role === 'host' && session.handOver(guestSelf.phone, now));
  await inTime(() => expect([one.roles, other.roles]).toEqual([['guest'], ['host']]));
  await inTime(() => expect(host.session.view.membership).toBe('in'));
  await play(guest, [one, other], 1);
  await play(host, [one, other], 3);
  expect(guest.session.view.table).toMatchObject({ term: 2, host: guestSelf.phone });
});

test('D13: a clock that is set back an hour loses nobody', async () => {
  const { host, guest, one, other } = await twoPhones();
  await play(host, [one, other], 2);
  vi.setSystemTime((vi.getMockedSystemTime()?.getTime() ?? 0) - 3_600_000);
  await play(guest, [one, other], 3);
  await play(host, [one, other], 1);
  expect([...one.notices, ...other.notices]).not.toContain('lost');
  expect(guest.session.view.membership).toBe('in');
});

test('what is played is kept with its signature on every phone', async () => {
  const { host, guest, one, other } = await twoPhones();
  await play(host, [one, other], 1);
  await play(guest, [one, other], 1);
  expect(other.disk.entries).toEqual(one.disk.entries);
  const { base = 0 } = one.disk.record?.charter ?? {};
  expect(base).toBe(0);
  const [first, second] = one.disk.entries.map(({ proof = '' }) => proof.slice(0, 22));
  expect([first, second]).toEqual([host.session.self.phone, guest.session.self.phone]);
});

test('a page that goes away says so', async () => {
  const { guest, one } = await twoPhones();
  guest.close();
  await inTime(() => expect(one.notices).toContain('left'));
});

test('a phone that leaves for good says that, too', async () => {
  const { guest, one } = await twoPhones();
  guest.close(true);
  await inTime(() => expect(one.notices).toContain('gone'));
  expect(one.notices).not.toContain('left');
});

test('a phone that leaves while a move is being written is told that it was played', async () => {
  const { guest, host, one, other } = await twoPhones();
  await play(host, [one, other], 2);
  let write = () => {};
  other.writes = () =>
    new Promise((resolve) => {
      write = resolve;
    });
  const before = other.notices.length;
  guest.do((session, now) => session.offer([1], now));
  await inTime(() => expect(other.storing).toBe(true));
  guest.close();
  write();
  await guest.written;
  expect(other.disk.entries).toHaveLength(2);
  expect(other.notices.slice(before)).toContain('confirmed');
});

test('secret bids are on the disk before they are committed to, and are opened by real keys and digests', async () => {
  const { host, guest, one, other } = await twoPhones(bids);
  await play(host, [one, other], 30);
  expect(one.disk.record?.commitments).toMatchObject([{ seat: 0, action: { bid: 30 } }]);
  other.full = true;
  expect(guest.do((session, now) => session.offer([50], now))).toBeNull();
  await inTime(() => expect(other.notices).toContain('unstored'));
  expect(one.disk.entries).toHaveLength(1);
  other.full = false;
  expect(guest.do((session, now) => session.offer([50], now))).toBeNull();
  await inTime(() => {
    for (const { disk } of [one, other]) expect(disk.entries).toHaveLength(4);
  });
  expect(other.disk.entries).toEqual(one.disk.entries);
  expect(other.disk.timeline(bids)?.state).toMatchObject({ taken: [0, 1] });
});
