import type { SeatPlan } from '../../../../kit/header';
import type { Seat } from '../../../../kit/rules';
import type { Viewers } from '../../../../kit/secrets';
import type { PlayedPly } from '../../../../ui/game-view';
import type { State } from '../../rules/state';
import type { Facts, SeatFacts } from '../facts';
import type { Gains } from '../spaces/use-gains';
import type { Part } from '../use-out-of-sight';
import type { Turn } from '../use-turn';
import type { Voice } from '../voice';

/** What the panel of every decision is made from. */
export interface PanelProps {
  readonly state: State;
  readonly facts: Facts;
  readonly seats: readonly SeatPlan[];
  readonly viewers: Viewers;
  /** The seat that decides here. */
  readonly acting: Seat;
  readonly own: SeatFacts;
  readonly turn: Turn;
  readonly voice: Voice;
  readonly gains: Gains;
  readonly plies: readonly PlayedPly[];
  /** The part of the table that is out of sight; null: none. */
  readonly outOfSight: Part | null;
  readonly onShowPart: (part: Part) => void;
}
