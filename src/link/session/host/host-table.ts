import type { Message, PhoneId } from '../../message';
import type { LinkId } from '../effect';
import { Bucket, Gate } from '../gate';
import type { Ledger } from '../ledger';
import { type HostClaim, type Lobby, resumed, type Self, type TableRecord } from '../lobby';
import { Outbox } from '../outbox';
import { Pull, type Tail } from '../pull';

/** A link that has said hello needs a phone that is who it says it is, then a person who lets it in. */
type Standing = 'new' | 'proving' | 'knocking' | 'in';

/** The other end of one link. */
export class Peer {
  readonly gate: Gate;
  pull = new Pull();
  readonly talk: Bucket;
  standing: Standing = 'new';
  /** Known once it is proved. */
  phone: PhoneId | null = null;
  key = '';
  name = '';
  /** What it said of itself as a host of before; see `outranks`. */
  claim: (Omit<HostClaim, 'phone'> & { readonly hosting: boolean }) | null = null;
  heard: number;
  /** It has the match, so it could go on as host. */
  hasMatch = false;
  /** So many entries of the host's log it has shown to have. */
  has = 0;
  /** Nothing has been heard for a while. */
  silent = false;
  /** A log of its own that people have to choose about. */
  apart: Tail | null = null;

  readonly link: LinkId;

  constructor(link: LinkId, now: number) {
    this.link = link;
    this.gate = new Gate('guest', now);
    this.talk = new Bucket(4, 0.5, now);
    this.heard = now;
  }

  /** It knows of a match before this one only. */
  behind = false;

  /** Another match begins, of which this phone has nothing yet. */
  anew(): void {
    this.pull = new Pull();
    this.hasMatch = false;
    this.has = 0;
    this.apart = null;
  }
}

/** What all parts of a host share. */
export class HostTable {
  readonly self: Self;
  readonly out = new Outbox();
  readonly peers = new Map<LinkId, Peer>();
  /** Phones that were thrown out, until this host ends. */
  readonly dropped = new Set<PhoneId>();
  record: TableRecord;
  ledger: Ledger | null;
  now: number;
  /** A match of before, read for phones that were away when it ended; null: it is not on this phone any more. */
  recalled: { readonly match: string; readonly ledger: Ledger | null } | null = null;
  /** Another phone is the host now; nothing is played here any more. */
  yielded = false;
  /** Something has been played here, so the table is not given to another host without asking. */
  active = false;

  constructor(self: Self, record: TableRecord, ledger: Ledger | null, now: number) {
    this.self = self;
    this.ledger = ledger;
    this.now = now;
    // Who was linked before is not, until it is again.
    const phones = record.lobby.phones.map((one) => ({ ...one, linked: one.phone === self.phone }));
    const lobby = { ...resumed(record.lobby, ledger !== null), phones };
    this.record = { ...record, host: self.phone, lobby };
  }

  get lobby(): Lobby {
    return this.record.lobby;
  }

  /** A phone has shown what it has, or people go on without it. */
  awaitNoMore(phone: PhoneId): void {
    if (!this.record.awaited.includes(phone)) return;
    const awaited = this.record.awaited.filter((one) => one !== phone);
    this.record = { ...this.record, awaited };
    this.out.add({ effect: 'keep', record: this.record });
  }

  /** Changes the lobby, keeps it and tells everybody. */
  change(part: Partial<Lobby>): void {
    const lobby = { ...this.lobby, ...part, revision: this.lobby.revision + 1 };
    this.record = { ...this.record, lobby };
    this.out.add({ effect: 'keep', record: this.record });
    this.broadcast({ say: 'lobby', ...lobby });
  }

  send(peer: Peer, message: Message): void {
    this.out.send(peer.link, message);
  }

  /** To everybody who has been let in. */
  broadcast(message: Message, but: PhoneId | null = null): void {
    for (const peer of this.peers.values())
      if (peer.standing === 'in' && peer.phone !== but) this.send(peer, message);
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

  /** Counts a misdeed, and throws the phone out when it was one too many. */
  strike(peer: Peer, because: string): void {
    if (peer.gate.strike(this.now)) this.drop(peer, because);
  }

  drop(peer: Peer, because: string): void {
    const { phone } = peer;
    if (phone) this.dropped.add(phone);
    this.refuse(peer, 'dropped');
    this.out.tell({ notice: 'dropped', phone, because });
    if (!phone || !this.lobby.phones.some((one) => one.phone === phone)) return;
    this.broadcast({ say: 'was-dropped', phone, because });
    this.setLinked(phone, false);
  }

  refuse(peer: Peer, because: string): void {
    this.send(peer, { say: 'refused', because, app: this.self.app });
    this.end(peer);
  }

  end(peer: Peer): void {
    this.out.add({ effect: 'close', link: peer.link });
    this.peers.delete(peer.link);
  }
}
