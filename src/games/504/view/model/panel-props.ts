import type { ComponentType } from 'preact';
import type { Seat } from '../../../../kit/rules';
import type { Turn } from './use-turn';

/** What a panel needs beside the position: what changes with each tap. */
export interface PanelProps {
  readonly turn: Turn;
}

/** The same of a panel that fills the prompt. */
export interface OwnPanelProps extends PanelProps {
  readonly acting: Seat;
}

/** What a module asks that is not asked on the map. */
export interface Panels {
  /** By pending choice, step or phase: a panel of its own instead of the map's. */
  readonly of: Readonly<Record<string, ComponentType<OwnPanelProps>>>;
  /** By phase: a panel for several taps on the map that are joined to one choice. */
  readonly joined?: Readonly<Record<string, ComponentType<PanelProps>>>;
  /** What else is offered in the panel of the map. */
  readonly Within?: ComponentType<PanelProps>;
  /** A button beside the one that ends a step. */
  readonly Beside?: ComponentType<PanelProps>;
}
