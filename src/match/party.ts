import type { Trouble } from '../archive/trouble';
import type { Player } from '../kit/header';
import type { Action, Refusal, Seat } from '../kit/rules';

/** Linked phones at one table: what is decided at a match goes through them, and comes back agreed. */
export interface Party {
  /** Whether this phone decides for a seat. Read inside an effect, it is asked anew when that changes. */
  decides(seat: Seat): boolean;
  /** Who plays for a seat, where the phones have agreed upon it; null: as the header says. */
  player(seat: Seat): Player | null;
  /** As `LiveMatch.offer`: null once everybody's order of entries has it, and this disk too. */
  offer(action: Action): Promise<Refusal | Trouble | null>;
  /** Asks the others to take back or restore; null: they are asked. */
  step(back: 'undo' | 'redo'): Promise<Refusal | null>;
  /** What is said to a refusal of the phones'; null: it is a refusal of the rules. */
  sentence(because: string): string | null;
}
