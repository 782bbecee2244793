import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../src/kit/rules';
import { commitmentOf } from '../../src/link/identity/handshake';
import type { SeatChange } from '../../src/link/messages/message';
import { writeMessage } from '../../src/link/messages/wire';
import { logText, seatText } from '../../src/link/session/proof';
import { header } from '../tiny-game/header';
import { fakeSign } from './support/fake-keys';
import { GuestSeat } from './support/seat';
import { SettledTable } from './support/settled';
import {
  digestsOf,
  entriesOf,
  packed,
  said,
  selfNamed,
  signedBy,
  timelineOf,
} from './support/table';

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

  test.each([
    ['N2: nor by calling this phone lost', 0, 'seat-taken'],
    ['but a phone that has slept may have been lost', 10_000, undefined],
  ])('%s', (_, slept, parted) => {
    const seat = seated().lobby({ is: 'begun', shares: [] });
    seat.now += slept;
    seat.lobby({ is: 'begun', shares: [] }, 1, [], false);
    seat.lobby({ is: 'begun', shares: [] }, 1, [takenBy(seat, ['host'])], false);
    expect(seat.parted()).toBe(parted);
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
    const table = new SettledTable(3);
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
    const table = new SettledTable(3);
    table.world.follows = false;
    table.play([0, 1]);
    table.lose(0);
    table.becomeHost(1);
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
