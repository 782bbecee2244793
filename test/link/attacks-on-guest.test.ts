import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/kit/json';
import type { Entry } from '../../src/kit/log';
import type { PackedEntry } from '../../src/link/messages/entry-form';
import type { Message, MessageBody } from '../../src/link/messages/message';
import { header } from '../tiny-game/header';
import { GuestSeat } from './support/seat';
import { digestsOf, entriesOf, packed, said, signedBy, timelineOf } from './support/table';

const seated = () => new GuestSeat().welcome().lobby({ is: 'begun', shares: [] }).start(header());

/** The host says that these takes are the first entries. */
function entry(seat: GuestSeat, other: Partial<Extract<Message, { say: 'played' }>> = {}): Message {
  const timeline = timelineOf();
  const [first] = packed(signedBy(['host'], timeline, entriesOf(timeline, 1), seat.charter));
  if (!first) throw new Error('no entry');
  return {
    say: 'played',
    number: 1,
    before: digestsOf(timeline, seat.charter)[0] ?? '',
    revision: seat.revision,
    entries: [first],
    ...other,
  };
}

/** An entry that the host has signed, and that the rules do not allow. */
function forged({ charter }: GuestSeat, fingerprint: string, action: JsonObject): PackedEntry[] {
  const entry: Entry = { do: 'play', seat: 0, action, fingerprint, at: 5 };
  return packed(signedBy(['host'], timelineOf(), [entry], charter));
}

/** The first entry as it would be without a proof. */
const bare = () => packed(entriesOf(timelineOf(), 1));

describe('a host that is not one of ours', () => {
  test('the honest one is believed', () => {
    const seat = seated();
    seat.say(entry(seat));
    expect(seat.deeds).toEqual(['begin', 'store']);
    expect(seat.guest.view.length).toBe(1);
  });

  test.each<[string, (seat: GuestSeat) => Message]>([
    [
      'a wrong fingerprint',
      (seat) => entry(seat, { entries: forged(seat, '00000000000000', { take: 1 }) }),
    ],
    [
      'an illegal action',
      (seat) => entry(seat, { entries: forged(seat, '00000000000000', { take: 9 }) }),
    ],
    [
      'an action that a phone has signed that does not hold the seat',
      (seat) => {
        const timeline = timelineOf();
        const signed = signedBy(['guest'], timeline, entriesOf(timeline, 1), seat.charter);
        return entry(seat, { entries: packed(signed) });
      },
    ],
    ['an action that nobody has signed', (seat) => entry(seat, { entries: bare() })],
    [
      'an action with a signature that is none',
      (seat) => {
        const [first] = bare();
        if (!first) throw new Error('no entry');
        const by = seat.hostSelf.phone;
        const [at, time, fingerprint, ...rest] = first;
        const lie = [at, time, `${fingerprint}${by}${'x'.repeat(86)}`, ...rest];
        return entry(seat, { entries: [lie as PackedEntry] });
      },
    ],
    [
      'what only a guest says',
      () => ({ say: 'claim', seat: 1, name: 'x', number: 0, signature: null }),
    ],
  ])('%s: nothing is written, and the host is left when it goes on', (_, message) => {
    const seat = seated();
    seat.say(message(seat));
    expect(seat.deeds).toEqual(['begin']);
    for (let again = 0; again < 10; again++) seat.say(message(seat));
    expect(seat.guest.view).toMatchObject({ membership: 'ended', length: 0 });
    expect(seat.deeds).toEqual(['begin']);
  });

  test.each<[string, (seat: GuestSeat) => Message]>([
    ['an entry from the future', (seat) => entry(seat, { number: 7 })],
    ['an entry of another log', (seat) => entry(seat, { before: 'd'.repeat(22) })],
    ['an entry by a lobby that has not come', (seat) => entry(seat, { revision: 99 })],
  ])('%s: what is true is asked for', (_, message) => {
    const seat = seated();
    seat.wait(1000);
    const before = said(seat.heard(), 'have').length;
    seat.say(message(seat));
    expect(seat.deeds).toEqual(['begin']);
    expect(said(seat.heard(), 'have').length).toBe(before + 1);
    expect(seat.parted()).toBeUndefined();
  });

  test('a log that parts from ours is not taken before people say so', () => {
    const known = timelineOf();
    const { charter } = new GuestSeat();
    const seats = ['host', 'guest', 'host'];
    for (const one of signedBy(seats, known, entriesOf(known, 1, 1), charter)) known.append(one);
    const seat = new GuestSeat(known).welcome().lobby({ is: 'begun', shares: [] });
    const other = signedBy(seats, timelineOf(), entriesOf(timelineOf(), 2, 2, 2), charter);
    const digests = digestsOf(timelineOf(), charter, other);
    seat.say({
      say: 'have',
      match: 1,
      length: 3,
      marks: [
        [3, digests[3] ?? ''],
        [0, digests[0] ?? ''],
      ],
      reply: true,
    });
    seat.say({ say: 'entries', from: 1, entries: packed(other) });
    expect(seat.guest.view.divergences).toEqual([
      { phone: seat.hostSelf.phone, common: 0, ours: 2, theirs: 3 },
    ]);
    expect(seat.deeds).toEqual([]);
    expect(seat.guest.offer([1], seat.now)).toEqual({ because: 'apart' });
    seat.guest.choose(seat.hostSelf.phone, seat.now);
    const stored = seat.settle().find(({ effect }) => effect === 'store');
    expect(stored).toMatchObject({ keep: 0, agreed: { entries: other } });
    expect(seat.guest.view).toMatchObject({ length: 3, divergences: [] });
  });
});

