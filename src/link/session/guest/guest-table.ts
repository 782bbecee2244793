import type { Entry } from '../../../kit/log';
import type { SealedRound } from '../../../kit/round';
import { isProblem, type Problem, type Refusal } from '../../../kit/rules';
import type { Meeting } from '../../identity/handshake';
import { Inbox, Notary } from '../../identity/notary';
import type { Message, MessageBody, PhoneId } from '../../messages/message';
import type { LinkId, NewLink } from '../effect';
import {
  isEndedEarly,
  keysIn,
  type Lobby,
  seatsHeld,
  type TablePlan,
  type TableRecord,
  type ThisPhone,
} from '../lobby';
import { type FalseProof, isFalseProof, type LogReplica } from '../log-replica';
import { changesOf, type KeyOf, readProof } from '../proof';
import type { TableEndReason } from '../reasons';
import { Outbox, RateLimiter } from '../traffic';
import type { Membership } from '../view';

/** Milliseconds between attempts to reach the host: short at first, then longer. */
const RETRY_AFTER = [500, 1000, 2000, 4000, 8000];

/** How a guest reaches a table for the first time. */
export interface WayIn {
  /** The host's id, from a link or a QR code; null: the code was typed. */
  readonly host: PhoneId | null;
  /** The code of the room; null: two scans have linked the phones. */
  readonly room: string | null;
}

/** The state that all parts of a guest share. */
export class GuestTable {
  readonly self: ThisPhone;
  readonly out = new Outbox();
  readonly notary = new Notary((effect) => this.out.add(effect));
  /** The host that the first way in has named. */
  readonly expected: PhoneId | null;
  readonly room: string | null;
  /** Null until the lobby has been received. */
  record: TableRecord | null;
  /** What the host wants to play. The game and its version are checked first. */
  plan: TablePlan | null = null;
  /** This phone has the game with the same version of its rules. */
  rulesMatch = false;
  /** The host, until the lobby has been received. */
  host: Pick<TableRecord, 'table' | 'term' | 'host'> = { table: '', term: 0, host: '' };
  replica: LogReplica | null;
  membership: Membership = 'away';
  link: LinkId | null = null;
  met: NewLink | null = null;
  inbox: Inbox<Message>;
  /** What host and guest have said to each other; null: the host has not answered. */
  meeting: Meeting | null = null;
  /** This phone's signature of the meeting. */
  proof = '';
  /** The host has proved who it is. */
  hostProved = false;
  /** The number that the host's screen shows too. */
  number: string | null = null;
  /** The phone of the table that is host now but not followed here yet; and the one that people follow. */
  otherHost: PhoneId | null = null;
  followed: PhoneId | null = null;
  /** The entries that there were when the host let this phone in: what came later, this phone has seen happen. */
  lengthThen = 0;
  limiter: RateLimiter;
  now: number;
  lastHeard = 0;
  /** When this phone has last noticed that it had slept, or that the host had been silent. */
  awokeAt = Number.NEGATIVE_INFINITY;
  /** The revision of the lobby that has arrived over this link. */
  revision = -1;
  readonly #handle: (message: Message) => void;
  #tries = 0;
  #tryAt: number;

  constructor(
    self: ThisPhone,
    record: TableRecord | null,
    replica: LogReplica | null,
    now: number,
    { host, room }: WayIn,
    handle: (message: Message) => void,
  ) {
    this.expected = host;
    this.room = record?.lobby.code ?? room;
    this.#handle = handle;
    this.inbox = new Inbox(handle);
    this.self = self;
    this.record = record;
    this.replica = replica;
    this.now = now;
    this.limiter = new RateLimiter('host', now);
    this.#tryAt = now;
  }

  get lobby(): Lobby | null {
    return this.record?.lobby ?? null;
  }

  /** Stores the log. The first `keep` entries are on the disk already. */
  store(replica: LogReplica, keep: number): void {
    this.out.add({ effect: 'store', keep, agreed: replica.version(), end: replica.end });
  }

  send(message: Message): void {
    if (this.link !== null) this.out.send(this.link, message);
  }

  keep(record: TableRecord): void {
    this.record = record;
    this.out.add({ effect: 'keep', record });
  }

  /** The host has ended the match of this phone early, or lets it go on again. */
  endedEarly(message: MessageBody<'ended'>): void {
    const { record } = this;
    const { say: _, ...ended } = message;
    if (!record || ended.match !== record.lobby.match) return;
    this.send(message);
    const { match, at = null } = record.ended ?? {};
    if (match === ended.match && at === ended.at) return;
    this.keep({ ...record, ended });
    this.out.notify({ notice: 'ended-early', phone: ended.by, at: ended.at });
  }

  /** Whether nothing more is played: by the rules, or because the host has ended the match. */
  get isOver(): boolean {
    const { record, replica } = this;
    return replica?.isOver === true || (record !== null && isEndedEarly(record));
  }

  /** Counts a violation of the host, and leaves when it was one too many. */
  strike(because: string): void {
    if (!this.limiter.strike(this.now)) return;
    this.out.notify({ notice: 'dropped', phone: this.record?.host ?? null, because });
    this.end('broken');
  }

