import type { Meeting } from '../../identity/handshake';
import { type Inbox, Notary } from '../../identity/notary';
import type { Message, PhoneId } from '../../messages/message';
import type { NewLink } from '../effect';
import {
  type EndedEarly,
  type HostClaim,
  keysIn,
  type Lobby,
  resumedLobby,
  seatsHeld,
  type TableRecord,
  type ThisPhone,
} from '../lobby';
import type { LogReplica } from '../log-replica';
import type { KeyOf } from '../proof';
import { Pull, type Tail } from '../pull';
import type { TableEndReason } from '../reasons';
import { Outbox, RateLimiter, TokenBucket } from '../traffic';

/** The way of a guest: its hello arrives, it proves who it is, people admit it. */
type Membership = 'new' | 'proving' | 'requesting' | 'in';

/** Changes of seats, or undos, that a phone may ask others about: at once, and per second. */
const ASKS = [3, 1 / 20] as const;

/** What a guest says it knows of the table: the latest term, and who was the host then. */
export interface GuestClaim extends Omit<HostClaim, 'phone'> {
  readonly host: PhoneId | null;
}

/** The other end of one link. */
export class Peer {
  readonly limiter: RateLimiter;
  pull = new Pull();
  readonly talk: TokenBucket;
  membership: Membership = 'new';
  /** Known once it has proved who it is. */
  phone: PhoneId | null = null;
  /** What it says its public key is; proved together with `phone`. */
  key = '';
  name = '';
  /** What it has committed to, and what both have said since; null: no hello yet. */
  commitment = '';
  meeting: Meeting | null = null;
  /** The host's own signature of the meeting. */
  signature = '';
  /** Its hello, where it decides between two hosts; see `outranks`. */
  claim: GuestClaim | null = null;
  lastHeard: number;
  /** When it knocked. */
  since: number;
  /** It has the match, so it could become the host. */
  hasMatch = false;
  /** Number of entries of the host's log that it is known to have. */
  has = 0;
  /** It has been silent for too long. */
  silent = false;
  /** Its tail, where both logs have gone on differently. People choose between them. */
  divergentTail: Tail | null = null;

  readonly asks: TokenBucket;
  /** What it said last about the end of its log, and when the others were told. */
  vouched = { digest: '', at: Number.NEGATIVE_INFINITY };
  /** What it was told last about ending a match early, and how often. */
  told: { readonly ended: EndedEarly | null; times: number } = { ended: null, times: 0 };
  readonly link: NewLink['link'];
  readonly met: NewLink;
  readonly inbox: Inbox<Message>;

  constructor(met: NewLink, inbox: (peer: Peer) => Inbox<Message>, now: number) {
    this.met = met;
    this.link = met.link;
    this.inbox = inbox(this);
    this.asks = new TokenBucket(...ASKS, now);
    this.since = now;
    this.limiter = new RateLimiter('guest', now);
    this.talk = new TokenBucket(4, 0.5, now);
    this.lastHeard = now;
  }

  /** It is still at an earlier match. */
  behind = false;
  /** It has the match, which the host does not have. */
  isAhead = false;

  /** A rematch begins: the guest has nothing of it yet. */
  reset(): void {
    this.pull = new Pull();
    this.hasMatch = false;
    this.has = 0;
    this.divergentTail = null;
  }
}

/** Strangers who may knock: at once, and per second. */
const KNOCKS = [8, 1 / 10] as const;

/** The state that all parts of a host share. */
export class HostTable {
  readonly self: ThisPhone;
  readonly out = new Outbox();
  readonly notary = new Notary((effect) => this.out.add(effect));
  readonly peers = new Map<Peer['link'], Peer>();
  /** How many strangers may knock. */
  readonly knocks: TokenBucket;
  /** Phones that were removed. They cannot return to this host. */
  readonly dropped = new Set<PhoneId>();
  record: TableRecord;
  replica: LogReplica | null;
  now: number;
  /** A previous match, read for a phone that missed its end. The replica is null where the match is gone. */
  recalled: { readonly match: string; readonly replica: LogReplica | null } | null = null;
  /** Another phone is the host now. Nothing is played here anymore. */
  yielded = false;
  /** When the phones were asked for what the drawing of the seed needs now. */
  stageSince = 0;
  /** This phone's share of the seed that is being drawn. */
  ownShare: string | null = null;
  /** Phones that made the last drawing fail. */
  withheld: readonly PhoneId[] = [];

