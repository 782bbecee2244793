import { fingerprint } from '../kit/fingerprint';
import type { MatchHeader } from '../kit/header';
import type { JsonObject } from '../kit/json';
import type { AnyReader } from '../kit/reader';
import { failed, type Result } from '../kit/result';
import { type AnyRules, within } from '../kit/rules';
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

/** Reads a position of a match: a problem where the rules cannot, or where it has other seats or options. */
export function readPositionOf(
  rules: AnyRules,
  reader: AnyReader,
  header: MatchHeader,
  position: JsonObject,
): Result<object> {
  const options = rules.setups.read(header.options);
  if (!options.ok) return failed(within('options', options.problem));
  const read = reader.position(position, header.seed);
  if (!read.ok) return failed(within('start', read.problem));
  const other = setUpFlaw(rules, header, options.value, read.value);
  return other ? failed(other) : read;
}

/**
 * Reads the stored positions of a match whose log the current rules replay differently, oldest first. Skips those that
 * cannot be read, those whose fingerprint is no longer the stored one, and a second one of the same place.
 */
export function readKept(
  rules: AnyRules,
  reader: AnyReader,
  header: MatchHeader,
  positions: readonly Stored[],
): readonly KeptPosition[] {
  const kept = new Map<number, KeptPosition>();
  for (const stored of positions) {
    if (kept.has(stored.number)) continue;
    const read = readPositionOf(rules, reader, header, stored.position);
    if (!read.ok) continue;
    if (fingerprint(rules.position.write(read.value)) !== stored.fingerprint) continue;
    kept.set(stored.number, { entries: stored.number, state: read.value });
  }
  return [...kept.values()].sort((a, b) => a.entries - b.entries);
}
