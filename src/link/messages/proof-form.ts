import * as v from 'valibot';
import { count } from '../../kit/form';
import { LEVELS } from '../../kit/header';

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
