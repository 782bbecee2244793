import { readForm } from '../../kit/form';
import type { MatchHeader } from '../../kit/header';
import { readJson } from '../../kit/hostile-json';
import { canonical, type Json, type JsonObject } from '../../kit/json';
import type { Entry } from '../../kit/log';
import { isProblem, type Seat } from '../../kit/rules';
import type { Timeline } from '../../kit/timeline';
import { digestOf, sha256 } from '../identity/digest';
import type { Claim } from '../identity/keys';
import { seatChanges } from '../messages/entry-form';
import type { Charter, Mark, PhoneId, SeatChange } from '../messages/message';

const PHONE = 22;
/** Characters of a phone's id and its signature. */
const SIGNED = 108;
/** Characters of a point and the number that opens a commitment. */
const OPENING = 23;

/** Who made an entry, and how that is proved. */
export interface Proof {
  readonly by: PhoneId;
  readonly signature: string;
  /** The changes of seats since the entry before. */
  readonly changes: readonly SeatChange[];
}

/** Who plays for a seat of people: a phone's people, or, with a level, a computer of the host. */
export interface Hold {
  readonly holder: PhoneId | null;
  readonly level: SeatChange['level'];
}

/** The public key of a phone at the table. */
export type KeyOf = (phone: PhoneId) => string | undefined;

/** Changes of seats as a proof carries them; empty: none. */
export const writeChanges = (changes: readonly SeatChange[]): string =>
  changes.length === 0 ? '' : JSON.stringify(changes);

/** What an entry carries in addition to its signature, as it is written. */
const carriedBy = ({ proof = '' }: Entry): string => proof.slice(SIGNED);

/** The number that opens the commitment to the entry's action; empty: there is none. */
export const nonceIn = (entry: Entry): string =>
  carriedBy(entry).startsWith('.') ? carriedBy(entry).slice(1, OPENING) : '';

/** The changes of seats that an entry carries, as they are written. */
export const changesIn = (entry: Entry): string =>
  carriedBy(entry).slice(nonceIn(entry) === '' ? 0 : OPENING);

export const writeProof = (
  by: PhoneId,
  signature: string,
  changes: string,
  nonce?: string,
): string => by + signature + (nonce === undefined ? '' : `.${nonce}`) + changes;

/** The proof of an entry; null: it has none that can be read. */
export function readProof(entry: Entry): Proof | null {
  const { proof = '' } = entry;
  if (proof.length < SIGNED) return null;
  const by = proof.slice(0, PHONE);
  const signature = proof.slice(PHONE, SIGNED);
  const carried = changesIn(entry);
  if (carried === '') return { by, signature, changes: [] };
  const json = readJson(carried);
  const changes = isProblem(json) ? json : readForm(seatChanges, json.value, '');
  return isProblem(changes) ? null : { by, signature, changes };
}

/** The changes of seats that a log carries, in their order. */
export function changesOf(entries: readonly Entry[]): SeatChange[] {
  return entries.flatMap((entry) =>
    changesIn(entry) === '' ? [] : (readProof(entry)?.changes ?? []),
  );
}

/** Who plays for a seat after these changes. */
export function holdOf(charter: Charter, changes: readonly SeatChange[], seat: Seat): Hold {
  let last: Hold | null = null;
  for (const change of changes) if (change.seat === seat) last = change;
  return last ?? { holder: charter.holders[seat] ?? null, level: null };
}

// Each text begins with what it is, so that a signature of one kind is never taken for another.

/** What the phone signs that makes an entry. The digest after it depends on everything before it. */
export const entryText = (number: number, digest: string): string =>
  `roundhouse 3 entry ${number} ${digest}`;

/**
 * Binds a seat to an action before it is told: no other action fits, and the action cannot be found without the number.
 * `before`: the digest of the log that the commitment follows.
 */
export const actionDigest = (
  before: string,
  seat: Seat,
  action: JsonObject,
  nonce: string,
): string => sha256(`roundhouse 5 action ${canonical([before, seat, action, nonce])}`);

