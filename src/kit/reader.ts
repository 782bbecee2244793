import type { MatchHeader } from './header';
import { isObject, type Json } from './json';
import type { Result } from './result';
import type { Emit, Problem } from './rules';

/**
 * Reads untrusted input that a normal match does not need: positions, and designs by the user. It is separate
 * from the rules so that it can be loaded on demand.
 */
export interface Reader<State> {
  /**
   * Reads a position that the rules have written. Only its form and its ranges are checked, and that it would be written
   * the same again. Nothing in it is played, so that it can be shown wherever it comes from.
   */
  position(json: Json, seed: string): Result<State>;
  /** Plays on from a position that was read to the next decision, with events for `emit`; left out: it is always there. */
  settle?(state: State, emit?: Emit<State>): void;
  /** The problems of a design for a setting: the first one of each part. */
  designProblems(setting: string, design: Json): readonly Problem[];
}

export type AnyReader = Reader<object>;

/** Whether a match needs a reader to be set up: it starts from a position, or its options hold a design. */
export function needsReader({ start, options }: Pick<MatchHeader, 'start' | 'options'>): boolean {
  return start !== undefined || Object.values(options).some(isObject);
}

/** The first problem of the designs in a match's options; null: none. */
export function designFlaw(
  reader: Pick<AnyReader, 'designProblems'>,
  options: MatchHeader['options'],
): Problem | null {
  for (const [setting, value] of Object.entries(options)) {
    if (!isObject(value)) continue;
    const [flaw] = reader.designProblems(setting, value);
    if (flaw) return { ...flaw, at: [setting, flaw.at].filter(Boolean).join('.') };
  }
  return null;
}
