import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../src/kit/rules';
import { commitmentOf } from '../../src/link/identity/handshake';
import type { SeatChange } from '../../src/link/messages/message';
import { writeMessage } from '../../src/link/messages/wire';
import { Host } from '../../src/link/session/host/host';
import { newTable } from '../../src/link/session/lobby';
import { logText, seatText } from '../../src/link/session/proof';
import { header, people } from '../tiny-game/header';
import { rules } from '../tiny-game/rules';
import { Intruder } from './sim/intruder';
import { Phone } from './sim/phone';
import { CalmTable } from './support/calm';
import { fakeSign } from './support/fake-keys';
import { GuestSeat } from './support/seat';
import {
  digestsOf,
  entriesOf,
  HostedTable,
  packed,
  said,
  selfNamed,
  signedBy,
  timelineOf,
} from './support/table';

/** Honest phones have the same log, and sit where they sat. */
function expectSound(table: CalmTable, length: number): void {
  expect(table.logs()).toEqual(table.phones.map(() => length));
  const [first] = table.phones;
  for (const { disk } of table.phones) expect(disk.entries).toEqual(first?.disk.entries);
  for (const [at] of table.phones.entries()) {
    const seats = table.view(at).table?.lobby.seats.map(({ holder }) => holder);
    expect(seats).toEqual(table.phones.map((_, seat) => table.id(seat)));
  }
}

describe('a stranger against two honest phones', () => {
  test('D1: who takes the room while the host is away gets no guest, and the guest is told', () => {
    const table = new CalmTable(2);
    table.play([0, 1], [1, 2]);
    const { world } = table;
    const stranger = new Phone('Mallory', world, world.random);
    table.phone(0).crash();
    table.wait(100);
    const plan = { game: rules.id, rules: rules.version, options: {} };
    stranger.start(newTable(stranger.self, plan, people(2)));
    expect(world.host).toBe(stranger);
    table.wait(30_000);
    expect(table.view(1)).toMatchObject({ role: 'guest', linked: false, length: 2 });
    expect(table.view(1).table).toMatchObject({ host: table.id(0), term: 1 });
    expect(table.told(1, 'stranger').length).toBeGreaterThan(0);
    // The host finds its room taken, and does not become the stranger's guest either.
    table.phone(0).start(table.phone(0).disk.record);
    table.wait(20_000);
    expect(table.view(0)).toMatchObject({ linked: false, length: 2 });
    expect(table.told(0, 'stranger').length).toBeGreaterThan(0);
    stranger.crash();
    table.phone(0).crash();
    table.phone(0).start(table.phone(0).disk.record);
    table.wait(20_000);
    table.play([0, 1], [1, 1]);
    expectSound(table, 4);
  });

  test('D1: who knocks and claims to be a host of a far later term gets nowhere', () => {
    const table = new CalmTable(2);
    table.play([0, 1]);
    const stranger = new Intruder('mallory', table.world);
    table.world.letsIn = false;
    stranger.knock({ hosting: true, term: 90, length: 999, match: 1 });
    stranger.say({ say: 'want', from: 1 });
    stranger.say({ say: 'host-is-now', term: 90, host: stranger.self.phone });
    table.wait(3000);
    expect(said(stranger.heard, 'lobby')).toEqual([]);
    expect(said(stranger.heard, 'entries')).toEqual([]);
    table.play([1, 1]);
    expectSound(table, 2);
  });

  test('D8: who waits at the door is sent away after two minutes, and keeps no seated phone out', () => {
    const table = new CalmTable(2);
    table.world.letsIn = false;
    table.phone(1).crash();
    const strangers = Array.from({ length: 30 }, (_, at) => new Intruder(`m${at}`, table.world));
    for (const stranger of strangers) stranger.knock();
    const atDoor = table.view(0).joinRequests.length;
    expect(atDoor).toBeGreaterThan(3);
    expect(atDoor).toBeLessThanOrEqual(8);
    table.phone(1).start(table.phone(1).disk.record);
    table.wait(5000);
    expect(table.view(1).membership).toBe('in');
    table.play([0, 1], [1, 1]);
    table.wait(130_000);
    expect(table.view(0).joinRequests).toEqual([]);
    expect(strangers.flatMap(({ heard }) => said(heard, 'refused'))).toContainEqual(
      expect.objectContaining({ because: 'unanswered' }),
    );
    expectSound(table, 2);
  });

  test('D8: links that never say who they are do not push out who does', () => {
    const table = new HostedTable();
    for (let link = 10; link < 300; link++) table.connect(link);
    table.settle();
    table.come(400, selfNamed('visitor'));
    expect(table.host.view.joinRequests).toMatchObject([{ name: 'visitor' }]);
    expect(table.host.offer([1], table.now)).toBeNull();
  });
});

