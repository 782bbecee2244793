import * as v from 'valibot';
import { count, jsonObject } from '../../kit/form';
import { LEVELS } from '../../kit/header';
import type { Entry } from '../../kit/log';

/** A phone's public id: 128 bits of the SHA-256 of its public key, so no phone can use another's. */
export const phone = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));
/** A phone's public key: a point of P-256. */
export const key = v.pipe(v.string(), v.regex(/^[\w-]{87}$/));
export const signature = v.pipe(v.string(), v.regex(/^[\w-]{86}$/));

/**
 * During a match a seat goes to another phone, is opened (`holder` null), or a computer of the host plays for it. It
 * applies from the entry after the first `number` entries on, which carries it in its proof.
 */
export const seatChange = v.strictObject({
  number: count,
  seat: v.pipe(count, v.maxValue(15)),
  holder: v.nullable(phone),
  level: v.nullable(v.picklist(LEVELS)),
  /** The phones that agree, each with its signature. */
  consents: v.pipe(v.array(v.strictTuple([phone, signature])), v.maxLength(16)),
});
export type SeatChange = v.InferOutput<typeof seatChange>;

/** Changes that no entry carries yet. */
export const seatChanges = v.pipe(v.array(seatChange), v.maxLength(16));

/** What a match at this table was begun with. Every digest of its log depends on it. */
export const charter = v.strictObject({
  /** The id of the table. */
  table: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
  /** Entries that were played before the match was opened to other phones. They carry no proof. */
  base: count,
  /** The phones that held the seats then; null: a computer. */
  holders: v.pipe(v.array(v.nullable(phone)), v.minLength(1), v.maxLength(16)),
});
export type Charter = v.InferOutput<typeof charter>;

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
