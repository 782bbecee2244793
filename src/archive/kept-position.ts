import { fingerprint } from '../kit/fingerprint';
import type { JsonObject } from '../kit/json';
import type { AnyReader } from '../kit/reader';
import { type AnyRules, isProblem } from '../kit/rules';

/** A state and its place in the log. */
export interface KeptPosition {
  /** How many entries lie before it. */
  readonly entries: number;
  readonly state: object;
}

/**
 * Reads stored positions, for a match whose log the rules replay differently now. Leaves out those that
 * the rules cannot read or that do not say what they said when they were written.
 */
export function readKept(
  rules: AnyRules,
  reader: AnyReader,
  seed: string,
  positions: readonly {
    readonly number: number;
    readonly position: JsonObject;
    readonly fingerprint: string;
  }[],
): readonly KeptPosition[] {
  return positions.flatMap((stored) => {
    const state = reader.position(stored.position, seed);
    if (isProblem(state)) return [];
    if (fingerprint(rules.position.write(state)) !== stored.fingerprint) return [];
    return [{ entries: stored.number, state }];
  });
}
