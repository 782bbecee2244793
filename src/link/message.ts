import * as v from 'valibot';
import { count, jsonObject, text } from '../kit/form';
import { header, seatPlan } from '../kit/header-form';
import { packedEntry } from './entry-form';
import { TALK } from './talk';

/** Raised when phones of before and after could not understand each other. */
export const PROTOCOL = 1;

/** Entries of a log at most; a file has the same bound. */
const LONGEST_LOG = 10_000;

/** Entries that the end of a match of before may have, of those that a phone does not know. */
export const LONGEST_TAIL = 1000;

/** A phone's public id: the first 16 characters of the SHA-256 of its key, so nobody can take another's. */
const phone = v.pipe(v.string(), v.regex(/^[\w-]{16}$/));
/** A phone's secret, told to the host alone. */
const key = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));
/** A phone's part in the seed, and the SHA-256 that binds it before it is told. */
const share = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));
const digest = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));
const word = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));
const number = v.pipe(count, v.maxValue(LONGEST_LOG));
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const seat = v.pipe(count, v.maxValue(15));
const back = v.picklist(['undo', 'redo']);
/** Which match of this table it is, from 1: people may play again. */
const match = count;
/** The code of the room, by which guests find the table again, whoever goes on as its host. */
const code = v.pipe(v.string(), v.regex(/^[0-9A-Z]{6}$/));
const logDigest = v.pipe(v.string(), v.regex(/^[0-9a-f]{14}$/));
/** How many entries, and the digest of that much of a log. */
const mark = v.strictTuple([number, logDigest]);
const marks = v.pipe(v.array(mark), v.maxLength(24));
const matchId = text(64);

const pairs = <Value extends v.GenericSchema>(value: Value) =>
  v.pipe(v.array(v.strictTuple([phone, value])), v.maxLength(16));

const stage = v.variant('is', [
  v.strictObject({ is: v.literal('gathering') }),
  v.strictObject({ is: v.literal('commit'), attempt: count, commits: pairs(digest) }),
  v.strictObject({
    is: v.literal('reveal'),
    attempt: count,
    commits: pairs(digest),
    shares: pairs(share),
  }),
  /** The shares made the seed; there are none for a match that was not begun at this table. */
  v.strictObject({ is: v.literal('begun'), shares: pairs(share) }),
]);

/** What is told at all, with the fields in the order in which they travel. */
export const forms = {
  /** The first word of a guest. Its first two fields keep their places for ever, so versions can differ politely. */
  hello: v.object({
    protocol: count,
    app: text(40),
    key,
    name,
    /** The newest term the phone knows of, and whether it was the host then. */
    term: count,
    hosting: v.boolean(),
    length: number,
    /** The match it knows of; 0: none. */
    match,
  }),
  refused: v.object({ because: word, app: text(40) }),
  welcome: v.object({
    host: phone,
    term: count,
    length: number,
    match,
    admitted: v.boolean(),
    game: text(64),
    rules: count,
    options: jsonObject,
  }),
  lobby: v.object({
    revision: count,
    match,
    code: v.nullable(code),
    stage,
    phones: v.pipe(v.array(v.strictObject({ phone, name, linked: v.boolean() })), v.maxLength(32)),
    seats: v.pipe(
      v.array(v.strictObject({ plan: seatPlan, holder: v.nullable(phone) })),
      v.minLength(1),
      v.maxLength(16),
    ),
  }),
  /** A seat, and who will sit there. */
  claim: v.object({ seat, name }),
  release: v.object({ seat }),
  commit: v.object({ attempt: count, digest }),
  reveal: v.object({ attempt: count, share }),
  start: v.object({ match, header }),
  /** An action for a seat, as the entry of this number after the log with this digest. */
  propose: v.object({ number, before: logDigest, seat, action: jsonObject }),
  declined: v.object({ number, because: word }),
  /**
   * One new entry: its number, the digest of the log before it, the phone that decided, and the lobby's
   * revision by which it had the right to.
   */
  entry: v.object({
    number,
    before: logDigest,
    by: phone,
    revision: count,
    entry: packedEntry,
  }),
  /** How long the log is and what is in it; `reply` asks for nothing in return. */
  have: v.object({
    match,
    length: number,
    marks,
    reply: v.boolean(),
  }),
  /** Asks how a match of before has ended, of which this phone has a log with these marks. */
  past: v.object({ id: matchId, marks }),
  /** Its last entries, after the first `keep`; none: that is not known here. */
  'past-tail': v.object({
    id: matchId,
    keep: number,
    entries: v.pipe(v.array(packedEntry), v.maxLength(LONGEST_TAIL)),
  }),
  want: v.object({ from: number }),
  entries: v.object({ from: number, entries: v.pipe(v.array(packedEntry), v.maxLength(200)) }),
  /** Asks to take back or restore, when the log has `number` entries. */
  'ask-undo': v.object({ number, back, by: phone }),
  'answer-undo': v.object({ number, yes: v.boolean() }),
  /** The asking is over without an entry; `by` said no, null: it no longer fits. */
  'undo-over': v.object({ number, by: v.nullable(phone) }),
  talk: v.object({ by: phone, talk: v.picklist(TALK) }),
  /** Every two seconds from a guest; revision is -1 and `at` null for what it does not have yet. */
  ping: v.object({
    revision: v.pipe(v.number(), v.safeInteger()),
    match,
    at: v.nullable(mark),
  }),
  pong: v.object({ revision: count, at: v.nullable(mark) }),
  leave: v.object({ because: word }),
  'was-dropped': v.object({ phone, because: word }),
  'host-is-now': v.object({ term: count, host: phone }),
};

type Forms = typeof forms;
export type Word = keyof Forms;
export type Message = { [Say in Word]: { readonly say: Say } & v.InferOutput<Forms[Say]> }[Word];
export type Said<Say extends Word> = Extract<Message, { readonly say: Say }>;

export type PhoneId = string;
export type Mark = v.InferOutput<typeof mark>;
export type Stage = v.InferOutput<typeof stage>;
