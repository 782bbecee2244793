import type { Happened, Seat } from '../../../../kit/rules';
import type { GoodId, KindId } from '../../data/board';
import type { PrivilegeId } from '../../data/world/privileges';
import type { Owner } from './ids';

type Form<Do extends string, Keys = unknown> = Do extends unknown
  ? Readonly<{ do: Do } & Keys>
  : never;

/** The written forms of all actions (J8). Hexes are written "q,r". */
export type ActionForm =
  /** `amount` is left out of a bid as long as it is secret. */
  | Form<'bid', { amount?: number }>
  | Form<'pass' | 'quit' | 'done' | 'extra' | 'settle' | 'payout' | 'half' | 'withhold'>
  | Form<'place', { place: number }>
  | Form<
      | ('capital' | 'move-capital' | 'recall' | 'factory' | 'rouse' | 'harvest' | 'fight')
      | ('refuge' | 'annex' | 'remove'),
      { at: string }
    >
  | Form<'buy', { at: string } | { company: Owner }>
  /** Goods, shares, or with neither one's own share. */
  | Form<'sell', { set?: readonly GoodId[]; company?: Owner; count?: number }>
  | Form<'take', { card: PrivilegeId }>
  | Form<'upgrade', { what: 'speed' | 'hold' }>
  | Form<'move', { from: string; to: string }>
  | Form<'explore', { from: string; at: string }>
  | Form<'shift', { from: KindId; to: KindId }>
  | Form<'follow' | 'seize', { from: string }>
  /** `use`: residents from each end; `home`: the end from which one goes home. */
  | Form<
      'road',
      { between: readonly string[]; use?: readonly number[]; home?: string | null; free?: true }
    >
  | Form<'plant', { at: string; good: GoodId }>
  | Form<'drive' | 'retreat', { to: string }>
  | Form<'load' | 'unload', { good?: GoodId; resident?: true }>
  | Form<'deliver', { good: GoodId }>
  | Form<'swap', { give: readonly GoodId[]; take: GoodId }>;

/** The action of this kind. */
export type FormOf<Do extends ActionForm['do']> = Extract<ActionForm, { readonly do: Do }>;

/** What points are for. */
export const REASONS = [
  ...(['explore', 'settle', 'harvest', 'factory', 'card', 'bonus', 'scoring', 'missed'] as const),
] as const;
export type ReasonId = (typeof REASONS)[number];

/** A city on the map: its number, and its hex as it is written. */
export type City = Readonly<{ number: number; hex: string }>;

/** The cities on the map, which give hexes their names; left out while they are those of every match on it. */
export type OnMap = {
  cities?: readonly City[];
  /** The kinds of the lands that an action names, by hex: what people call them. */
  kinds?: Readonly<Record<string, KindId>>;
};

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
