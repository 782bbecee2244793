import type { MatchHeader } from './header';
import { isObject, type Json } from './json';
import type { Problem, Tell } from './rules';

/**
 * Reads what comes from outside and no match needs that is played from its beginning: positions, and designs
 * of one's own. Apart from the rules, so that it is loaded when needed.
 */
export interface Reader<State> {
  /** Plays on at once past a seat with nothing to do, and tells so. */
  position(json: Json, seed: string, tell?: Tell<State>): State | Problem;
  /** What is wrong with a design of one's own for a setting, the first flaw of each part. */
  designProblems(setting: string, design: Json): readonly Problem[];
}

export type AnyReader = Reader<object>;

/** Whether a match can be set up only with a reader: it starts from a position, or its options hold a design. */
export function needsReader({ start, options }: Pick<MatchHeader, 'start' | 'options'>): boolean {
  return start !== undefined || Object.values(options).some(isObject);
}

/** The first flaw of the designs among a match's options; null where all are sound. */
export function designFlaw(reader: AnyReader, options: MatchHeader['options']): Problem | null {
  for (const [setting, value] of Object.entries(options)) {
    if (!isObject(value)) continue;
    const [flaw] = reader.designProblems(setting, value);
    if (flaw) return { ...flaw, at: [setting, flaw.at].filter(Boolean).join('.') };
  }
  return null;
}