describe('a host that says that people play again, in the middle of a match', () => {
  const options = { heap: 'small', die: false };

  function pulled() {
    const seat = new GuestSeat().welcome({ options }).lobby({ is: 'begun', shares: [] });
    return seat.start(header({ options }));
  }
  const small = () => timelineOf({ options });
  const { charter } = new GuestSeat();
  const toTheEnd = () => {
    const entries = entriesOf(small(), 3, 3, 3, 3);
    return signedBy(['host', 'guest', 'host'], small(), entries, charter);
  };
  const gathering = (seat: GuestSeat) => seat.lobby({ is: 'gathering' }, 2);

  test.each<[string, () => Partial<MessageBody<'previous-end'>>]>([
    ['nothing', () => ({ entries: [] })],
    ['no end', () => ({ entries: packed(toTheEnd().slice(0, 3)) })],
    ['the end of another match', () => ({ id: 'm2' })],
    ['an end that the rules forbid', () => ({ entries: packed([...toTheEnd(), ...toTheEnd()]) })],
    ['an end after what this phone does not have', () => ({ keep: 1 })],
  ])('and shows %s: its guest stays, and people choose', (_, other) => {
    const seat = pulled();
    gathering(seat);
    const tail = packed(toTheEnd());
    for (let again = 0; again < 12; again++) {
      seat.say({ say: 'previous-end', id: 'm1', keep: 0, entries: tail, ...other() });
      seat.wait(1000);
    }
    expect(seat.deeds).toEqual(['begin']);
    expect(seat.guest.view.table?.lobby.match).toBe(1);
    expect(seat.guest.view).toMatchObject({ endUnknown: true, length: 0 });
    expect(seat.guest.offer([1], seat.now)).toEqual({ because: 'apart' });
    seat.guest.joinNextMatch(seat.now);
    gathering(seat);
    expect(seat.guest.view.table?.lobby.match).toBe(2);
  });

  test('is believed once it shows an end that the rules allow', () => {
    const seat = pulled();
    gathering(seat);
    expect(said(seat.heard(), 'previous')).toMatchObject([{ id: 'm1' }]);
    seat.say({ say: 'previous-end', id: 'm1', keep: 0, entries: packed(toTheEnd()) });
    expect(seat.guest.view.length).toBe(4);
    gathering(seat);
    expect(seat.deeds).toEqual(['begin', 'store', 'rematch']);
    expect(seat.guest.view.table?.lobby.match).toBe(2);
  });

  test('and never asked for an end, has none to give', () => {
    const seat = pulled();
    seat.say({ say: 'previous-end', id: 'm1', keep: 0, entries: packed(toTheEnd()) });
    expect(seat.deeds).toEqual(['begin']);
  });

  test('is not followed back to a match before either', () => {
    const seat = new GuestSeat().welcome({ match: 2 }).lobby({ is: 'gathering' }, 2);
    for (let again = 0; again < 10; again++) seat.lobby({ is: 'gathering' }, 1);
    expect(seat.guest.view.table?.lobby.match).toBe(2);
    expect(seat.parted()).toBe('older-match');
  });
});

describe('versions', () => {
  test.each<[string, Partial<Extract<Message, { say: 'welcome' }>>, string]>([
    ['a game that this phone does not have', { game: 'beans', rules: 7 }, 'other-rules'],
  ])('%s', (_, lie, because) => {
    const seat = new GuestSeat().welcome(lie).lobby({ is: 'begun', shares: [] }).start(header());
    expect(seat.parted()).toBe(because);
    expect(seat.deeds).toEqual([]);
  });

  test('a refusal is told, and not tried again', () => {
    const seat = new GuestSeat();
    seat.send('["refused","other-app","7.1"]');
    expect(seat.effects).toContainEqual({
      effect: 'notify',
      notice: 'refused',
      because: 'other-app',
      app: '7.1',
    });
    expect(seat.wait(30_000)).toEqual([]);
  });

  test('the match that begins is the one that was agreed on', () => {
    const options = { heap: 'small', die: true };
    const seat = new GuestSeat().welcome().lobby({ is: 'begun', shares: [] });
    seat.start(header({ options }));
    expect(seat.parted()).toBe('other-plan');
    expect(seat.deeds).toEqual([]);
  });

  test('a match has hints only if people were told so, and the other way round', () => {
    const told = (help: boolean) =>
      new GuestSeat().welcome({ help }).lobby({ is: 'begun', shares: [] });
    expect(told(true).guest.view.table?.plan.help).toBe(true);
    for (const help of [true, false]) {
      expect(told(help).start(header({ help })).parted()).toBeUndefined();
      expect(
        told(help)
          .start(header({ help: !help }))
          .parted(),
      ).toBe('other-plan');
    }
  });

  test('another match than the one this phone has', () => {
    const seat = new GuestSeat(timelineOf({ id: 'm2' })).welcome();
    seat.lobby({ is: 'begun', shares: [] }).start(header());
    expect(seat.parted()).toBe('other-match');
  });
});
