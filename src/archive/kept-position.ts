import { fingerprint } from '../kit/fingerprint';
import type { JsonObject } from '../kit/json';
import type { AnyReader } from '../kit/reader';
import type { AnyRules } from '../kit/rules';

/** A state and its position in the log. */
export interface KeptPosition {
  /** The number of entries before it. */
  readonly entries: number;
  readonly state: object;
}

/**
 * Reads the stored positions of a match whose log the current rules replay differently. Skips those that the
 * rules cannot read, and those whose fingerprint is no longer the stored one.
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
    const read = reader.position(stored.position, seed);
    if (!read.ok) return [];
    const state = read.value;
    if (fingerprint(rules.position.write(state)) !== stored.fingerprint) return [];
    return [{ entries: stored.number, state }];
  });
}
