import { unpackEntry } from '../../entry-form';
import type { Said } from '../../message';
import type { GuestTable } from './guest-table';

const ASK_AGAIN = 1000;

/** Longer than the silence after which a host counts as lost. */
const GIVE_UP = 10;

/**
 * The host says that the match is over and people play again. Who was there to the end knows it. Who was not asks
 * how the match has ended, and goes along when the rules allow what it is told; a host that has nothing to show
 * is not followed before people say so.
 */
export class GuestPast {
  readonly #table: GuestTable;
  /** The host is at a later match. */
  #behind = false;
  #waits = false;
  #asked = Number.NEGATIVE_INFINITY;
  #tries = 0;
  /** The match whose end has come, of which people have not been told yet. */
  #came: string | null = null;
  #settled = false;

  constructor(table: GuestTable) {
    this.#table = table;
  }

  /** The host plays another match, and this phone is not there yet. */
  get isBehind(): boolean {
    return this.#behind;
  }

  /** How the match has ended is not to be had. */
  get endless(): boolean {
    const { standing } = this.#table;
    return this.#behind && !this.#settled && standing === 'in' && this.#tries >= GIVE_UP;
  }

  /** True when this phone does not go to that lobby of the host's yet. */
  holdsOn({ match }: Said<'lobby'>): boolean {
    const { record, ledger, revision } = this.#table;
    if (!record || !ledger || match <= record.lobby.match || this.#settled) return false;
    // It has been linked all the time, and the host has waited for everybody to have the end.
    if (ledger.isOver && revision >= 0) return false;
    this.#behind = true;
    this.tick();
    return true;
  }

  /** How the match has ended, as the host says. Where this phone's log parts from that, it is kept beside it. */
  tail({ id, keep, entries }: Said<'past-tail'>): void {
    const { ledger, out } = this.#table;
    if (!this.#waits || !ledger || ledger.timeline.header.id !== id) return;
    this.#waits = false;
    const tail = entries.map(unpackEntry);
    if (keep > ledger.length || ledger.refusalOf(keep, tail)) {
      this.#table.strike('false-log');
      this.#giveUp();
    } else if (tail.length === 0 || !ledger.endsWith(keep, tail)) {
      this.#giveUp();
    } else {
      ledger.replace(keep, tail);
      this.#came = id;
      this.#settled = true;
      out.add({ effect: 'store', keep, entries: tail, end: ledger.end });
    }
  }

  /** This phone goes along. Only now people hear of the end: whoever looks at it at once is not led away again. */
  left(): void {
    if (this.#came !== null) this.#table.out.tell({ notice: 'end-came', match: this.#came });
  }

  unstored(): void {
    this.#came = null;
    this.#settled = false;
  }

  /** A new link: perhaps to another host, who knows more. */
  anew(): void {
    this.#tries = 0;
    this.#asked = Number.NEGATIVE_INFINITY;
  }

  tick(): void {
    const { ledger, now } = this.#table;
    if (!this.#behind || this.#settled || !ledger) return;
    // What is being written belongs to it.
    if (ledger.stored < ledger.length || now - this.#asked < ASK_AGAIN) return;
    if (this.#tries >= GIVE_UP) {
      this.#giveUp();
      return;
    }
    this.#asked = now;
    this.#tries++;
    this.#waits = true;
    this.#table.send({ say: 'past', id: ledger.timeline.header.id, marks: ledger.marks() });
  }

  /** People go along to the next match, although this one has no end here. */
  goAlong(): void {
    if (this.endless) this.#settled = true;
  }

  /** There is nothing more to be had: an end that this phone has must do. */
  #giveUp(): void {
    this.#tries = GIVE_UP;
    if (this.#table.ledger?.isOver) this.#settled = true;
  }
}
