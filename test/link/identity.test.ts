import { describe, expect, test } from 'vitest';
import { bindingOf } from '../../src/link/connections/channel-link';
import { digestOf, sha256 } from '../../src/link/identity/digest';
import { type Meeting, meetingNumber, meetingText } from '../../src/link/identity/handshake';
import { drawKeyPair, isSigned, phoneOf, sign } from '../../src/link/identity/keys';
import { Inbox } from '../../src/link/identity/notary';
import { fakeSign, meeting, nonceOf } from './support/fake-keys';
import { HostedTable } from './support/hosted-table';
import { GuestSeat } from './support/seat';
import { said, selfNamed } from './support/table';

const STRANGER = 7;

const met: Meeting = {
  binding: 'b'.repeat(22),
  room: 'ACE349',
  guestKey: 'g'.repeat(87),
  hostKey: 'h'.repeat(87),
  guestNonce: 'm'.repeat(22),
  hostNonce: 'n'.repeat(22),
};

describe('the digest of a text', () => {
  test('is the SHA-256 of its bytes', () => {
    // FIPS 180-4, example of one block.
    expect(sha256('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0');
  });

  test('tells values apart that only look alike when they are put one after the other', () => {
    expect(digestOf(['ab', 'c'])).not.toBe(digestOf(['a', 'bc']));
  });
});

describe('a phone’s key (D2)', () => {
  test('signs what its public half proves, and nothing else', async () => {
    const [own, other] = await Promise.all([drawKeyPair(), drawKeyPair()]);
    const signature = await sign(own, 'text');
    expect(signature).toMatch(/^[\w-]{86}$/);
    expect(own.key).toMatch(/^[\w-]{87}$/);
    expect(phoneOf(own.key)).toMatch(/^[\w-]{22}$/);
    expect(await isSigned({ key: own.key, text: 'text', signature })).toBe(true);
    expect(await isSigned({ key: own.key, text: 'texts', signature })).toBe(false);
    expect(await isSigned({ key: other.key, text: 'text', signature })).toBe(false);
  });

  test('cannot be read, not even by this app', async () => {
    const { signing } = await drawKeyPair();
    expect(signing.extractable).toBe(false);
    for (const form of ['pkcs8', 'jwk'] as const)
      await expect(crypto.subtle.exportKey(form, signing)).rejects.toThrow();
  });
});

describe('what two phones sign when they meet (D1)', () => {
  test.each(Object.keys(met) as (keyof Meeting)[])('depends on %s', (field) => {
    const other = { ...met, [field]: 'x'.repeat(22) };
    expect(meetingText('host', other)).not.toBe(meetingText('host', met));
    expect(meetingNumber(other)).not.toBe(meetingNumber(met));
  });

  test('is another text for each of the two, so none of them can be handed back', () => {
    expect(meetingText('host', met)).not.toBe(meetingText('guest', met));
  });

  test('has a number of six digits, and all of them occur', () => {
    const numbers = Array.from({ length: 2000 }, (_, at) =>
      meetingNumber({ ...met, guestNonce: `${at}`.padStart(22, 'n') }),
    );
    for (const number of numbers) expect(number).toMatch(/^\d{6}$/);
    expect(new Set(numbers).size).toBeGreaterThan(1990);
    expect(new Set(numbers.map(([first]) => first)).size).toBe(10);
  });
});

describe('a connection', () => {
  const line = (digest: string) => ({ sdp: `v=0\r\na=fingerprint:sha-256 ${digest}\r\n` });
  const ends = (localDescription: object | null, remoteDescription: object | null) =>
    bindingOf({ localDescription, remoteDescription } as unknown as RTCPeerConnection);

  test('has the same text at both ends, however they write it', () => {
    expect(ends(line('AA:BB'), line('cc:dd'))).toBe(ends(line('CC:DD'), line('aa:bb')));
  });

  test('has another one on each side of a phone in between, also when that names a second certificate', () => {
    const [guest, host, between] = [line('AA:BB'), line('CC:DD'), line('EE:FF')];
    const both = { sdp: host.sdp + between.sdp };
    expect(ends(guest, between)).not.toBe(ends(between, host));
    expect(ends(guest, both)).not.toBe(ends(host, guest));
  });
});

describe('a host that a guest meets (D1)', () => {
  test('is not followed if it is not the phone of the link', () => {
    const seat = new GuestSeat(null, null, selfNamed('another').phone).welcome();
    expect(seat.parted()).toBe('not-that-host');
    expect(said(seat.heard(), 'prove')).toEqual([]);
  });

  test('is followed if it is', () => {
    const seat = new GuestSeat(null, null, selfNamed('host').phone).welcome();
    expect(seat.guest.view.membership).toBe('in');
  });

  test('that has only copied a public key proves nothing, and is told of', () => {
    const seat = new GuestSeat();
    seat.say({ say: 'challenge', key: seat.hostSelf.key, nonce: nonceOf(1) });
    const { text } = meeting(seat.self.key, seat.hostSelf.key, { link: 1, binding: 'binding' });
    const signature = fakeSign(selfNamed('mallory').key, text.replace('guest', 'host'));
    seat.say({
      say: 'welcome',
      signature,
      table: 'T'.repeat(22),
      term: 1,
      length: 0,
      match: 1,
      admitted: true,
      game: 'beans',
      rules: 1,
      options: {},
      help: false,
      start: '',
    });
    expect(seat.guest.view.membership).toBe('away');
    expect(seat.effects).toContainEqual({ effect: 'notify', notice: 'stranger' });
  });

  test('shows people a number while they wait for their first admission', () => {
    const seat = new GuestSeat().welcome({ admitted: false });
    expect(seat.guest.view).toMatchObject({ membership: 'requesting' });
    expect(seat.guest.view.number).toMatch(/^\d{6}$/);
    seat.welcome();
    expect(seat.guest.view.number).toBeNull();
  });
});

describe('a guest that a host meets (D1, D2)', () => {
  test('is shown with the number that its own screen shows', () => {
    const table = new HostedTable();
    const stranger = selfNamed('stranger');
    table.come(STRANGER, stranger);
    const { text: _, commitment: __, ...both } = table.meeting(STRANGER, stranger);
    expect(table.host.view.joinRequests).toEqual([
      { phone: stranger.phone, name: 'stranger', number: meetingNumber(both) },
    ]);
  });

  test('is not shown with a number where its code was scanned, and only the phone of that code is let in', () => {
    const table = new HostedTable();
    const [wanted, other] = [selfNamed('wanted'), selfNamed('other')];
    for (const [link, one] of [
      [STRANGER, wanted],
      [STRANGER + 1, other],
    ] as const) {
      table.peer = wanted.phone;
      table.come(link, one);
    }
    expect(table.host.view.joinRequests).toMatchObject([{ phone: wanted.phone, number: null }]);
    expect(said(table.heard(STRANGER + 1), 'refused')).toMatchObject([
      { because: 'not-that-host' },
    ]);
  });

  test('cannot change its number once it has seen the host’s', () => {
    const table = new HostedTable();
    const stranger = selfNamed('stranger');
    table.greet(STRANGER, stranger);
    const { text: _, commitment: __, ...both } = table.meeting(STRANGER, stranger);
    const changed = { ...both, guestNonce: 'z'.repeat(22) };
    const signature = fakeSign(stranger.key, meetingText('guest', changed));
    table.say(STRANGER, { say: 'prove', nonce: changed.guestNonce, signature });
    expect(table.host.view.joinRequests).toEqual([]);
  });

  test('is not a stranger who repeats what a phone has said to another host, or over another connection', () => {
    const table = new HostedTable();
    const before = said(table.heard(1), 'welcome').length;
    // All that the phone has ever shown: what it proved over its own link.
    const { guestNonce, text } = table.meeting(1, table.mallory);
    const signature = fakeSign(table.mallory.key, text);
    table.greet(STRANGER, table.mallory, {
      commitment: table.meeting(1, table.mallory).commitment,
    });
    table.say(STRANGER, { say: 'prove', nonce: guestNonce, signature });
    expect(said(table.heard(STRANGER), 'welcome')).toEqual([]);
    expect(said(table.heard(1), 'refused')).toEqual([]);
    expect(said(table.heard(1), 'welcome')).toHaveLength(before);
  });

  test('is not a stranger who sends the host’s own signature back', () => {
    const table = new HostedTable();
    const { text } = table.meeting(STRANGER, table.self);
    table.greet(STRANGER, table.self);
    const signature = fakeSign(table.self.key, text.replace('guest', 'host'));
    table.say(STRANGER, { say: 'prove', nonce: nonceOf(-STRANGER), signature });
    expect(said(table.heard(STRANGER), 'welcome')).toEqual([]);
  });
});

test('messages of a link are handled one after the other, also while one of them is being checked', () => {
  const handled: string[] = [];
  const going: (() => void)[] = [];
  const inbox = new Inbox<string>((message) => {
    const finish = inbox.hold<null>(() => handled.push(message));
    going.push(() => finish(null));
  });
  for (const message of ['one', 'two', 'three']) inbox.take(message);
  expect(going).toHaveLength(1);
  for (let at = 0; at < 3; at++) going[at]?.();
  expect(handled).toEqual(['one', 'two', 'three']);
  inbox.take('four');
  inbox.close();
  going[3]?.();
  expect(handled).toHaveLength(3);
});
