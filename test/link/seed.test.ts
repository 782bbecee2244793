import { describe, expect, test } from 'vitest';
import { planDigest } from '../../src/link/session/lobby';
import { shareText } from '../../src/link/session/proof';
import { header } from '../tiny-game/header';
import { fakeSign } from './support/fake-keys';
import { GuestSeat } from './support/seat';
import { digest, said } from './support/table';

describe('the seed', () => {
  const share = 'h'.repeat(22);

  /** The host's commitment to a share, and to what the guest has been told is played. */
  function committed(seat: GuestSeat, own = digest(share)): [string, string, string] {
    const { table } = seat.guest.view;
    if (!table) throw new Error('no table');
    const plan = planDigest(table, 1, table.lobby.seats);
    const { key, phone } = seat.hostSelf;
    return [phone, own, fakeSign(key, shareText(plan, own))];
  }

  /** The drawing up to where the guest has told its share, and the header that follows from it. */
  function drawing(seat: GuestSeat) {
    const host = seat.hostSelf.phone;
    const guest = seat.self.phone;
    seat.welcome().lobby({ is: 'gathering' });
    const own = committed(seat);
    seat.lobby({ is: 'commit', attempt: 1, commits: [own] });
    const [answer] = said(seat.heard(), 'commit');
    const commits: [string, string, string][] = [
      own,
      [guest, answer?.digest ?? '', answer?.signature ?? ''],
    ];
    seat.lobby({ is: 'reveal', attempt: 1, commits, shares: [[host, share]] });
    const [revealed] = said(seat.heard(), 'reveal');
    const shares: [string, string][] = [
      [host, share],
      [guest, revealed?.share ?? ''],
    ];
    const sorted = [...shares].sort(([a], [b]) => (a < b ? -1 : 1));
    return { shares, seed: sorted.map(([, one]) => one).join('.') };
  }

  test('made of both phones’ shares', () => {
    const seat = new GuestSeat();
    const { shares, seed } = drawing(seat);
    seat.lobby({ is: 'begun', shares }).start(header({ seed }));
    expect(seat.deeds).toEqual(['begin']);
    expect(seat.parted()).toBeUndefined();
  });

  test('drawn before this phone restarted and gathered again, as a host that comes back has it', () => {
    const before = new GuestSeat();
    const { shares, seed } = drawing(before);
    const seat = new GuestSeat(null, before.kept).welcome().lobby({ is: 'gathering' });
    seat.lobby({ is: 'begun', shares }).start(header({ seed }));
    expect(seat.deeds).toEqual(['begin']);
    expect(seat.parted()).toBeUndefined();
  });

  test('is known to a phone with the match, although its host knows of none', () => {
    const seat = new GuestSeat();
    const { shares, seed } = drawing(seat);
    seat.lobby({ is: 'begun', shares }).start(header({ seed })).lobby({ is: 'gathering' });
    expect(seat.kept?.lobby.stage).toEqual({ is: 'begun', shares });
  });

  test('of a match that has begun makes no other', () => {
    const seat = new GuestSeat();
    const { shares, seed } = drawing(seat);
    seat.lobby({ is: 'begun', shares }).start(header({ seed }));
    const later = new GuestSeat(null, seat.kept).welcome().lobby({ is: 'gathering' });
    later.lobby({ is: 'begun', shares }).start(header({ seed }));
    expect(later.parted()).toBe('wrong-seed');
  });

  test('no share is told before all are bound', () => {
    const seat = new GuestSeat().welcome().lobby({ is: 'gathering' });
    seat.lobby({ is: 'commit', attempt: 1, commits: [committed(seat)] });
    seat.wait(5000);
    expect(said(seat.heard(), 'reveal')).toEqual([]);
    const other: [string, string, string][] = [
      [seat.self.phone, digest('another'), 'x'.repeat(86)],
    ];
    seat.lobby({ is: 'reveal', attempt: 1, commits: other, shares: [] });
    expect(said(seat.heard(), 'reveal')).toEqual([]);
  });

  test.each<
    [
      string,
      (
        drawn: ReturnType<typeof drawing>,
        seat: GuestSeat,
      ) => { shares: [string, string][]; seed: string },
    ]
  >([
    ['chosen by the host', ({ shares }) => ({ shares, seed: 'chosen' })],
    ['without this phone', (_, seat) => ({ shares: [[seat.hostSelf.phone, share]], seed: share })],
    ['without any share', () => ({ shares: [], seed: 'chosen' })],
    [
      'with a share that the host was not bound to',
      ({ shares }, seat) => {
        const other = 'i'.repeat(22);
        const changed = shares.map(([phone, one]): [string, string] => [
          phone,
          phone === seat.hostSelf.phone ? other : one,
        ]);
        const sorted = [...changed].sort(([a], [b]) => (a < b ? -1 : 1));
        return { shares: changed, seed: sorted.map(([, one]) => one).join('.') };
      },
    ],
  ])('%s is no seed', (_, cheat) => {
    const seat = new GuestSeat();
    const { shares, seed } = cheat(drawing(seat), seat);
    seat.lobby({ is: 'begun', shares }).start(header({ seed }));
    expect(seat.parted()).toBe('wrong-seed');
    expect(seat.deeds).toEqual([]);
  });

  test('that was never drawn, though this phone sat there from the beginning', () => {
    const seat = new GuestSeat()
      .welcome()
      .lobby({ is: 'gathering' })
      .lobby({ is: 'begun', shares: [] });
    seat.start(header());
    expect(seat.parted()).toBe('wrong-seed');
  });
});
