import { canonical } from '../../../kit/json';
import type { Ply } from '../../../kit/ply';
import type { SealedRound } from '../../../kit/round';
import { isProblem, isRefusal, type Seat } from '../../../kit/rules';
import type { MessageBody, PhoneId } from '../../messages/message';
import { committedBy } from '../commitment-fault';
import { deciderOf, type OwnCommitment } from '../lobby';
import type { LogReplica } from '../log-replica';
import type { OwnCommitments } from '../own-commitments';
import { actionDigest } from '../proof';
import type { HostPlay } from './host-play';
import type { HostTable, Peer } from './host-table';

/** Milliseconds after which a phone that is here should have opened what its seats have committed to. */
const OPENS_WITHIN = 20_000;

/** Milliseconds for which what a lost phone's computers have committed to is waited for. */
const WAITS_FOR_COMPUTERS = 10_000;

type Opened = Pick<OwnCommitment, 'action' | 'nonce'>;

/**
 * Collects what opens the commitments of a round, and plays all actions together. A round that can never be opened,
 * because the phone of a seat is lost, is taken back.
 */
export class HostOpenings {
  readonly #table: HostTable;
  readonly #play: HostPlay;
  readonly #commitments: OwnCommitments;
  readonly #opened = new Map<Seat, Opened>();
  /** The digest of the log with the complete round. */
  #of = '';
  #since = 0;

  constructor(table: HostTable, play: HostPlay, commitments: OwnCommitments) {
    this.#table = table;
    this.#play = play;
    this.#commitments = commitments;
  }

  /** The seats of a complete round that are not opened yet; null: no round is complete. */
  get waits(): readonly Seat[] | null {
    const round = this.#round;
    return round?.commits.flatMap(({ seat }) => (this.#opened.has(seat) ? [] : seat)) ?? null;
  }

  /** Phones that are here and do not open what they have committed to. */
  get silent(): readonly PhoneId[] {
    const { record, now } = this.#table;
    if (now - this.#since < OPENS_WITHIN) return [];
    const phones = this.waits?.flatMap((seat) => deciderOf(record, seat) ?? []) ?? [];
    return [...new Set(phones)].filter((phone) => this.#table.isLinked(phone));
  }

  /** A guest opens what its seats have committed to. What comes too early or too late comes again. */
  openedBy(peer: Peer, { number, before, opened }: MessageBody<'open'>): void {
    this.#follow();
    const { replica } = this.#table;
    const round = this.#round;
    if (!replica || !round || replica.length !== number || this.#of !== before) return;
    for (const [seat, action, nonce] of opened) {
      const ply = round.commits.find((one) => one.seat === seat);
      if (!ply || !fits(replica, ply, { action, nonce })) {
        this.#table.drop(peer, 'false-opening');
        return;
      }
      this.#opened.set(seat, { action, nonce });
    }
    this.#revealWhenAll();
  }

  /** Does what the log requires now. Called when it has changed, and at every tick. */
  run(): void {
    this.#follow();
    this.#withdraw();
    this.#revealWhenAll();
  }

  get #round(): SealedRound | null {
    const round = this.#table.replica?.timeline.round ?? null;
    return round?.isComplete ? round : null;
  }

  /** Begins to collect when a round is complete. */
  #follow(): void {
    const { replica, now } = this.#table;
    const of = (this.#round && replica?.end[1]) ?? '';
    if (of === this.#of) return;
    this.#of = of;
    this.#since = now;
    this.#opened.clear();
    if (!replica) return;
    for (const own of this.#commitments.opening(replica)) {
      const ply = this.#round?.commits.find(({ seat }) => seat === own.seat);
      if (ply && fits(replica, ply, own)) this.#opened.set(own.seat, own);
    }
  }

  #revealWhenAll(): void {
    const { replica, self } = this.#table;
    const round = this.#round;
    if (!replica || !round || this.waits?.length !== 0 || !this.#mayPlay) return;
    const opened = round.commits.flatMap(({ seat }) => this.#opened.get(seat) ?? []);
    const actions = opened.map(({ action }) => action);
    const entries = replica.timeline.prepareReveals(actions, self.timeOfDay());
    if (isProblem(entries) || isRefusal(entries))
      throw new Error(`what was checked cannot be revealed: ${JSON.stringify(entries)}`);
    const nonces = opened.map(({ nonce }) => nonce);
    this.#play.sign(
      replica,
      entries,
      (signed) => {
        if (signed) this.#play.add(replica, signed, self.phone);
      },
      nonces,
    );
  }

  /** Undoes a round with a commitment that can no longer be opened. */
  #withdraw(): void {
    const { replica, self, out } = this.#table;
    const round = replica?.timeline.round;
    const lost = replica && round?.commits.find((ply) => this.#isLost(replica, ply));
    if (!replica || !lost || !this.#mayPlay) return;
    const entry = replica.timeline.prepareWithdrawal(lost.seat, self.timeOfDay());
    if (!entry) return;
    this.#play.sign(replica, [entry], (signed) => {
      if (!signed) return;
      this.#play.add(replica, signed, self.phone);
      out.notify({ notice: 'decide-again', seat: lost.seat });
    });
  }

  #isLost(replica: LogReplica, committed: Ply): boolean {
    const table = this.#table;
    if (replica.isTakenSince(committed, table.pending)) return true;
    const { seat } = committed;
    const by = committedBy(replica.timeline, committed) ?? '';
    const isComputers = table.lobby.seats[seat]?.plan.player.kind === 'computer';
    const waited = this.#of !== '' && table.now - this.#since >= WAITS_FOR_COMPUTERS;
    const isElsewhere = by !== table.self.phone && !table.isLinked(by);
    return isComputers && isElsewhere && waited && !this.#opened.has(seat);
  }

  get #mayPlay(): boolean {
    const { record, yielded } = this.#table;
    return record.awaited.length === 0 && !yielded && !this.#play.isBusy;
  }
}

/** Whether a seat was bound to this action, and may play it. */
function fits(replica: LogReplica, ply: Ply, { action, nonce }: Opened): boolean {
  const { timeline } = replica;
  const before = replica.digestAt(ply.entry - 1) ?? '';
  if (actionDigest(before, ply.seat, action, nonce) !== ply.commitment?.digest) return false;
  const state = timeline.stateBefore(ply);
  const { rules } = timeline;
  const read = rules.action.read(action, state);
  if (typeof read !== 'number' || rules.refusal(state, read)) return false;
  // What is revealed is the action as the rules write it. A form with more in it would not open the commitment.
  return canonical(rules.action.write(read, state)) === canonical(action);
}
