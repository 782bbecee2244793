import { fingerprint } from '../kit/fingerprint';
import type { MatchHeader } from '../kit/header';
import type { JsonObject } from '../kit/json';
import type { AnyReader } from '../kit/reader';
import type { AnyRules } from '../kit/rules';
import { setUpFlaw } from '../kit/same-set-up';

/** A state and its position in the log. */
export interface KeptPosition {
  /** The number of entries before it. */
  readonly entries: number;
  readonly state: object;
}

/** A position as it is stored, or comes in a file. */
interface Stored {
  readonly number: number;
  readonly position: JsonObject;
  readonly fingerprint: string;
}

/**
 * Reads the stored positions of a match whose log the current rules replay differently, oldest first. Skips those that
 * the rules cannot read, those whose fingerprint is no longer the stored one, those of a match with other seats or
 * options, and a second one of the same place.
 */
export function readKept(
  rules: AnyRules,
  reader: AnyReader,
  header: MatchHeader,
  positions: readonly Stored[],
): readonly KeptPosition[] {
  const options = rules.setups.read(header.options);
  if (!options.ok) return [];
  const kept = new Map<number, KeptPosition>();
  for (const stored of positions) {
    if (kept.has(stored.number)) continue;
    const read = reader.position(stored.position, header.seed);
    if (!read.ok || setUpFlaw(rules, header, options.value, read.value)) continue;
    if (fingerprint(rules.position.write(read.value)) !== stored.fingerprint) continue;
    kept.set(stored.number, { entries: stored.number, state: read.value });
  }
  return [...kept.values()].sort((a, b) => a.entries - b.entries);
}
