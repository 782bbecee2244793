import type { Because, Happened, Seat } from '../../../../kit/rules';
import type { PrivilegeId } from '../../data/world/privileges';
import type { Owner } from '../../rules/state/ids';

/** `amounts`: by seat. */
export type PrivilegeEvent =
  | Happened<'deck', { removed: readonly PrivilegeId[] }>
  | Happened<'draw', { card: PrivilegeId }>
  | Happened<'bids', { amounts: readonly number[] }>
  | Happened<'lot', { among: readonly Seat[]; winner: Seat }>
  | Happened<'tax', { owner: Owner; amount: number }>;

export type PrivilegeRefusal = Because<'owned'> | Because<'price', { least: number; most: number }>;
