import type { Because, Happened, Seat } from '../../../../kit/rules';
import type { Owner } from '../../rules/state/ids';

/** `paid`: what each seat gets. `president` of the upkeep: what the president pays of it. */
export type ShareEvent =
  | Happened<'share-round', { number: number; order: readonly Seat[] }>
  | Happened<'dividend', { company: Owner; each: number; kept: number; paid: readonly number[] }>
  | Happened<'upkeep', { company: Owner; amount: number; president: number }>
  | Happened<'value', { company: Owner; from: number; to: number }>
  | Happened<'president', { company: Owner; seat: Seat }>;

export type ShareRefusal = Because<'no-share' | 'half' | 'bought-or-sold' | 'president'>;
