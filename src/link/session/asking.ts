import type { Entry } from '../../kit/log';
import type { Timeline } from '../../kit/timeline';
import type { UndoSize } from '../../kit/undo';
import type { PhoneId, SeatChange } from '../messages/message';
import { type Lobby, seatedPhones } from './lobby';

/** What a player wants to undo or redo. */
export interface UndoRequest {
  readonly back: 'undo' | 'redo';
  readonly size: UndoSize;
  readonly by: PhoneId;
  /** The length of the log that it is about. When the log has another length, the request is over. */
  readonly number: number;
}

/** A requested change of a seat of the match, for a log of `number` entries. */
export type SeatRequest = Omit<SeatChange, 'consents'>;

/** A request that needs the agreement of the other phones. */
export interface Asking extends UndoRequest {
  /** Phones whose people have not answered yet. */
  readonly waits: readonly PhoneId[];
  /** Another person has agreed, or no other phone has a seat. */
  readonly agreed: boolean;
  /** The entry that does it, signed by the phone that asks. */
  readonly entry: Entry;
}

/** The other phones with seats that are linked now. */
export function peopleToAsk(lobby: Lobby, by: PhoneId): readonly PhoneId[] {
  const linked = new Set(lobby.phones.flatMap((one) => (one.linked ? one.phone : [])));
  return others(lobby, by).filter((phone) => linked.has(phone));
}

/** The other phones with seats, linked or lost. */
export function others(lobby: Lobby, by: PhoneId): readonly PhoneId[] {
  return seatedPhones(lobby).filter((phone) => phone !== by);
}

/** The entry that does what was asked for; null: nothing can be taken back or restored. */
export function entryOf(
  timeline: Timeline,
  { back, size }: Pick<UndoRequest, 'back' | 'size'>,
  at: number,
): Entry | null {
  return back === 'undo' ? timeline.prepareUndo(at, size) : timeline.prepareRedo(at);
}
