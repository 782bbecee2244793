import type { Trouble } from '../archive/trouble';
import type { Player } from '../kit/header';
import type { JsonObject } from '../kit/json';
import type { Action, Refusal, Seat } from '../kit/rules';
import type { Timeline } from '../kit/timeline';
import type { UndoSize } from '../kit/undo';

/** The linked phones of a match. Every decision is sent to them, and is played when they have agreed. */
export interface Party {
  /** Whether this phone decides for a seat. Reads signals, so effects follow it. */
  decides(seat: Seat): boolean;
  /** Who plays for a seat, where the phones have agreed on a replacement; null: as in the header. */
  player(seat: Seat): Player | null;
  /**
   * When all seats that decide simultaneously have committed: whose action this phone still waits for; null: none, as
   * far as it knows. Reads signals.
   */
  awaited(): Seat | null;
  /** What seats of this phone have committed to, by digest. Reads signals. */
  committed(): ReadonlyMap<string, JsonObject>;
  /** Like `LiveMatch.offer`: null when the host has confirmed the entries and they are on this disk. */
  offer(actions: readonly Action[]): Promise<Refusal | Trouble | null>;
  /** Undo or redo: at once in the seat's own open turn, else when the others agree. Null: done, or asked. */
  step(back: 'undo' | 'redo', size: UndoSize): Promise<Refusal | null>;
  /** The sentence for a refusal of the linked phones; null: it is a refusal of the rules. */
  sentence(because: string): string | null;
}

/** The state with what this phone has committed to, where the other phones do not know it. */
export function stateKnownHere(timeline: Timeline, party: Party | null, state: object): object {
  const committed = party?.committed();
  return committed?.size && timeline.round ? timeline.stateKnowing(committed) : state;
}

/** Whose commitment has still to be opened, once all seats of a round have committed; null otherwise. */
export function seatToOpen({ round }: Timeline, party: Party | null): Seat | null {
  if (!party || !round?.isComplete) return null;
  return party.awaited() ?? round.commits[0]?.seat ?? null;
}