describe('a hostile guest against two honest phones', () => {
  /** A guest that sits at a table of two others, and from then on sends what it wants. */
  function intruded() {
    const table = new CalmTable(3, people(2));
    table.play([0, 1]);
    const { self } = table.phone(2);
    table.phone(2).crash();
    table.wait(100);
    return { table, mallory: new Intruder('mallory', table.world, self) };
  }

  /** The two honest ones go on as if nothing had happened. */
  function goesOn(table: CalmTable): void {
    table.play([1, 1], [0, 1]);
    expect(table.logs().slice(0, 2)).toEqual([3, 3]);
    expect(table.phone(0).disk.entries).toEqual(table.phone(1).disk.entries);
    expect(table.view(0)).toMatchObject({ role: 'host' });
    expect(table.view(1).table).toMatchObject({ host: table.id(0), term: 1 });
  }

  test('D3: it does not become the host by saying so: people are asked', () => {
    const { table, mallory } = intruded();
    table.world.insists = true;
    mallory.knock({ hosting: true, term: 50, length: 999, match: 1 });
    table.wait(3000);
    expect(table.told(0, 'newer-host')).toHaveLength(1);
    goesOn(table);
  });

  test('D3: a term that no table comes to is no term', () => {
    const { table, mallory } = intruded();
    table.world.insists = true;
    for (const term of [Number.MAX_SAFE_INTEGER, 1_000_000, 200]) {
      mallory.knock({ hosting: true, term, length: 9, match: 1 });
      table.wait(500);
    }
    expect(table.told(0, 'newer-host')).toEqual([]);
    goesOn(table);
  });

  test('D3: where people do hand over, the term rises no further than it may', () => {
    const { table, mallory } = intruded();
    table.world.insists = true;
    mallory.knock({ hosting: true, term: 101, length: 1, match: 1 });
    table.wait(500);
    expect(table.host((host, now) => host.handOver(mallory.self.phone, now))).toBeNull();
    // It does nothing with it, so the others go on, and the table is as good as before.
    table.wait(10_000);
    table.do(1, (session, now) => session.role === 'guest' && session.becomeHost(now));
    table.wait(8000);
    expect(table.view(1)).toMatchObject({ role: 'host' });
    expect(table.view(1).table?.term).toBeLessThan(110);
  });

  test('D3: in the lobby and after a reload of the host it is the same', () => {
    const self = selfNamed('host');
    const table = newTable(self, { game: rules.id, rules: 1, options: {} }, people(2));
    const key = selfNamed('mallory');
    const phones = [...table.lobby.phones, { ...key, linked: false }].map(
      ({ phone, key: one, name, linked }) => ({ phone, key: one, name, linked }),
    );
    const record = { ...table, lobby: { ...table.lobby, phones } };
    const hosted = new HostedTable();
    const host = new Host(self, record, null, 0);
    Object.assign(hosted, { host, effects: [] });
    hosted.come(1, key, { hosting: true, term: 9, match: 1 });
    hosted.say(1, { say: 'ping', revision: 0, match: 1, at: [4, 'x'.repeat(22)], signature: null });
    expect(hosted.deeds).toEqual([]);
    expect(hosted.told()).toContain('newer-host');
    expect(host.view.table).toMatchObject({ host: self.phone, term: 1 });
  });

  test('D12: it plays for nobody but itself, whatever it signs', () => {
    const { table, mallory } = intruded();
    mallory.knock();
    const { entries } = table.phone(0).disk;
    const timeline = table.phone(0).disk.timeline(rules);
    const { charter } = table.phone(0).disk.record ?? {};
    if (!timeline || !charter) throw new Error('no match');
    const before = digestsOf(timeline, charter).at(-1) ?? '';
    for (let again = 0; again < 12; again++)
      mallory.say({
        say: 'propose',
        number: entries.length + 1,
        before,
        seat: 1,
        under: '',
        actions: [1],
        signatures: [fakeSign(mallory.self.key, 'anything')],
      });
    expect(said(mallory.heard, 'refused')).toMatchObject([{ because: 'dropped' }]);
    expect(table.told(0, 'dropped')).toMatchObject([{ phone: mallory.self.phone }]);
    goesOn(table);
  });

  test('D15: it cannot ask again and again to take something back', () => {
    const table = new HostedTable();
    table.host.offer([1], table.now);
    table.settle();
    table.propose(1, table.mallory, [1]);
    let asked = 0;
    for (let again = 0; again < 20; again++) {
      const entry = table.timeline.fork().prepareUndo(5);
      if (!entry) throw new Error('nothing to undo');
      const [signed] = signedBy(['mallory'], table.timeline, [entry], table.charter);
      const signature = signed?.proof?.slice(22, 108) ?? null;
      const { phone } = table.mallory;
      const number = table.timeline.length;
      const request = { number, back: 'undo', size: 'step', by: phone } as const;
      table.say(1, { say: 'ask-undo', ...request, under: table.under, signature });
      if (!table.host.view.asking) continue;
      asked++;
      table.host.answerUndo(number, false, table.now);
      table.settle();
    }
    expect(asked).toBe(3);
    expect(said(table.heard(1), 'undo-over').length).toBeGreaterThanOrEqual(17);
    expect(table.host.view.length).toBe(2);
  });

  test('D7: a share of the seed that it keeps to itself stops nobody for ever', () => {
    const table = new CalmTable(2, people(2), 'small');
    table.toTheEnd();
    expect(table.host((host, now) => host.rematch(now))).toBeNull();
    // From now on it answers every ping, and nothing else.
    const { self } = table.phone(1);
    table.phone(1).crash();
    const mallory = new Intruder('mallory', table.world, self);
    mallory.knock({ match: 2, term: 1 });
    table.wait(500);
    const ping = () =>
      mallory.say({ say: 'ping', revision: 99, match: 2, at: null, signature: null });
    ping();
    expect(table.host((host, now) => host.begin(now))).toBeNull();
    for (let second = 0; second < 25; second++) {
      table.wait(900);
      ping();
    }
    expect(table.told(0, 'withheld')).toMatchObject([{ phone: self.phone }]);
    expect(table.view(0)).toMatchObject({ withheld: [self.phone] });
    expect(table.view(0).table?.lobby.stage.is).toBe('gathering');
    table.host((host, now) => host.putOut(self.phone, now));
    expect(said(mallory.heard, 'refused')).toMatchObject([{ because: 'put-out' }]);
    expect(table.host((host, now) => host.claim(1, now))).toBeNull();
    expect(table.host((host, now) => host.begin(now))).toBeNull();
    table.wait(2000);
    table.play([0, 1], [0, 1]);
  });

  test('a phone that is put out in a match is out for good, and the match goes on without it', () => {
    const table = new CalmTable(3);
    table.play([0, 1]);
    table.host((host, now) => host.putOut(table.id(1), now));
    table.wait(10_000);
    expect(table.told(1, 'refused')).toMatchObject([{ because: 'put-out' }]);
    expect(table.view(1).membership).toBe('ended');
    table.host((host, now) => host.standIn(1, 'engineer', now));
    table.agree(2);
    table.play([0, 1], [2, 1]);
    expect(table.logs()).toEqual([3, 1, 3]);
  });
});