  constructor(self: ThisPhone, record: TableRecord, replica: LogReplica | null, now: number) {
    this.self = self;
    this.replica = replica;
    this.now = now;
    this.knocks = new TokenBucket(...KNOCKS, now);
    // No guest is linked at the start.
    const phones = record.lobby.phones.map((one) => ({ ...one, linked: one.phone === self.phone }));
    const lobby = { ...resumedLobby(record.lobby, replica !== null), phones };
    this.record = { ...record, host: self.phone, lobby };
  }

  get lobby(): Lobby {
    return this.record.lobby;
  }

  /** The public keys of the phones at the table. */
  get keyOf(): KeyOf {
    return keysIn(this.lobby);
  }

  /** The changes of seats that the next entry carries. */
  get pending(): Lobby['changes'] {
    return this.lobby.changes.filter(({ number }) => number === this.replica?.length);
  }

  /** The seats as they are held in the match, after another log has been taken over. */
  reseat(): void {
    const { replica, lobby, pending } = this;
    if (!replica) return;
    const { header } = replica.timeline;
    const seats = seatsHeld(lobby.seats, header, (seat) => replica.holdOf(seat, pending));
    if (JSON.stringify(seats) !== JSON.stringify(lobby.seats)) this.change({ seats });
  }

  /** A phone has shown its log, or people continue without it. */
  stopAwaiting(phone: PhoneId): void {
    if (!this.record.awaited.includes(phone)) return;
    const awaited = this.record.awaited.filter((one) => one !== phone);
    this.record = { ...this.record, awaited };
    this.out.add({ effect: 'keep', record: this.record });
  }

  /** Changes the lobby, stores it and sends it to all guests. */
  change(part: Partial<Lobby>): void {
    const lobby = { ...this.lobby, ...part, revision: this.lobby.revision + 1 };
    this.record = { ...this.record, lobby };
    this.out.add({ effect: 'keep', record: this.record });
    this.broadcast({ say: 'lobby', ...lobby });
  }

  /** Stores the log. The first `keep` entries are on the disk already. */
  store(replica: LogReplica, keep: number): void {
    this.out.add({ effect: 'store', keep, agreed: replica.version(), end: replica.end });
  }

  send(peer: Peer, message: Message): void {
    this.out.send(peer.link, message);
  }

  /** Sends a message to all admitted guests. */
  broadcast(message: Message, but: PhoneId | null = null): void {
    for (const peer of this.peers.values())
      if (peer.membership === 'in' && peer.phone !== but) this.send(peer, message);
  }

  peerOf(phone: PhoneId): Peer | null {
    for (const peer of this.peers.values()) if (peer.phone === phone) return peer;
    return null;
  }

  isLinked(phone: PhoneId): boolean {
    return this.lobby.phones.some((one) => one.phone === phone && one.linked);
  }

  setLinked(phone: PhoneId, linked: boolean): void {
    if (this.isLinked(phone) === linked) return;
    const phones = this.lobby.phones.map((one) => (one.phone === phone ? { ...one, linked } : one));
    this.change({ phones });
  }

  /** Counts a violation, and removes the phone when it was one too many. */
  strike(peer: Peer, because: string): void {
    if (peer.limiter.strike(this.now)) this.drop(peer, because);
  }

  drop(peer: Peer, because: string): void {
    const { phone } = peer;
    if (phone) this.dropped.add(phone);
    this.refuse(peer, 'dropped');
    this.out.notify({ notice: 'dropped', phone, because });
    if (!phone || !this.lobby.phones.some((one) => one.phone === phone)) return;
    this.broadcast({ say: 'was-dropped', phone, because });
    this.setLinked(phone, false);
  }

  refuse(peer: Peer, because: TableEndReason): void {
    this.send(peer, { say: 'refused', because, app: this.self.app });
    this.end(peer);
  }

  end(peer: Peer): void {
    peer.inbox.close();
    this.out.add({ effect: 'close', link: peer.link });
    this.peers.delete(peer.link);
  }
}
