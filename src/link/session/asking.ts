import type { Entry } from '../../kit/log';
import type { Seat } from '../../kit/rules';
import type { Timeline } from '../../kit/timeline';
import type { PhoneId } from '../message';
import { type Lobby, seatedPhones } from './lobby';

/** Somebody asks whether a decision may be taken back, or restored. */
export interface Asking {
  readonly back: 'undo' | 'redo';
  readonly by: PhoneId;
  /** Entries of the log it is about; with any other number it is over. */
  readonly number: number;
  /** Phones whose people have not answered yet. */
  readonly waits: readonly PhoneId[];
}

/** Everybody else with a seat who is there. */
export function peopleToAsk(lobby: Lobby, by: PhoneId): readonly PhoneId[] {
  const there = new Set(lobby.phones.flatMap(({ phone, linked }) => (linked ? phone : [])));
  return seatedPhones(lobby).filter((phone) => phone !== by && there.has(phone));
}

/** Whose decision would be taken back or restored; null: none can be. */
export function stepSeat(timeline: Timeline, back: Asking['back']): Seat | null {
  return back === 'undo' ? timeline.undoable : timeline.redoable;
}

export function stepEntry(timeline: Timeline, back: Asking['back'], at: number): Entry | null {
  return back === 'undo' ? timeline.prepareUndo(at) : timeline.prepareRedo(at);
}