describe('the seat of a lost phone', () => {
  test('does not change hands while somebody who is there does not agree, and who asked hears it', () => {
    const table = new CalmTable(3);
    table.play([0, 1]);
    table.phone(1).crash();
    table.wait(8000);
    table.host((host, now) => host.claim(1, now));
    table.do(2, (session, now) => session.answerSeat(false, now));
    table.wait(300);
    expect(table.told(0, 'seat-refused')).toMatchObject([{ phone: table.id(2) }]);
    expect(table.view(0).table?.lobby.seats[1]?.holder).toBe(table.id(1));
    expect(table.view(2).table?.lobby.seats[1]?.holder).toBe(table.id(1));
    expect(table.do(0, (session, now) => session.offer([1], now))).toEqual({
      because: 'other-phone',
    });
  });

  test('is not given away when its phone comes back before all have agreed', () => {
    const table = new CalmTable(3);
    table.play([0, 1]);
    table.phone(1).crash();
    table.wait(8000);
    table.host((host, now) => host.claim(1, now));
    table.phone(1).start(table.phone(1).disk.record);
    table.wait(3000);
    table.agree(2);
    expect(table.view(0).table?.lobby.seats[1]?.holder).toBe(table.id(1));
    table.play([1, 1]);
  });

  test('was played for, and its people are told when they come back', () => {
    const table = new CalmTable(3);
    table.play([0, 1]);
    table.phone(1).crash();
    table.wait(8000);
    table.host((host, now) => host.claim(1, now));
    table.agree(2);
    table.play([0, 1]);
    table.phone(1).start(table.phone(1).disk.record);
    table.wait(5000);
    expect(table.told(1, 'seat-given')).toMatchObject([{ seat: 1, phone: table.id(0) }]);
    expect(table.logs()).toEqual([2, 2, 2]);
  });
});

