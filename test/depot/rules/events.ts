import type { Happened, Emit as KitEmit, Seat } from '../../../src/kit/rules';
import type { GoodId } from '../data/goods';
import type { State } from './state';

/** What happens in a match. */
export type Event =
  /** `cars` that arrive, by good; `first`: the seat that bids first. */
  | Happened<'round', { round: number; cars: readonly number[]; first: Seat }>
  | Happened<'bid', { seat: Seat; points: number }>
  /** `place`: in the turn order, from 1. */
  | Happened<'pass', { seat: Seat; place: number }>
  /** The winner of the bids pays `points`. */
  | Happened<'order', { seat: Seat; points: number; order: readonly Seat[] }>
  | Happened<'draw' | 'done', { seat: Seat }>
  /** Only for the seat itself. */
  | Happened<'order-card', { seat: Seat; good: GoodId }>
  | Happened<'load', { seat: Seat; good: GoodId }>
  | Happened<'deliver', { seat: Seat; good: GoodId; points: number }>
  | Happened<'borrow' | 'out', { seat: Seat; points: number }>
  /** `price`: the new one; `forced`: the price left no choice. */
  | Happened<'dividend' | 'invest', { seat: Seat; good: GoodId; price: number; forced: boolean }>
  | Happened<'reveal', { seat: Seat; orders: readonly GoodId[] }>
  | Happened<'over'>;

export type Emit = KitEmit<State, Event>;
