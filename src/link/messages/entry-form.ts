import * as v from 'valibot';
import { count, jsonObject } from '../../kit/form';
import type { Entry } from '../../kit/log';

const FINGERPRINT = 14;

/**
 * The fingerprint of the position, and behind it the proof: who made the entry and its signature, then as JSON the
 * changes of seats since the entry before. Only what was played before the match was opened to other phones has none.
 */
const fingerprint = v.pipe(
  v.string(),
  v.maxLength(8000),
  v.regex(/^[0-9a-f]{14}(?:[\w-]{108}(?:\[.*\])?)?$/),
);

/** An entry of the log without its keys: half as many bytes. The fourth field tells the forms apart. */
export const packedEntry = v.union([
  v.strictTuple([count, count, fingerprint, jsonObject]),
  /** Played by the same tap as the entry before it. */
  v.strictTuple([count, count, fingerprint, v.literal('joined'), jsonObject]),
  v.strictTuple([count, count, fingerprint, v.picklist(['undo', 'redo']), count]),
]);

export type PackedEntry = v.InferOutput<typeof packedEntry>;

export function packEntry(entry: Entry): PackedEntry {
  const { seat, at, proof = '' } = entry;
  const fingerprint = entry.fingerprint + proof;
  if (entry.do !== 'play') return [seat, at, fingerprint, entry.do, entry.plies];
  return entry.joined
    ? [seat, at, fingerprint, 'joined', entry.action]
    : [seat, at, fingerprint, entry.action];
}

export function unpackEntry(packed: PackedEntry): Entry {
  const [seat, at, written] = packed;
  const fingerprint = written.slice(0, FINGERPRINT);
  const proof = written.slice(FINGERPRINT);
  const last = { fingerprint, at, ...(proof !== '' && { proof }) };
  if (packed.length === 4) return { do: 'play', seat, action: packed[3], ...last };
  return packed[3] === 'joined'
    ? { do: 'play', seat, action: packed[4], joined: true, ...last }
    : { do: packed[3], seat, plies: packed[4], ...last };
}
