import type { MessageBody, PhoneId } from '../../messages/message';
import { type HostClaim, outranks } from '../lobby';
import type { TableEndReason } from '../reasons';
import { stopDrawing } from './host-seed';
import type { HostTable, Peer } from './host-table';

/** Guests at one table, including spectators. */
const MAX_GUESTS = 8;

/** A guest identifies itself. Its key is digested first. */
export function hello(table: HostTable, peer: Peer, said: MessageBody<'hello'>): void {
  if (said.app !== table.self.app) {
    table.refuse(peer, 'other-app');
    return;
  }
  if (peer.membership === 'new') {
    peer.membership = 'proving';
    peer.key = said.key;
    peer.name = said.name;
    peer.claim = {
      match: said.match,
      term: said.term,
      hosting: said.hosting,
      length: said.length,
    };
    table.out.add({ effect: 'digest', ticket: `link ${peer.link}`, text: said.key });
  } else if (said.key !== peer.key) {
    table.strike(peer, 'two-keys');
  } else if (peer.membership !== 'proving') {
    // The answer was lost.
    welcome(table, peer);
  }
}

/** The digest of a guest's key is there. It is the phone's id. */
export function proved(table: HostTable, peer: Peer, digest: string): void {
  if (peer.membership !== 'proving') return;
  const phone = digest.slice(0, 16);
  const because = refusalOf(table, phone);
  if (because) {
    table.refuse(peer, because);
    return;
  }
  // Of two windows of one phone the last one stays. The other one must not return by itself.
  const before = table.peerOf(phone);
  if (before) table.refuse(before, 'other-window');
  peer.phone = phone;
  if (table.lobby.phones.some((one) => one.phone === phone)) {
    letIn(table, peer, phone);
    return;
  }
  peer.membership = 'requesting';
  welcome(table, peer);
  table.out.notify({ notice: 'join-request', phone, name: peer.name });
}

function refusalOf(table: HostTable, phone: PhoneId): TableEndReason | null {
  if (phone === table.self.phone) return 'same-phone';
  if (table.dropped.has(phone)) return 'dropped';
  return !table.peerOf(phone) && table.peers.size > MAX_GUESTS ? 'full' : null;
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
  const known = lobby.phones.some((one) => one.phone === phone);
  const { claim } = peer;
  const newer = known && claim?.hosting === true && outranks({ ...claim, phone }, mine);
  if (newer && !table.active) {
    yieldTo(table, phone, claim.term);
    return;
  }
  if (known && claim && (newer || isLater(claim, mine)))
    table.out.notify({ notice: 'newer-host', phone, term: claim.term });
  // Unproved, but harmless: without the log it could not continue as host, and the others keep theirs.
  peer.hasMatch ||= claim !== null && claim.match === lobby.match && claim.length > 0;
  // It may have restarted and lost its share.
  stopDrawing(table, phone);
  peer.membership = 'in';
  welcome(table, peer);
  const others = lobby.phones.filter((one) => one.phone !== phone);
  table.change({ phones: [...others, { phone, name: peer.name, linked: true }] });
  table.out.notify({ notice: known ? 'back' : 'joined', phone });
  sendStart(table, peer);
}

/** Whether the first claim knows of a later host than the second one. */
function isLater(one: Pick<HostClaim, 'match' | 'term'>, other: typeof one): boolean {
  return one.match > other.match || (one.match === other.match && one.term > other.term);
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
  const { term, host, plan, lobby } = table.record;
  table.send(peer, {
    say: 'welcome',
    host,
    term,
    length: table.replica?.stored ?? 0,
    match: lobby.match,
    admitted: peer.membership === 'in',
    game: plan.game,
    rules: plan.rules,
    options: plan.options,
  });
}

export function sendStart(table: HostTable, peer: Peer): void {
  if (!table.replica) return;
  const { seats, ...header } = table.replica.timeline.header;
  const { match } = table.lobby;
  table.send(peer, { say: 'start', match, header: { ...header, seats: [...seats] } });
}
