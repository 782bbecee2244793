import type { Entry } from '../../../kit/log';
import type { Refusal } from '../../../kit/rules';
import { unpackEntry } from '../../messages/entry-form';
import type { MessageBody } from '../../messages/message';
import { isEndedEarly } from '../lobby';
import { refuse } from '../reasons';
import type { GuestTable } from './guest-table';

const ASK_AGAIN = 1000;

/** Attempts. Together they take longer than a silence after which a host counts as lost. */
const GIVE_UP = 10;

/**
 * Handles a host that is at a rematch already. A phone that has missed the end of the match asks for it, and
 * follows the host once it has an end that the rules allow. Without one, people decide.
 */
export class GuestPreviousMatches {
  readonly #table: GuestTable;
  /** The host is at a later match than this phone. */
  #behind = false;
  #waits = false;
  #asked = Number.NEGATIVE_INFINITY;
  #tries = 0;
  /** The match whose end has arrived, until people have been told. */
  #came: string | null = null;
  #settled = false;

  constructor(table: GuestTable) {
    this.#table = table;
  }

  /** The host is at a later match than this phone. */
  get isBehind(): boolean {
    return this.#behind;
  }

  /** The end of the match cannot be obtained. */
  get endUnknown(): boolean {
    const { membership } = this.#table;
    return this.#behind && !this.#isSettled && membership === 'in' && this.#tries >= GIVE_UP;
  }

  /** True: this phone does not follow the host to that lobby yet. */
  holdsOn({ match }: MessageBody<'lobby'>): boolean {
    const { record, replica, revision } = this.#table;
    if (!record || !replica || match <= record.lobby.match || this.#isSettled) return false;
    // This phone was linked all the time, and the host has waited until it had the end.
    if (this.#table.isOver && revision >= 0) return false;
    this.#behind = true;
    this.tick();
    return true;
  }

  /** The end of the match arrives. If this phone's log differs, the old one is kept as a match of its own. */
  tail({ id, keep, entries }: MessageBody<'previous-end'>): void {
    const { replica } = this.#table;
    if (!this.#waits || !replica || replica.timeline.header.id !== id) return;
    this.#waits = false;
    const tail = entries.map(unpackEntry);
    if (keep > replica.length || replica.refusalOf(keep, tail)) {
      this.#table.strike('false-log');
      this.#tries = GIVE_UP;
    } else if (tail.length === 0 || !this.#isWhole(keep, tail)) this.#tries = GIVE_UP;
    else
      this.#table.whenSigned(keep, tail, () => {
        replica.replace(keep, tail);
        this.#came = id;
        this.#settled = true;
        this.#table.store(replica, keep);
      });
  }

  /** This phone follows the host. People learn only now of the end: looking at it must not lead them away again. */
  left(): void {
    if (this.#came !== null) this.#table.out.notify({ notice: 'end-received', match: this.#came });
  }

  unstored(): void {
    this.#came = null;
    this.#settled = false;
  }

  /** Starts over on a new link, which may lead to another host. */
  reset(): void {
    this.#tries = 0;
    this.#asked = Number.NEGATIVE_INFINITY;
  }

  tick(): void {
    const { replica, now } = this.#table;
    if (!this.#behind || this.#isSettled || !replica) return;
    // The entries that are being written belong to the log.
    if (replica.stored < replica.length || now - this.#asked < ASK_AGAIN) return;
    if (this.#tries >= GIVE_UP) return;
    this.#asked = now;
    this.#tries++;
    this.#waits = true;
    this.#table.send({ say: 'previous', id: replica.timeline.header.id, marks: replica.marks() });
  }

  /** People follow the host to the rematch without the end of this match. */
  joinNextMatch(): Refusal | null {
    if (!this.endUnknown) return refuse('settled');
    this.#settled = true;
    return null;
  }

  /** This phone follows the host: also without an answer, if its match is over. */
  get #isSettled(): boolean {
    return this.#settled || (this.#tries >= GIVE_UP && this.#table.isOver);
  }

  /** Whether nothing follows this tail: a match that was ended early has no end by the rules. */
  #isWhole(keep: number, tail: readonly Entry[]): boolean {
    const { record, replica } = this.#table;
    if (!record || !replica) return false;
    if (isEndedEarly(record)) return keep + tail.length >= replica.length;
    return replica.endsWith(keep, tail);
  }
}
