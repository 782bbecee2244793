import { type Base, edited, type Written } from './positions';

/** A position with one thing wrong in it. */
export interface Flawed {
  readonly what: string;
  readonly problem: string;
  readonly at: string;
  readonly position: Written;
}

export const flawed = (
  what: string,
  patch: Record<string, unknown>,
  problem: string,
  at: string,
  base: Base = 'four',
): Flawed => ({ what, problem, at, position: edited(base, patch) });
