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
