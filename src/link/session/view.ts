import type { Seat } from '../../kit/rules';
import type { PhoneId } from '../messages/message';
import type { SeatRequest, UndoRequest } from './asking';
import type { TableRecord } from './lobby';

/**
 * This phone's way to the table: no link; linked, but no answer yet; waiting to be admitted; admitted; left for
 * good.
 */
export type Membership = 'away' | 'greeting' | 'requesting' | 'in' | 'ended';

/** Two logs that have gone on differently. People choose one. */
export interface Divergence {
  readonly phone: PhoneId;
  /** Number of entries that both logs share. */
  readonly common: number;
  readonly ours: number;
  readonly theirs: number;
}

/** A phone that asks to be admitted. */
export interface JoinRequest {
  readonly phone: PhoneId;
  readonly name: string;
  /** The number that its screen shows as well; null: its code was scanned, so there is none to compare. */
  readonly number: string | null;
}

/** Everything that a screen shows of a table. */
export interface TableView {
  readonly role: 'host' | 'guest';
  readonly membership: Membership;
  /** False while the host is lost. */
  readonly linked: boolean;
  /** Null until a guest has received the lobby. */
  readonly table: TableRecord | null;
  /** Number of confirmed entries on this phone's disk. */
  readonly length: number;
  /** Phones that ask to be admitted. */
  readonly joinRequests: readonly JoinRequest[];
  /** Before this phone is admitted: the number that the host's screen shows as well; null: there is none to compare. */
  readonly number: string | null;
  /** Another phone of the table that goes on as host. Nothing is played here before people follow it. */
  readonly otherHost: PhoneId | null;
  /** An action of this phone has not been confirmed yet. */
  readonly proposing: boolean;
  /** An undo that needs agreement. `here`: the people at this phone have not answered yet. */
  readonly asking: (UndoRequest & { readonly here: boolean }) | null;
  /** A change of a seat that needs agreement. `here` as above. */
  readonly seatAsking: (SeatRequest & { readonly here: boolean }) | null;
  /** Phones that do not tell their shares of the seed, so that the match could not begin. */
  readonly withheld: readonly PhoneId[];
  /**
   * All seats that decide simultaneously have committed: those whose actions are not known to this phone. First the one
   * that people wait for. Null: nothing is to be opened.
   */
  readonly opening: readonly Seat[] | null;
  /** Phones that are here and do not open what they have committed to. */
  readonly unopened: readonly PhoneId[];
  /** Phones that must show their logs before a new host continues. */
  readonly awaited: readonly PhoneId[];
  readonly divergences: readonly Divergence[];
  /** The host plays the next match, and does not have the end of the match here. People decide. */
  readonly endUnknown: boolean;
}

/**
 * The view of a session now: `last` itself while nothing in it has changed, so that a screen compares two views as objects.
 * Sessions call this at every message and tick; the record, the large part, is mostly the same object.
 */
export function nextView(last: TableView | null, now: TableView): TableView {
  return last && isSame(last, now) ? last : now;
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => isSame(Reflect.get(one, key), Reflect.get(other, key)))
  );
}
