import { commitmentOf, meetingNumber, meetingText } from '../../identity/handshake';
import { phoneOf } from '../../identity/keys';
import type { MessageBody, PhoneId } from '../../messages/message';
import { type HostClaim, MAX_LEAP, outranks } from '../lobby';
import type { TableEndReason } from '../reasons';
import { stopDrawing } from './host-seed';
import type { GuestClaim, HostTable, Peer } from './host-table';

/** Guests at one table, including spectators. A phone with a seat always has room. */
const MAX_GUESTS = 8;

/** Phones that may wait for admission at the same time. */
const MAX_AT_DOOR = 8;

/** A guest says who it is. It gets a number to sign, together with everything else that both say. */
export function hello(table: HostTable, peer: Peer, said: MessageBody<'hello'>): void {
  if (said.app !== table.self.app) {
    table.refuse(peer, 'other-app');
    return;
  }
  const { meeting } = peer;
  if (!meeting) {
    if (said.room !== null && said.room !== table.lobby.code) {
      table.refuse(peer, 'not-that-host');
      return;
    }
    if (said.term > table.record.term + MAX_LEAP) {
      table.strike(peer, 'false-term');
      return;
    }
    peer.membership = 'proving';
    peer.key = said.key;
    peer.name = said.name;
    peer.commitment = said.commitment;
    const { match, term, host, length } = said;
    peer.claim = { match, term, host, length };
    peer.meeting = {
      binding: peer.met.binding,
      room: said.room,
      guestKey: said.key,
      hostKey: table.self.key,
      guestNonce: '',
      hostNonce: peer.met.nonce,
    };
  } else if (said.key !== peer.key || said.commitment !== peer.commitment) {
    table.strike(peer, 'two-keys');
    return;
  }
  // The answer may have been lost.
  if (peer.membership === 'proving')
    table.send(peer, { say: 'challenge', key: table.self.key, nonce: peer.met.nonce });
  else welcome(table, peer);
}

/** A guest reveals its number and proves that it has the key. The host does the same. */
export function prove(
  table: HostTable,
  peer: Peer,
  { nonce, signature }: MessageBody<'prove'>,
): void {
  if (!peer.meeting) {
    table.strike(peer, 'not-admitted');
    return;
  }
  if (peer.membership !== 'proving') {
    // The answer was lost.
    welcome(table, peer);
    return;
  }
  const meeting = { ...peer.meeting, guestNonce: nonce };
  if (commitmentOf(nonce) !== peer.commitment) {
    table.strike(peer, 'broken-commitment');
    return;
  }
  const claim = { key: peer.key, text: meetingText('guest', meeting), signature };
  const checked = peer.inbox.hold((good: boolean) => {
    if (!good) {
      table.strike(peer, 'false-signature');
      return;
    }
    const signed = peer.inbox.hold(([own = '']: readonly string[]) => {
      peer.meeting = meeting;
      peer.signature = own;
      proved(table, peer);
    });
    table.notary.sign([meetingText('host', meeting)], signed);
  });
  table.notary.check([claim], checked);
}

/** The guest is the phone with its key. */
function proved(table: HostTable, peer: Peer): void {
  const phone = phoneOf(peer.key);
  const because = refusalOf(table, peer, phone);
  if (because) {
    table.refuse(peer, because);
    return;
  }
  // Of two windows of one phone the last one stays. The other one must not return by itself.
  const before = table.peerOf(phone);
  if (before) table.refuse(before, 'other-window');
  peer.phone = phone;
  if (isKnown(table, phone)) {
    letIn(table, peer, phone);
    return;
  }
  peer.membership = 'requesting';
  peer.since = table.now;
  welcome(table, peer);
  table.out.notify({ notice: 'join-request', phone, name: peer.name });
}

const isKnown = ({ lobby }: HostTable, phone: PhoneId) =>
  lobby.phones.some((one) => one.phone === phone);

