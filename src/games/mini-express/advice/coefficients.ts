import type { Mode } from '../rules/options';

/** Weights of all prospects, a row a prospect with a figure a stage (0 start … 4 end). */
export type Table = readonly (readonly number[])[];

export interface Coefficients {
  readonly seat: Table;
  readonly automa: Table;
}

const SEAT: Table = [
  [0.15, 0.2, 0.3, 0.5, 3],
  [0.05, 0.08, 0.1, 0.15, 0],
  [0.05, 0.05, 0.05, 0.05, 0],
  [-0.05, -0.08, -0.1, -0.15, 0],
  [-0.05, -0.05, -0.05, -0.05, 0],
  [0.1, 0.1, 0.05, 0, 0],
  [0.3, 0.2, 0.1, 0, 0],
  [0.15, 0.15, 0.1, 0, 0],
  [0.02, 0.01, 0, 0, 0],
  [0.03, 0.05, 0.05, 0.05, 0],
  [0.1, 0.1, 0.1, 0.1, 0],
  [0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0],
];

const AUTOMA: Table = SEAT;

const USUAL: Coefficients = { seat: SEAT, automa: AUTOMA };

export const COEFFICIENTS: Readonly<Record<Mode, Coefficients>> = {
  standard: USUAL,
  solo: USUAL,
  duel: USUAL,
  'duel-expert': USUAL,
};
