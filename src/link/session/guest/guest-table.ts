import type { Message } from '../../messages/message';
import type { LinkId } from '../effect';
import type { Lobby, TablePlan, TableRecord, ThisPhone } from '../lobby';
import type { LogReplica } from '../log-replica';
import { Outbox } from '../outbox';
import { RateLimiter } from '../rate-limiter';
import type { Membership } from '../view';

/** Milliseconds between attempts to reach the host: short at first, then longer. */
const RETRY_AFTER = [500, 1000, 2000, 4000, 8000];

/** The state that all parts of a guest share. */
export class GuestTable {
  readonly self: ThisPhone;
  readonly out = new Outbox();
  /** Null until the lobby has been received. */
  record: TableRecord | null;
  /** What the host wants to play. The game and its version are checked first. */
  plan: TablePlan | null = null;
  /** This phone has the game with the same version of its rules. */
  rulesMatch = false;
  /** The host, until the lobby has been received. */
  host: Pick<TableRecord, 'term' | 'host'> = { term: 0, host: '' };
  replica: LogReplica | null;
  membership: Membership = 'away';
  link: LinkId | null = null;
  limiter: RateLimiter;
  now: number;
  lastHeard = 0;
  /** The revision of the lobby that has arrived over this link. */
  revision = -1;
  #tries = 0;
  #tryAt: number;

  constructor(
    self: ThisPhone,
    record: TableRecord | null,
    replica: LogReplica | null,
    now: number,
  ) {
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

  /** Counts a violation of the host, and leaves when it was one too many. */
  strike(because: string): void {
    if (!this.limiter.strike(this.now)) return;
    this.out.notify({ notice: 'dropped', phone: this.record?.host ?? null, because });
    this.end('broken');
  }

  /** There is a link. The host has not answered yet. */
  linked(link: LinkId): void {
    this.unlink();
    this.link = link;
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
