import * as v from 'valibot';
import { count, jsonObject } from '../../kit/form';
import type { Entry } from '../../kit/log';

const FINGERPRINT = 14;

/**
 * The fingerprint of the position, and behind it the proof: who made the entry and its signature, the number that opens
 * a commitment, then as JSON the changes of seats since the entry before. Only what was played before the match was
 * opened to other phones has none.
 */
const fingerprint = v.pipe(
  v.string(),
  v.maxLength(8000),
  v.regex(/^[0-9a-f]{14}(?:[\w-]{108}(?:\.[\w-]{22})?(?:\[.*\])?)?$/),
);

/** All of a SHA-256: what binds a phone to something that it shows later. */
export const digest = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/** An entry of the log without its keys: half as many bytes. The fourth field tells the forms apart. */
export const packedEntry = v.union([
  v.strictTuple([count, count, fingerprint, jsonObject]),
  /** Played by the same tap as the entry before it. */
  v.strictTuple([count, count, fingerprint, v.literal('joined'), jsonObject]),
  /** The action of a commitment. */
  v.strictTuple([count, count, fingerprint, v.literal('revealed'), jsonObject]),
  v.strictTuple([count, count, fingerprint, v.literal('commit'), digest]),
  v.strictTuple([count, count, fingerprint, v.picklist(['undo', 'redo']), count]),
]);

export type PackedEntry = v.InferOutput<typeof packedEntry>;

export function packEntry(entry: Entry): PackedEntry {
  const { seat, at, proof = '' } = entry;
  const fingerprint = entry.fingerprint + proof;
  if (entry.do === 'commit') return [seat, at, fingerprint, 'commit', entry.digest];
  if (entry.do !== 'play') return [seat, at, fingerprint, entry.do, entry.plies];
  if (entry.revealed) return [seat, at, fingerprint, 'revealed', entry.action];
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
  switch (packed[3]) {
    case 'joined':
      return { do: 'play', seat, action: packed[4], joined: true, ...last };
    case 'revealed':
      return { do: 'play', seat, action: packed[4], revealed: true, ...last };
    case 'commit':
      return { do: 'commit', seat, digest: packed[4], ...last };
    default:
      return { do: packed[3], seat, plies: packed[4], ...last };
  }
}
