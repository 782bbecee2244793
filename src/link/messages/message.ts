import * as v from 'valibot';
import { count, jsonObject, text } from '../../kit/form';
import { header, seatPlan } from '../../kit/header-form';
import { visibleName } from '../../kit/names';
import { packedEntry } from './entry-form';
import { TALK } from './talk';

/** Raised with every change after which two versions no longer understand each other. */
export const PROTOCOL = 2;

/** Entries of a log. Files have the same limit. */
const MAX_LOG_LENGTH = 10_000;

/** Entries in a message with the end of a previous match. */
export const MAX_TAIL_LENGTH = 1000;

/** Actions of one tap. */
const MAX_ACTIONS = 100;

/** A phone's public id: the first 16 characters of the SHA-256 of its key, so no phone can use another's id. */
const phone = v.pipe(v.string(), v.regex(/^[\w-]{16}$/));
/** A phone's secret. Only the host gets it. */
const key = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));
/** A phone's share of the seed, and the SHA-256 that commits the phone to it before it is revealed. */
const share = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));
const digest = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));
const word = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));
const number = v.pipe(count, v.maxValue(MAX_LOG_LENGTH));
const name = visibleName(40);
const seat = v.pipe(count, v.maxValue(15));
const back = v.picklist(['undo', 'redo']);
const undoSize = v.picklist(['step', 'turn']);
const actions = v.pipe(
  v.array(v.pipe(v.number(), v.safeInteger())),
  v.minLength(1),
  v.maxLength(MAX_ACTIONS),
);
/** The number of the match at this table, from 1. */
const match = count;
/** The room code. Guests find the table by it even after another phone has become the host. */
const code = v.pipe(v.string(), v.regex(/^[0-9A-Z]{6}$/));
const logDigest = v.pipe(v.string(), v.regex(/^[0-9a-f]{14}$/));
/** A number of entries, and the digest of the log up to there. */
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
  /** The seed was made of the shares. There are none if the match did not begin at this table. */
  v.strictObject({ is: v.literal('begun'), shares: pairs(share) }),
]);

/** All messages, with their fields in the order in which they are sent. */
export const forms = {
  /** A guest's first message. `protocol` and `app` keep their places for ever: every version must read them. */
  hello: v.object({
    protocol: count,
    app: text(40),
    key,
    name,
    /** The latest term the phone knows, and whether it was the host then. */
    term: count,
    hosting: v.boolean(),
    length: number,
    /** The match it knows; 0: none. */
    match,
  }),
  /** Why the host does not admit a phone, and the version of its app. It keeps this form for ever, too. */
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
  /** Asks for a seat, with the name of its player. */
  claim: v.object({ seat, name }),
  release: v.object({ seat }),
  commit: v.object({ attempt: count, digest }),
  reveal: v.object({ attempt: count, share }),
  start: v.object({ match, header }),
  /**
   * The actions of one tap for a seat, in the numbers of the rules. The first would be the entry of this
   * number after the log with this digest.
   */
  propose: v.object({ number, before: logDigest, seat, actions }),
  declined: v.object({ number, because: word }),
  /**
   * The new entries of one tap or one undo: the number of the first, the digest of the log before it, the
   * phone that decided, and the revision of the lobby that gave it the right to.
   */
  played: v.object({
    number,
    before: logDigest,
    by: phone,
    revision: count,
    entries: v.pipe(v.array(packedEntry), v.minLength(1), v.maxLength(MAX_ACTIONS)),
  }),
  /** The length of a log, and marks in it. A `reply` is not answered. */
  have: v.object({
    match,
    length: number,
    marks,
    reply: v.boolean(),
  }),
  /** Asks how a previous match has ended. The guest's log of it has these marks. */
  previous: v.object({ id: matchId, marks }),
  /** The entries of that match after the first `keep`; none: the host does not have them. */
  'previous-end': v.object({
    id: matchId,
    keep: number,
    entries: v.pipe(v.array(packedEntry), v.maxLength(MAX_TAIL_LENGTH)),
  }),
  want: v.object({ from: number }),
  entries: v.object({ from: number, entries: v.pipe(v.array(packedEntry), v.maxLength(200)) }),
  /** Asks to undo or redo, when the log has `number` entries. */
  'ask-undo': v.object({ number, back, size: undoSize, by: phone }),
  'answer-undo': v.object({ number, yes: v.boolean() }),
  /** The request is over without an entry: the phone `by` refused, or, where it is null, it came too late. */
  'undo-over': v.object({ number, by: v.nullable(phone) }),
  talk: v.object({ by: phone, talk: v.picklist(TALK) }),
  /** Sent by a guest every two seconds. The revision is -1 and `at` is null while it has no lobby or no log. */
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
export type MessageBody<Say extends Word> = Extract<Message, { readonly say: Say }>;

export type PhoneId = string;
export type Mark = v.InferOutput<typeof mark>;
export type Stage = v.InferOutput<typeof stage>;
