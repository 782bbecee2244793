import type { ComponentType } from 'preact';
import type { Seat } from '../../../../kit/rules';
import type { State } from '../../rules/state/state';
import type { MatchPly } from '../props';
import type { Facts } from './base/facts';
import type { Voice } from './base/voice';
import type { Turn } from './use-turn';

/** What the panel of every decision is made from. */
export interface PanelProps {
  readonly state: State;
  readonly facts: Facts;
  readonly acting: Seat;
  readonly turn: Turn;
  readonly voice: Voice;
  readonly passed: PassedSteps | null;
  readonly plies: readonly MatchPly[];
}

/** The steps that this person is not asked about in this match. */
export interface PassedSteps {
  readonly off: readonly string[];
  readonly toggle: (step: string) => void;
}

/** What a module asks that is not asked on the map. */
export interface Panels {
  /** By pending choice, step or phase: a panel of its own instead of the map's. */
  readonly of: Readonly<Record<string, ComponentType<PanelProps>>>;
  /** What else is offered in the panel of the map. */
  readonly Within?: ComponentType<PanelProps>;
  /** A button beside the one that ends a step. */
  readonly Beside?: ComponentType<PanelProps>;
}