describe('a hostile host against an honest guest', () => {
  const seated = () => new GuestSeat().welcome().lobby({ is: 'begun', shares: [] }).start(header());

  /** The host says that these takes have been played, and by whom they were signed. */
  function play(seat: GuestSeat, ...moves: readonly (readonly [by: string, take: number])[]): void {
    const timeline = timelineOf();
    const entries = entriesOf(timeline, ...moves.map(([, take]) => take));
    const signed = signedBy(
      moves.map(([by]) => by),
      timeline,
      entries,
      seat.charter,
    );
    for (const [index, entry] of signed.entries()) {
      const before = digestsOf(timeline, seat.charter, signed)[index] ?? '';
      const { revision } = seat;
      const number = index + 1;
      seat.say({ say: 'played', number, before, revision, entries: packed([entry]) });
    }
  }

  test('D12: a move for the guest’s own seat that it did not make is found, and the guest stops', () => {
    const seat = seated();
    play(seat, ['host', 1], ['host', 1]);
    expect(seat.parted()).toBe('forged');
    expect(seat.guest.view).toMatchObject({ membership: 'ended', length: 1 });
  });

  test('D12: so is one that bears the guest’s own name', () => {
    const seat = seated();
    play(seat, ['host', 1]);
    const timeline = timelineOf();
    const signed = signedBy(['host', 'guest'], timeline, entriesOf(timeline, 1, 1), seat.charter);
    const [, own] = signed;
    if (!own) throw new Error('no entry');
    const proof = `${seat.self.phone}${'x'.repeat(86)}`;
    const before = digestsOf(timeline, seat.charter, signed)[1] ?? '';
    const { revision } = seat;
    const entries = packed([{ ...own, proof }]);
    seat.say({ say: 'played', number: 2, before, revision, entries });
    expect(seat.parted()).toBe('forged');
  });

  test('D12: its move is not taken back without it', () => {
    const seat = seated();
    play(seat, ['host', 1], ['guest', 1]);
    const timeline = timelineOf();
    const two = signedBy(['host', 'guest'], timeline, entriesOf(timeline, 1, 1), seat.charter);
    for (const entry of two) timeline.append(entry);
    const undo = timeline.fork().prepareUndo(5);
    if (!undo || isRefusal(undo)) throw new Error('nothing to undo');
    const [signed] = signedBy(['host'], timeline, [undo], seat.charter);
    if (!signed) throw new Error('no entry');
    const before = digestsOf(timeline, seat.charter).at(-1) ?? '';
    const { revision } = seat;
    seat.say({ say: 'played', number: 3, before, revision, entries: packed([signed]) });
    expect(seat.parted()).toBe('forged');
    expect(seat.guest.view.length).toBe(2);
  });

  const takenBy = (seat: GuestSeat, names: readonly string[]): SeatChange => {
    const holder = seat.hostSelf.phone;
    const request = { number: 0, seat: 1, holder, level: null };
    const [digest = ''] = digestsOf(timelineOf(), seat.charter);
    const consents = names.map((name): [string, string] => {
      const { phone, key } = selfNamed(name);
      return [phone, fakeSign(key, seatText(request, digest))];
    });
    return { ...request, consents };
  };

  test('D12: its seat is not given away before its eyes', () => {
    const seat = seated().lobby({ is: 'begun', shares: [] });
    seat.lobby({ is: 'begun', shares: [] }, 1, [takenBy(seat, ['host'])]);
    expect(seat.parted()).toBe('seat-taken');
  });

  test('D12: a change of its seat that nobody has signed is none', () => {
    const seat = seated().lobby({ is: 'begun', shares: [] });
    seat.lobby({ is: 'begun', shares: [] }, 1, [takenBy(seat, [])]);
    expect(seat.guest.view.table?.lobby.seats[1]?.holder).toBe(seat.self.phone);
    expect(seat.parted()).toBeUndefined();
  });

  test('D12: whatever the lobby says, seats are held by what was signed', () => {
    const seat = seated().lobby({ is: 'begun', shares: [] });
    const { lobby } = seat.guest.view.table ?? {};
    if (!lobby) throw new Error('no lobby');
    const seats = lobby.seats.map((one) => ({ ...one, holder: seat.hostSelf.phone }));
    seat.say({ say: 'lobby', ...lobby, revision: 99, seats, changes: [] });
    expect(seat.guest.view.table?.lobby.seats[1]?.holder).toBe(seat.self.phone);
  });

  test('D12: a position to start from that nobody has spoken of is not begun', () => {
    const seat = new GuestSeat().welcome().lobby({ is: 'begun', shares: [] });
    seat.start(header({ start: { heap: 3 } }));
    expect(seat.parted()).toBe('other-plan');
    expect(seat.deeds).toEqual([]);
  });

  describe('D12: that tells two guests different moves', () => {
    const friend = selfNamed('friend');

    /** The guest has the host's first move, and knows the other guest. */
    function atTable() {
      const seat = seated();
      const { lobby } = seat.guest.view.table ?? {};
      if (!lobby) throw new Error('no lobby');
      const { phone, key } = friend;
      const phones = [...lobby.phones, { phone, key, name: 'friend', linked: true }];
      seat.say({ say: 'lobby', ...lobby, phones, changes: [], revision: ++seat.revision });
      play(seat, ['host', 1]);
      const timeline = timelineOf();
      const signed = signedBy(['host'], timeline, entriesOf(timeline, 1), seat.charter);
      const [, mine = ''] = digestsOf(timeline, seat.charter, signed);
      const pong = () => seat.say({ say: 'pong', revision: seat.revision, at: [1, mine] });
      pong();
      return { seat, mine, pong };
    }

    const vouch = (seat: GuestSeat, digest: string, signature?: string) =>
      seat.say({
        say: 'vouched',
        phone: friend.phone,
        match: 1,
        at: [1, digest],
        signature: signature ?? fakeSign(friend.key, logText(1, [1, digest])),
      });

    test('is found by what the other guest has signed', () => {
      const { seat, pong } = atTable();
      for (let again = 0; again < 5 && !seat.parted(); again++) {
        vouch(seat, 'o'.repeat(22));
        seat.wait(2000);
        pong();
      }
      expect(seat.parted()).toBe('two-stories');
    });

    test('is not suspected for one word that was overtaken', () => {
      const { seat, mine, pong } = atTable();
      vouch(seat, 'o'.repeat(22));
      for (let again = 0; again < 5; again++) {
        seat.wait(2000);
        pong();
        vouch(seat, mine);
      }
      expect(seat.parted()).toBeUndefined();
    });

    test('cannot make up the other guest’s word', () => {
      const { seat, mine } = atTable();
      for (let again = 0; again < 3; again++) vouch(seat, mine, 'x'.repeat(86));
      expect(seat.parted()).toBeUndefined();
      for (let again = 0; again < 10; again++) vouch(seat, mine, 'x'.repeat(86));
      expect(seat.guest.view.membership).toBe('ended');
    });
  });

  test('D12: guests hear from each other what they have, and a silence is told', () => {
    const table = new CalmTable(3);
    table.play([0, 1], [1, 1]);
    table.wait(90_000);
    expect(table.told(1, 'unvouched')).toEqual([]);
    table.world.network.hush = (text) => text.startsWith('["vouched"');
    table.wait(90_000);
    expect(table.told(1, 'unvouched')).toMatchObject([{ phone: table.id(2) }]);
    expect(table.told(2, 'unvouched')).toMatchObject([{ phone: table.id(1) }]);
  });

  test('D3: it cannot make a guest believe in a term beyond all others', () => {
    const seat = seated();
    seat.send(`["host-is-now",${Number.MAX_SAFE_INTEGER},"${seat.hostSelf.phone}"]`);
    seat.say({ say: 'host-is-now', term: 900_000, host: seat.hostSelf.phone });
    expect(seat.guest.view.table?.term).toBe(1);
    expect(seat.guest.view.membership).toBe('in');
  });

  test('D3: another phone of the table is followed only when people say so', () => {
    const table = new CalmTable(3);
    table.world.follows = false;
    table.play([0, 1]);
    table.phone(0).crash();
    table.wait(8000);
    table.do(1, (session, now) => session.role === 'guest' && session.becomeHost(now));
    table.wait(8000);
    expect(table.view(2)).toMatchObject({ linked: false, otherHost: table.id(1) });
    expect(table.view(2).table).toMatchObject({ host: table.id(0), term: 1 });
    table.do(2, (session, now) => session.role === 'guest' && session.follow(table.id(1), now));
    table.wait(3000);
    expect(table.view(2)).toMatchObject({ linked: true, otherHost: null });
    expect(table.view(2).table).toMatchObject({ host: table.id(1), term: 2 });
    table.play([1, 1], [2, 1]);
  });
});

test('a guest never says anything before the host’s turn that would prove it is this phone', () => {
  const seat = new GuestSeat();
  const [hello] = said(seat.heard(), 'hello');
  expect(hello).toBeDefined();
  // It has bound itself to a number, which nobody can read from that.
  expect(hello?.commitment).toBe(commitmentOf(commitmentSource(seat)));
  expect(writeMessage(hello as never)).not.toContain(commitmentSource(seat));
});

/** The number that the guest reveals later. */
function commitmentSource(seat: GuestSeat): string {
  seat.welcome();
  return said(seat.heard(), 'prove')[0]?.nonce ?? '';
}
