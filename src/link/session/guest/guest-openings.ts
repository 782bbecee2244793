import type { Seat } from '../../../kit/rules';
import type { OwnCommitments } from '../own-commitments';
import type { GuestTable } from './guest-table';

/** Milliseconds until what has not been played yet is opened again. */
const RESEND_AFTER = 1000;

/** Opens what seats of this phone have committed to, once all seats of the round have. */
export class GuestOpenings {
  readonly #table: GuestTable;
  readonly #commitments: OwnCommitments;
  #of = '';
  #sentAt = 0;

  constructor(table: GuestTable, commitments: OwnCommitments) {
    this.#table = table;
    this.#commitments = commitments;
  }

  /** The seats of a complete round that this phone cannot open; null: no round is complete. */
  get waits(): readonly Seat[] | null {
    const { replica, lobby } = this.#table;
    const round = replica?.timeline.round;
    if (!replica || !round?.isComplete) return null;
    const own = this.#commitments.opening(replica).map(({ seat }) => seat);
    const others = round.commits.map(({ seat }) => seat).filter((seat) => !own.includes(seat));
    // First those whose phones are lost: people wait for them.
    const isLinked = (seat: Seat) => {
      const holder = lobby?.seats[seat]?.holder;
      return lobby?.phones.some(({ phone, linked }) => phone === holder && linked) ?? false;
    };
    return [...others].sort((one, other) => Number(isLinked(one)) - Number(isLinked(other)));
  }

  /** Called when the log has changed, and at every tick. */
  run(): void {
    const { replica, now, membership } = this.#table;
    const own = replica ? this.#commitments.opening(replica) : [];
    if (!replica || own.length === 0 || membership !== 'in') return;
    const [number, before] = replica.end;
    if (before === this.#of && now - this.#sentAt < RESEND_AFTER) return;
    this.#of = before;
    this.#sentAt = now;
    const opened = own.map(({ seat, action, nonce }): [number, typeof action, string] => [
      seat,
      action,
      nonce,
    ]);
    this.#table.send({ say: 'open', number, before, opened });
  }
}