function refusalOf(table: HostTable, { met }: Peer, phone: PhoneId): TableEndReason | null {
  if (met.peer !== null && met.peer !== phone) return 'not-that-host';
  if (phone === table.self.phone) return 'same-phone';
  if (table.dropped.has(phone)) return 'dropped';
  // A known phone may return at any time.
  if (isKnown(table, phone) || table.peerOf(phone)) return null;
  const peers = [...table.peers.values()];
  const inside = peers.filter(({ membership }) => membership === 'in').length;
  const atDoor = peers.filter(({ membership }) => membership === 'requesting').length;
  if (inside >= MAX_GUESTS) return 'full';
  return atDoor >= MAX_AT_DOOR || !table.knocks.take(table.now) ? 'crowded' : null;
}

/** The number that the screen of a phone that waits for admission shows too; null: its code was scanned. */
export function numberOf({ met, meeting }: Peer): string | null {
  return met.peer === null && meeting ? meetingNumber(meeting) : null;
}

/** The people at the host's phone admit a phone. */
export function admit(table: HostTable, phone: PhoneId): void {
  const peer = table.peerOf(phone);
  if (peer?.membership === 'requesting') letIn(table, peer, phone);
}

export function turnAway(table: HostTable, phone: PhoneId): void {
  const peer = table.peerOf(phone);
  if (peer?.membership === 'requesting') table.refuse(peer, 'not-admitted');
}

function letIn(table: HostTable, peer: Peer, phone: PhoneId): void {
  const { term, lobby } = table.record;
  const length = table.replica?.stored ?? 0;
  const mine = { match: lobby.match, term, length, phone: table.self.phone };
  const known = isKnown(table, phone);
  const { claim } = peer;
  // Its claim makes no phone the host: people decide.
  const newer = claim?.host === phone && outranks({ ...claim, phone }, mine);
  if (known && claim && (newer || isLater(claim, mine)))
    table.out.notify({ notice: 'newer-host', phone, term: claim.term });
  // Unproved, but harmless: without the log it could not continue as host, and the others keep theirs.
  peer.hasMatch ||= claim !== null && claim.match === lobby.match && claim.length > 0;
  // It may have restarted and lost its share.
  stopDrawing(table, phone);
  peer.membership = 'in';
  welcome(table, peer);
  const others = lobby.phones.filter((one) => one.phone !== phone);
  const { key, name } = peer;
  table.change({ phones: [...others, { phone, key, name, linked: true }] });
  table.out.notify({ notice: known ? 'back' : 'joined', phone });
  sendStart(table, peer);
}

/** Whether a phone knows of a later host than this one. */
function isLater(one: GuestClaim, mine: HostClaim): boolean {
  if (one.match !== mine.match) return one.match > mine.match;
  // If it knows this phone as the later host, the table was handed to it, and the word of that was lost.
  return one.term > mine.term && one.host !== mine.phone;
}

/** Makes another phone the host, and this one its guest. */
export function yieldTo(table: HostTable, phone: PhoneId, term: number): void {
  const message = { say: 'host-is-now', term, host: phone } as const;
  for (const peer of table.peers.values())
    if (peer.membership === 'in' || peer.phone === phone) table.send(peer, message);
  const record = { ...table.record, term, host: phone, awaited: [] };
  table.yielded = true;
  table.out.add({ effect: 'yielded', record });
}

function welcome(table: HostTable, peer: Peer): void {
  const { term, plan, lobby, table: id } = table.record;
  table.send(peer, {
    say: 'welcome',
    signature: peer.signature,
    table: id,
    term,
    length: table.replica?.stored ?? 0,
    match: lobby.match,
    admitted: peer.membership === 'in',
    game: plan.game,
    rules: plan.rules,
    options: plan.options,
    help: plan.help,
    start: plan.startDigest,
  });
}

export function sendStart(table: HostTable, peer: Peer): void {
  if (!table.replica) return;
  const { seats, ...header } = table.replica.timeline.header;
  const { match } = table.lobby;
  const { table: id, base, holders } = table.replica.charter;
  const charter = { table: id, base, holders: [...holders] };
  table.send(peer, { say: 'start', match, header: { ...header, seats: [...seats] }, charter });
}