  /** The public keys of the phones at the table. */
  get keyOf(): KeyOf {
    return this.lobby ? keysIn(this.lobby) : () => undefined;
  }

  /** The changes of seats that the next entry carries. */
  get pending(): Lobby['changes'] {
    return this.#pendingIn(this.lobby);
  }

  #pendingIn(lobby: Lobby | null): Lobby['changes'] {
    return lobby?.changes.filter(({ number }) => number === this.replica?.length) ?? [];
  }

  /** The seats of a lobby as they are held by what has been signed, whatever the host says. */
  seatsIn(lobby: Lobby): Lobby['seats'] {
    const { replica } = this;
    if (!replica || lobby.match !== this.lobby?.match) return lobby.seats;
    const pending = this.#pendingIn(lobby);
    return seatsHeld(lobby.seats, replica.timeline.header, (seat) => replica.holdOf(seat, pending));
  }

  /** The log has changed: seats are held by what it carries. */
  reseat(): void {
    const { record, replica } = this;
    if (!record || !replica) return;
    // Changes that the lobby has told in advance are checked when it comes again.
    if (this.pending.length > 0) this.revision = -1;
    const lobby = { ...record.lobby, changes: [] };
    const seats = this.seatsIn(lobby);
    if (JSON.stringify(seats) !== JSON.stringify(record.lobby.seats))
      this.keep({ ...record, lobby: { ...record.lobby, seats } });
  }

  /** Whether a proof is wrong because another phone has played for this one. */
  isForged(wrong: FalseProof | readonly Entry[]): boolean {
    if ('falseProof' in wrong) return wrong.holder === this.self.phone;
    return wrong.some((entry) => readProof(entry)?.by === this.self.phone);
  }

  /**
   * Continues when all signatures of these entries, which follow the first `keep`, are good. Otherwise the host is struck
   * as a liar, or left at once where it has played for this phone.
   */
  whenSigned(keep: number, entries: readonly Entry[], then: () => void): void {
    const { replica } = this;
    if (!replica) return;
    const claims = replica.claimsOf(keep, entries, this.keyOf);
    if (isFalseProof(claims)) {
      this.#liar(claims, claims.falseProof);
      return;
    }
    const checked = this.inbox.hold((good: boolean) => {
      if (!good) this.#liar(entries, 'false-signature');
      else if (this.replica === replica) then();
    });
    this.notary.check(claims, checked);
  }

  #liar(wrong: FalseProof | readonly Entry[], because: string): void {
    if (this.isForged(wrong)) this.leave('forged');
    else this.strike(because);
  }

  /**
   * The host has sent entries that do not fit: it is struck as a liar, or left at once where it has told another action
   * than a seat was bound to.
   */
  falseEntries(refused: Problem | Refusal, because: string): void {
    if (isProblem(refused) && refused.problem === 'false-opening') this.leave('false-opening');
    else this.strike(because);
  }

  /** Tells people to decide again, where these entries have undone an open round that could not be opened. */
  tellWithdrawn(round: SealedRound | null, [entry]: readonly Entry[]): void {
    if (!round || entry?.do !== 'undo') return;
    if (round.isComplete || changesOf([entry]).some(({ seat }) => seat === entry.seat))
      this.out.notify({ notice: 'decide-again', seat: entry.seat });
  }

  /** Leaves because this phone cannot play here. */
  leave(because: TableEndReason): void {
    this.out.notify({ notice: 'cannot-play', because });
    this.end(because);
  }

  /** There is a link. The host has not answered yet. */
  linked(met: NewLink): void {
    this.unlink();
    this.met = met;
    this.link = met.link;
    this.inbox = new Inbox(this.#handle);
    this.meeting = null;
    this.proof = '';
    this.hostProved = false;
    this.number = null;
    this.otherHost = null;
    this.limiter = new RateLimiter('host', this.now);
    this.lastHeard = this.now;
    this.revision = -1;
    this.membership = 'greeting';
  }

  unlink(): void {
    if (this.link !== null) this.out.add({ effect: 'close', link: this.link });
    this.lost();
  }

  /** The link is gone. Try to connect again. */
  lost(): void {
    this.link = null;
    this.inbox.close();
    if (this.membership === 'ended') return;
    this.membership = 'away';
    this.#tryAt = Math.max(this.#tryAt, this.now);
  }

  /** Requests a link when the next attempt is due. */
  seek(): void {
    if (this.membership === 'ended' || this.now < this.#tryAt) return;
    this.out.add({ effect: 'connect' });
    this.#tryAt = this.now + (RETRY_AFTER[this.#tries++] ?? 10_000);
  }

  /** The host has answered. */
  reached(): void {
    this.#tries = 0;
  }

  /** Becomes the host. */
  promote(record: TableRecord): void {
    this.membership = 'ended';
    this.out.add({ effect: 'promoted', record });
  }

  /** Leaves the table for good. */
  end(because: string): void {
    this.send({ say: 'leave', because });
    this.membership = 'ended';
    this.unlink();
  }
}
