import type { DecisiveFact } from '../../../kit/hindsight';
import type { Seat } from '../../../kit/rules';
import type { Names } from './en/names';
import type { Part } from './ids';

/** Seats are numbers; points and rounds as the rules count them. */
type Fact =
  | { readonly fact: 'tie'; readonly seats: readonly Seat[]; readonly points: number }
  /** What all rounds gave for a part of the board, of the winner and the second. */
  | {
      readonly fact: 'part';
      readonly part: Part;
      readonly winner: Seat;
      readonly points: number;
      readonly second: Seat;
      readonly secondPoints: number;
    }
  | { readonly fact: 'cards'; readonly seat: Seat; readonly points: number }
  | { readonly fact: 'majority'; readonly seat: Seat; readonly points: number }
  | { readonly fact: 'worker'; readonly seat: Seat; readonly round: number }
  | {
      readonly fact: 'best-round';
      readonly seat: Seat;
      readonly round: number;
      readonly points: number;
    };

export type RailroadFact = Fact & DecisiveFact;

/** The names of what facts number. */
export interface FactNames extends Pick<Names, 'part'> {
  readonly seat: (seat: Seat) => string;
}
