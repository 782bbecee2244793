import type { Message } from '../../message';
import type { LinkId } from '../effect';
import { Gate } from '../gate';
import type { Ledger } from '../ledger';
import type { Lobby, Self, TablePlan, TableRecord } from '../lobby';
import { Outbox } from '../outbox';
import type { Standing } from '../view';

/** Milliseconds between tries to reach the host: soon at first, then with patience. */
const PATIENCE = [500, 1000, 2000, 4000, 8000];

/** What all parts of a guest share. */
export class GuestTable {
  readonly self: Self;
  readonly out = new Outbox();
  /** Null until the table has been seen. */
  record: TableRecord | null;
  /** What the host says is played here; the game is judged before anything else is done. */
  plan: TablePlan | null = null;
  /** This phone has the game, and the same rules. */
  judged = false;
  /** Who the host is, before the lobby has been seen. */
  host: Pick<TableRecord, 'term' | 'host'> = { term: 0, host: '' };
  ledger: Ledger | null;
  standing: Standing = 'away';
  link: LinkId | null = null;
  gate: Gate;
  now: number;
  heard = 0;
  /** The lobby's revision that has been seen over this link. */
  revision = -1;
  #tries = 0;
  #tryAt: number;

  constructor(self: Self, record: TableRecord | null, ledger: Ledger | null, now: number) {
    this.self = self;
    this.record = record;
    this.ledger = ledger;
    this.now = now;
    this.gate = new Gate('host', now);
    this.#tryAt = now;
  }

  get lobby(): Lobby | null {
    return this.record?.lobby ?? null;
  }

  send(message: Message): void {
    if (this.link !== null) this.out.send(this.link, message);
  }

  keep(record: TableRecord): void {
    this.record = record;
    this.out.add({ effect: 'keep', record });
  }

  /** Counts a misdeed of the host; a host that goes on like that is left. */
  strike(because: string): void {
    if (!this.gate.strike(this.now)) return;
    this.out.tell({ notice: 'dropped', phone: this.record?.host ?? null, because });
    this.end('broken');
  }

  /** There is a link; it has to answer. */
  linked(link: LinkId): void {
    this.unlink();
    this.link = link;
    this.gate = new Gate('host', this.now);
    this.heard = this.now;
    this.revision = -1;
    this.standing = 'greeting';
  }

  unlink(): void {
    if (this.link !== null) this.out.add({ effect: 'close', link: this.link });
    this.lost();
  }

  /** The link is no more; try for another one soon. */
  lost(): void {
    this.link = null;
    if (this.standing === 'ended') return;
    this.standing = 'away';
    this.#tryAt = Math.max(this.#tryAt, this.now);
  }

  /** Asks for a link when it is time to. */
  seek(): void {
    if (this.standing === 'ended' || this.now < this.#tryAt) return;
    this.out.add({ effect: 'connect' });
    this.#tryAt = this.now + (PATIENCE[this.#tries++] ?? 10_000);
  }

  /** Tries are over: there is an answer. */
  reached(): void {
    this.#tries = 0;
  }

  /** Goes on as host: nothing is asked of the old one any more. */
  promote(record: TableRecord): void {
    this.standing = 'ended';
    this.out.add({ effect: 'promoted', record });
  }

  /** Leaves for good. */
  end(because: string): void {
    this.send({ say: 'leave', because });
    this.standing = 'ended';
    this.unlink();
  }
}