/** What a phone signs that agrees to a change of a seat, after the log with this digest. */
export const seatText = (
  { number, seat, holder, level }: Omit<SeatChange, 'consents'>,
  digest: string,
): string => `roundhouse 3 seat ${digestOf([digest, number, seat, holder, level])}`;

/** What a phone signs together with its commitment to a share: what is to be played, and who has which seat. */
export const shareText = (plan: string, digest: string): string =>
  `roundhouse 3 share ${digestOf([plan, digest])}`;

/** What a phone signs about its log, for the others. */
export const logText = (match: number, [length, digest]: Mark): string =>
  `roundhouse 3 log ${match} ${length} ${digest}`;

/** The digest of a position to start from; empty: a new set-up. */
export const startDigest = (start: Json | undefined): string =>
  start === undefined ? '' : digestOf(['start', start]);

/** Why a change of a seat is not valid; null: it is, if its consents are. */
export function changeFault(
  { number, seat, holder, level, consents }: SeatChange,
  length: number,
  before: Hold,
  { seats }: Pick<MatchHeader, 'seats'>,
): 'false-change' | null {
  const agreed = new Set(consents.map(([phone]) => phone));
  const isForPeople = seats[seat]?.player.kind === 'person';
  const taken = holder === null ? level === null : agreed.has(holder);
  // The phone that loses the seat agrees, or another one in its place: then everybody is told.
  const given = before.holder === null || agreed.size > 0;
  return number === length && isForPeople && taken && given ? null : 'false-change';
}

/** Whether a change takes a seat away from a phone that has not agreed. */
export function isTaken({ holder }: Hold, { consents }: Pick<SeatChange, 'consents'>): boolean {
  return holder !== null && !consents.some(([phone]) => phone === holder);
}

/** The signatures under a change of a seat; null: a phone is unknown. */
export function consentClaims(change: SeatChange, digest: string, keyOf: KeyOf): Claim[] | null {
  const text = seatText(change, digest);
  const claims: Claim[] = [];
  for (const [phone, signature] of change.consents) {
    const key = keyOf(phone);
    if (key === undefined) return null;
    claims.push({ key, text, signature });
  }
  return claims;
}

/**
 * The digest of a log that continues with `entry`. Neither its time counts nor its signature, which is over this digest;
 * what it carries does.
 */
export function digestAfter(before: string, entry: Entry): string {
  return digestOf([before, entry.seat, entry.fingerprint, carriedBy(entry), ...contentOf(entry)]);
}

function contentOf(entry: Entry): Json[] {
  if (entry.do === 'commit') return ['commit', entry.digest];
  if (entry.do !== 'play') return [entry.do, entry.plies];
  return [entry.action, entry.revealed ? 'revealed' : entry.joined === true];
}

/** The digest of the log after each of these entries. */
export function digestsAfter(before: string, entries: readonly Entry[]): string[] {
  const digests: string[] = [];
  for (const entry of entries) digests.push(digestAfter(digests.at(-1) ?? before, entry));
  return digests;
}

/** The digests of a log, by number of entries. */
export function digestsOf({ header, entries }: Timeline, charter: Charter): string[] {
  const empty = headerDigest(header, charter);
  return [empty, ...digestsAfter(empty, entries)];
}

/** The digest of a log without entries: of everything that the phones have agreed on before. */
export function headerDigest({ seats, ...header }: MatchHeader, charter: Charter): string {
  const plans = seats.map((seat) => ({ ...seat, player: { ...seat.player } }));
  return digestOf([{ ...charter }, { ...header, seats: plans }]);
}

/** The seed of a match, from the shares of all phones. No phone can choose its share after seeing another's. */
export function seedOf(shares: readonly (readonly [PhoneId, string])[]): string {
  const sorted = [...shares].sort(([one], [other]) => (one < other ? -1 : 1));
  return sorted.map(([, share]) => share).join('.');
}
