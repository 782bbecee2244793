import type { Because, Seat } from '../../../kit/rules';
import type { Color, LineId, SpaceId } from '../data/board';
import type { TileId } from '../data/effects';
import type { BonusCardId, CardId, StartCardId, TokenId } from '../data/tiles-form';
import type { Lock, Phase } from './state';
import type { Unit } from './units';

/** Why something cannot be done (clause 17). */
export type Refusal =
  | Because<'over' | 'no-action' | 'slots-empty'>
  /** `phase`: the present one. */
  | Because<'wrong-phase', { phase: Phase }>
  | Because<'locked', { lock: Lock }>
  | Because<'no-such-space' | 'not-complete' | 'not-again', { space: SpaceId }>
  | Because<'taken', { space: SpaceId; seat: Seat }>
  /** `place`: of the next round, from 1. */
  | Because<'own-place' | 'has-claim', { place: number }>
  | Because<'wrong-pay', { space: SpaceId; needs: number }>
  | Because<'too-few', { what: 'workers' | 'black' | 'roubles'; needs: number; has: number }>
  | Because<'not-pending', { as: Unit | Lock | 'lock' }>
  | Because<'must', { as: Unit | Lock }>
  | Because<'no-track' | 'moved' | 'line-end' | 'blocked', { line: LineId; colour: Color }>
  /** `at`: the index of the lane. */
  | Because<'no-marker' | 'lane-end' | 'gap', { at: number }>
  | Because<'no-tile' | 'not-lowest' | 'not-there' | 'not-lower', { tile: TileId }>
  | Because<'slots-full', { line: LineId }>
  /** `slot`: from 1; null: none was named. */
  | Because<'wrong-slot', { slot: number | null }>
  | Because<'used', { token: TokenId }>
  /** `card`: left out for the choice of an end-bonus card as a prize. */
  | Because<'gone', { card?: StartCardId | CardId | BonusCardId }>
  | Because<'not-full', { card: CardId }>
  | Because<'no-guest', { engineer: number }>;
