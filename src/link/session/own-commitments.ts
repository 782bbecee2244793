import type { JsonObject } from '../../kit/json';
import type { Action, Refusal, Seat } from '../../kit/rules';
import type { Timeline } from '../../kit/timeline';
import type { Effect } from './effect';
import { type OwnCommitment, type TableRecord, withCommitment } from './lobby';
import type { LogReplica } from './log-replica';
import { actionDigest } from './proof';
import { refuse } from './reasons';

/** The state of a host or a guest, as far as it is used here. */
interface Table {
  record: TableRecord | null;
  readonly out: { add(effect: Effect): void };
}

type Then = (own: OwnCommitment | null) => void;

/** A commitment that is being made. */
interface Making {
  readonly make: (nonce: string) => OwnCommitment;
  readonly then: Then;
  /** Null: its number is being drawn. */
  readonly own: OwnCommitment | null;
}

/** Commits seats of this phone to actions. What opens a commitment is on the disk before another phone gets it. */
export class OwnCommitments {
  readonly #table: Table;
  readonly #making = new Map<number, Making>();
  #ticket = 0;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Continues with the commitment when it is on the disk; null: it could not be written. */
  make(before: string, seat: Seat, action: JsonObject, then: Then): void {
    const make = (nonce: string) => ({
      digest: actionDigest(before, seat, action, nonce),
      seat,
      action,
      nonce,
    });
    this.#making.set(++this.#ticket, { make, then, own: null });
    this.#table.out.add({ effect: 'nonce', ticket: this.#ticket });
  }

  nonceDrawn(ticket: number, nonce: string): void {
    const making = this.#making.get(ticket);
    const { record } = this.#table;
    if (!making || making.own || !record) return;
    const own = making.make(nonce);
    this.#making.set(ticket, { ...making, own });
    this.#table.record = { ...record, commitments: withCommitment(record, own) };
    this.#table.out.add({ effect: 'keep', record: this.#table.record, ticket });
  }

  kept(ticket: number, isOnDisk: boolean): void {
    const making = this.#making.get(ticket);
    this.#making.delete(ticket);
    making?.then(isOnDisk ? making.own : null);
  }

  /** What this phone can open of the round of a log to which all seats have committed. */
  opening({ timeline }: LogReplica): readonly OwnCommitment[] {
    const { round } = timeline;
    if (!round?.isComplete) return [];
    const digests = new Set(round.commits.map(({ commitment }) => commitment?.digest));
    return this.#table.record?.commitments?.filter(({ digest }) => digests.has(digest)) ?? [];
  }
}

/** A legal action of a seat that decides simultaneously with others. */
export interface Decision {
  readonly seat: Seat;
  readonly action: JsonObject;
}

/** What the seat to act must be bound to by a commitment; or why it may not; null: the decision is open. */
export function decisionOf(
  { rules, state, round, isSimultaneous }: Timeline,
  actions: readonly Action[],
): Decision | Refusal | null {
  if (!isSimultaneous) return null;
  const seat = rules.toAct(state);
  const [action] = actions;
  if (round?.isComplete || seat === null || action === undefined) return refuse('committed');
  // Whatever is offered after it belongs to the next seat.
  if (actions.length > 1) return refuse('not-your-turn');
  return rules.refusal(state, action) ?? { seat, action: rules.action.write(action, state) };
}
