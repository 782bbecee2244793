import type { Because, Seat } from '../../../kit/rules';
import type { TileId } from '../data/tiles';

/** Why a tap at the table is refused (13). */
export type TableRefusal =
  | Because<'over' | 'wrong-phase'>
  /** `most`: how many may still be issued. */
  | Because<'too-many-shares', { most: number }>
  | Because<'holder' | 'no-pass'>
  | Because<'too-low', { needs: number }>
  | Because<'money', { needs: number; has: number }>
  | Because<'action-taken' | 'foreign', { seat: Seat }>
  | Because<'no-urbanization' | 'too-late' | 'city-used' | 'no-town' | 'loop' | 'discs'>
  | Because<'city' | 'built-here' | 'unchanged' | 'must-keep' | 'first-tile' | 'not-connected'>
  | Because<'off-board', { edge: number }>
  | Because<'no-tile', { tile: TileId }>
  | Because<'no-town-disc' | 'engine-most' | 'engine-used'>
  | Because<'no-delivery' | 'no-link' | 'visited' | 'dead-end' | 'box-full'>;

/** Why an action from outside is refused that the table never offers (13). */
export type OutsideRefusal = Because<
  'not-holder' | 'wrong-tile' | 'no-cube' | 'no-such-cube' | 'no-action'
>;

export type Refusal = TableRefusal | OutsideRefusal;
