import type { Happened, Seat } from '../../../../kit/rules';
import type { ActionForm } from './action-forms';
import type { Owner } from './ids';

/** What points are for. */
export const REASONS = [
  ...(['explore', 'settle', 'harvest', 'factory', 'card', 'bonus', 'scoring', 'missed'] as const),
] as const;
export type ReasonId = (typeof REASONS)[number];

/** A city on the map: its number, and its hex as it is written. */
export type City = Readonly<{ number: number; hex: string }>;

/** The cities on the map, by which hexes are called; left out where all are drawn on it. */
export type OnMap = { cities?: readonly City[] };

/** Who decides. */
export type Decider = { owner: Owner } | { seat: Seat };

/** What the base tells (Events). Hexes are written "q,r". */
export type BaseEvent =
  | Happened<'map', { tiles: Readonly<Record<string, string>> }>
  | Happened<'order', { order: readonly Owner[] }>
  | Happened<'round', { round: number; order: readonly Owner[] }>
  /** `founds`: a move a settlement, a purchase of shares a company. */
  | Happened<'did', Decider & { action: ActionForm; forced?: true; founds?: true } & OnMap>
  | Happened<'income', { owner: Owner; amount: number }>
  | Happened<'vp', { owner: Owner; amount: number; for: ReasonId }>
  | Happened<'over', { scores: readonly number[]; winners: readonly Seat[] }>;
