import type { Entry } from '../../../kit/log';
import type { Refusal, Seat } from '../../../kit/rules';
import { phoneOf } from '../../identity/keys';
import type { MessageBody, SeatChange } from '../../messages/message';
import type { SeatRequest } from '../asking';
import { committedBy } from '../commitment-fault';
import { keysIn } from '../lobby';
import { changeFault, changesOf, consentClaims, isTaken, seatText } from '../proof';
import { refuse } from '../reasons';
import { LOST_AFTER } from '../traffic';
import type { TableView } from '../view';
import type { GuestTable } from './guest-table';

/** Milliseconds after which a question that is not repeated is over. */
const OVER_AFTER = 4000;

/** Asks for seats, answers when seats of lost phones are to change hands, and checks that no phone is left out. */
export class GuestSeats {
  readonly #table: GuestTable;
  #asked: SeatRequest | null = null;
  #askedAt = 0;
  #answer: boolean | null = null;

  constructor(table: GuestTable) {
    this.#table = table;
  }

  get asking(): TableView['seatAsking'] {
    return this.#asked && { ...this.#asked, here: this.#answer === null };
  }

  /** Asks for a seat. In a match this phone signs for which log it does. */
  claim(seat: Seat, name: string): void {
    this.#sign({ seat, holder: this.#table.self.phone, level: null }, (number, signature) =>
      this.#table.send({ say: 'claim', seat, name, number, signature }),
    );
  }

  release(seat: Seat): Refusal | null {
    if (this.#table.replica?.hasCommitted(seat)) return refuse('committed');
    this.#sign({ seat, holder: null, level: null }, (number, signature) =>
      this.#table.send({ say: 'release', seat, number, signature }),
    );
    return null;
  }

  /** The host asks. If the answer was lost, the question comes again, and so does the answer. */
  asked({ number, seat, holder, level }: MessageBody<'ask-seat'>): void {
    const request = { number, seat, holder, level };
    this.#askedAt = this.#table.now;
    if (JSON.stringify(this.#asked) !== JSON.stringify(request)) {
      this.#asked = request;
      this.#answer = null;
    } else if (this.#answer !== null) this.answer(this.#answer);
  }

  answer(yes: boolean): void {
    const asked = this.#asked;
    if (!asked) return;
    this.#answer = yes;
    const { number, seat } = asked;
    if (!yes) {
      this.#table.send({ say: 'answer-seat', number, seat, signature: null });
      return;
    }
    this.#sign(asked, (at, signature) => {
      if (at === number) this.#table.send({ say: 'answer-seat', number, seat, signature });
    });
  }

  tick(): void {
    const { replica, now } = this.#table;
    const isOver = this.#asked?.number !== replica?.length || now - this.#askedAt > OVER_AFTER;
    if (this.#asked && isOver) this.#asked = null;
  }

  /**
   * Continues when the lobby's keys and seats are signed by the phones concerned, and this phone was not left out. What
   * is beyond this phone's log is checked when the lobby comes again.
   */
  whenAgreed(lobby: MessageBody<'lobby'>, then: () => void): void {
    const table = this.#table;
    const { replica } = table;
    if (lobby.phones.some(({ phone, key }) => phoneOf(key) !== phone)) {
      table.strike('false-key');
      return;
    }
    const current = replica && lobby.match === table.lobby?.match;
    const pending = current ? lobby.changes.filter(({ number }) => number === replica.length) : [];
    if (!replica || pending.length === 0) {
      then();
      return;
    }
    const [length, digest] = replica.end;
    const keyOf = keysIn(lobby);
    const { header } = replica.timeline;
    const claims = pending.map((change, index) => {
      const before = replica.holdOf(change.seat, pending.slice(0, index));
      const fault = changeFault(change, length, before, header);
      return fault ? null : consentClaims(change, digest, keyOf);
    });
    if (claims.includes(null)) {
      table.strike('false-change');
      return;
    }
    const checked = table.inbox.hold((good: boolean) => {
      if (!good) table.strike('false-signature');
      else if (table.replica !== replica || replica.length !== length) then();
      else if (this.#isFair(pending, table.revision >= 0)) then();
    });
    table.notary.check(
      claims.flatMap((some) => some ?? []),
      checked,
    );
  }

  /**
   * Whether this phone has been asked about the changes of seats that these next entries carry, and they take no round
   * back that can be opened.
   */
  accepts(entries: readonly Entry[]): boolean {
    const { lobby, revision, lengthThen } = this.#table;
    if (this.#takesBackComputers(entries)) {
      this.#table.leave('round-taken-back');
      return false;
    }
    const known = lobby?.changes.map((change) => JSON.stringify(change)) ?? [];
    const unknown = changesOf(entries).filter((change) => !known.includes(JSON.stringify(change)));
    // Before the lobby of this host has come, the one that is known says who was there long ago.
    const sawIt = revision >= 0 && unknown.every(({ number }) => number >= lengthThen);
    return this.#isFair(unknown, sawIt);
  }

  /**
   * Whether the next entry takes a complete round back for a computer whose commitment the host itself can open. In older
   * entries another phone may have been the host.
   */
  #takesBackComputers([entry]: readonly Entry[]): boolean {
    const { replica, record, revision, lengthThen } = this.#table;
    const round = replica?.timeline.round;
    if (!replica || !round?.isComplete || entry?.do !== 'undo') return false;
    const committed = round.commits.find(({ seat }) => seat === entry.seat);
    if (!committed || replica.isTakenSince(committed, changesOf([entry]))) return false;
    const sawIt = revision >= 0 && replica.length >= lengthThen;
    return sawIt && committedBy(replica.timeline, committed) === record?.host;
  }

  /** `sawIt`: this phone was there when the seats changed hands. */
  #isFair(changes: readonly SeatChange[], sawIt: boolean): boolean {
    const table = this.#table;
    const { replica, lobby, self } = table;
    if (!replica || !lobby) return true;
    const known = new Set(lobby.changes.map((change) => JSON.stringify(change)));
    // A phone that hears the host is linked, whatever the host says. Only if it has slept, the host may have lost it.
    const mayBeLost = table.now - table.awokeAt < LOST_AFTER;
    const isLinked =
      !mayBeLost || lobby.phones.some(({ phone, linked }) => phone === self.phone && linked);
    // A phone whose seat was taken while it was away is not asked about the next one.
    const isSeated = replica.timeline.header.seats.some(
      (_, seat) => replica.holdOf(seat, table.pending).holder === self.phone,
    );
    for (const [index, change] of changes.entries()) {
      if (known.has(JSON.stringify(change))) continue;
      const before = replica.holdOf(change.seat, changes.slice(0, index));
      const agreed = change.consents.map(([phone]) => phone);
      if (agreed.includes(self.phone) || !isTaken(before, change)) continue;
      const isOwn = before.holder === self.phone;
      if (sawIt && isLinked && (isOwn || isSeated)) {
        table.leave('seat-taken');
        return false;
      }
      if (isOwn)
        table.out.notify({ notice: 'seat-given', seat: change.seat, phone: change.holder });
    }
    return true;
  }

  /** Before a match nothing is signed. */
  #sign(
    request: Omit<SeatRequest, 'number'>,
    then: (number: number, signature: string | null) => void,
  ): void {
    const { replica, notary } = this.#table;
    if (!replica) {
      then(0, null);
      return;
    }
    const [number, digest] = replica.end;
    notary.sign([seatText({ ...request, number }, digest)], ([signature]) =>
      then(number, signature ?? null),
    );
  }
}
