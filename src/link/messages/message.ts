import * as v from 'valibot';
import { count, jsonObject, text, time } from '../../kit/form';
import { LEVELS } from '../../kit/header';
import { header, seatPlan } from '../../kit/header-form';
import { visibleName } from '../../kit/names';
import { charter, digest, key, packedEntry, phone, seatChanges, signature } from './entry-form';

/** Raised with every change after which two versions no longer understand each other. */
export const PROTOCOL = 5;

/** Entries of a log. Files have the same limit. */
const MAX_LOG_LENGTH = 10_000;

/** Entries in a message with the end of a previous match. */
export const MAX_TAIL_LENGTH = 1000;

/** Quick messages. The screen has the words for them. */
export const TALK = [
  'hello',
  'good-luck',
  'your-turn',
  'thinking',
  'one-moment',
  'well-played',
  'thanks',
  'sorry',
  'oh-no',
  'one-more',
  'goodbye',
  'smile',
  'laugh',
  'surprise',
  'sad',
  'heart',
  'thumb',
  'train',
] as const;
export type Talk = (typeof TALK)[number];

/** Characters of the name of a phone. */
export const LONGEST_PHONE_NAME = 40;

/** Actions of one tap. */
const MAX_ACTIONS = 100;

/** 128 bits: a number used once, a phone's share of the seed, or a digest of anything but a share. */
const bits = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));
const word = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));
const number = v.pipe(count, v.maxValue(MAX_LOG_LENGTH));
const name = visibleName(LONGEST_PHONE_NAME);
const seat = v.pipe(count, v.maxValue(15));
const back = v.picklist(['undo', 'redo']);
const undoSize = v.picklist(['step', 'turn']);
const actions = v.pipe(
  v.array(v.pipe(v.number(), v.safeInteger())),
  v.minLength(1),
  v.maxLength(MAX_ACTIONS),
);
/** The number of the match at this table, from 1. */
const match = v.pipe(count, v.maxValue(100_000));
/** The room code. Guests find the table by it even after another phone has become the host. */
const code = v.pipe(v.string(), v.regex(/^[0-9A-Z]{6}$/));
/** A number of entries, and the digest of the log up to there. */
const mark = v.strictTuple([number, bits]);
const marks = v.pipe(v.array(mark), v.maxLength(24));
const matchId = text(64);
/** How often another phone has become the host. Far more often than people ever do, and far from what cannot grow. */
const term = v.pipe(count, v.maxValue(1_000_000));
/** A digest, or nothing. Of the changes of seats that no entry carries yet it tells that both phones know the same. */
const bitsOrNone = v.pipe(v.string(), v.regex(/^(?:[\w-]{22})?$/));
const level = v.nullable(v.picklist(LEVELS));

const pairs = <Value extends v.GenericSchema>(value: Value) =>
  v.pipe(v.array(v.strictTuple([phone, value])), v.maxLength(16));

/** Each phone's commitment to its share, signed together with what is to be played and who has which seat. */
const commits = v.pipe(v.array(v.strictTuple([phone, digest, signature])), v.maxLength(16));

const stage = v.variant('is', [
  v.strictObject({ is: v.literal('gathering') }),
  v.strictObject({ is: v.literal('commit'), attempt: count, commits }),
  v.strictObject({ is: v.literal('reveal'), attempt: count, commits, shares: pairs(bits) }),
  /** The seed was made of the shares. There are none if the match did not begin at this table. */
  v.strictObject({ is: v.literal('begun'), shares: pairs(bits) }),
]);

/** All messages, with their fields in the order in which they are sent. */
export const forms = {
  /**
   * A guest's first message. `protocol` and `app` keep their places forever: every version must read them.
   */
  hello: v.object({
    protocol: count,
    app: text(40),
    key,
    name,
    /** Commits the guest to the number it reveals in `prove`. */
    commitment: bits,
    /** The code by which it came; null: it was linked by two scans. */
    room: v.nullable(code),
    /** The latest term the phone knows, and who was the host then; null: it knows of no host. */
    term,
    host: v.nullable(phone),
    length: number,
    /** The match it knows; 0: none. */
    match,
  }),
  /** The host's answer: its key, and a number used once. */
  challenge: v.object({ key, nonce: bits }),
  /** The guest's number, and its signature of the whole meeting. */
  prove: v.object({ nonce: bits, signature }),
  /** Why the host does not admit a phone, and the version of its app. It keeps this form forever, too. */
  refused: v.object({ because: word, app: text(40) }),
  /** The host's signature of the meeting, and what is played here. */
  welcome: v.object({
    signature,
    /** The id of the table. */
    table: bits,
    term,
    length: number,
    match,
    admitted: v.boolean(),
    game: text(64),
    rules: count,
    options: jsonObject,
    /** Whether computers may help people. */
    help: v.boolean(),
    /** The digest of the position to start from; empty: a new set-up. */
    start: bitsOrNone,
  }),
  lobby: v.object({
    revision: count,
    match,
    code: v.nullable(code),
    stage,
    phones: v.pipe(
      v.array(v.strictObject({ phone, key, name, linked: v.boolean() })),
      v.maxLength(32),
    ),
    seats: v.pipe(
      v.array(v.strictObject({ plan: seatPlan, holder: v.nullable(phone) })),
      v.minLength(1),
      v.maxLength(16),
    ),
    /** Changes of seats in the match that no entry carries yet. */
    changes: seatChanges,
  }),
  /** Asks for a seat, with the name of its player. In a match it is signed, for a log of `number` entries. */
  claim: v.object({ seat, name, number, signature: v.nullable(signature) }),
  release: v.object({ seat, number, signature: v.nullable(signature) }),
  /** A change of a seat whose phone is lost, about which everybody else with a seat is asked. */
  'ask-seat': v.object({ number, seat, holder: v.nullable(phone), level }),
  'answer-seat': v.object({ number, seat, signature: v.nullable(signature) }),
  commit: v.object({ attempt: count, digest, signature }),
  reveal: v.object({ attempt: count, share: bits }),
  start: v.object({ match, header, charter }),
  /**
   * The actions of one tap for a seat, in the numbers of the rules. The first would be the entry of this
   * number after the log with this digest. A signature for each of the entries.
   */
  propose: v.object({
    number,
    before: bits,
    seat,
    under: bitsOrNone,
    actions,
    signatures: v.pipe(v.array(signature), v.maxLength(MAX_ACTIONS)),
  }),
  /** Binds a seat to an action that is opened later. Otherwise like `propose`. */
  bind: v.object({ number, before: bits, seat, under: bitsOrNone, digest, signature }),
  /**
   * All seats of a round are bound, by the log of `number` entries with this digest: actions of this phone, each with
   * the number that opens what its seat was bound to.
   */
  open: v.object({
    number,
    before: bits,
    opened: v.pipe(
      v.array(v.strictTuple([seat, jsonObject, bits])),
      v.minLength(1),
      v.maxLength(16),
    ),
  }),
  declined: v.object({ number, because: word }),
  /**
   * The new entries of one tap or one undo: the number of the first, the digest of the log before it, and the
   * revision of the lobby that was in force.
   */
  played: v.object({
    number,
    before: bits,
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
  /** Asks to undo or redo, when the log has `number` entries. A guest signs the entry that does it. */
  'ask-undo': v.object({
    number,
    back,
    size: undoSize,
    by: phone,
    under: bitsOrNone,
    signature: v.nullable(signature),
  }),
  'answer-undo': v.object({ number, yes: v.boolean() }),
  /** The request is over without an entry: the phone `by` refused, or, where it is null, it came too late. */
  'undo-over': v.object({ number, by: v.nullable(phone) }),
  talk: v.object({ by: phone, talk: v.picklist(TALK) }),
  /**
   * Sent by a guest every two seconds. The revision is -1 and `at` is null while it has no lobby or no log. It signs the
   * end of its log for the other guests, to whom the host passes that on.
   */
  ping: v.object({
    revision: v.pipe(v.number(), v.safeInteger()),
    match,
    at: v.nullable(mark),
    signature: v.nullable(signature),
  }),
  vouched: v.object({ phone, match, at: mark, signature }),
  pong: v.object({ revision: count, at: v.nullable(mark) }),
  /**
   * The host has ended the match early, at this time; null: it goes on again. `by` was the host then. A guest answers with
   * the same. Earlier versions of this protocol do not know the message, so it is sent only a few times.
   */
  ended: v.object({ match, at: v.nullable(time), by: phone }),
  leave: v.object({ because: word }),
  'was-dropped': v.object({ phone, because: word }),
  'host-is-now': v.object({ term, host: phone }),
};

type Forms = typeof forms;
export type Word = keyof Forms;
export type Message = { [Say in Word]: { readonly say: Say } & v.InferOutput<Forms[Say]> }[Word];
export type MessageBody<Say extends Word> = Extract<Message, { readonly say: Say }>;

export type PhoneId = string;
export type { Charter, SeatChange } from './entry-form';
export type Mark = v.InferOutput<typeof mark>;
export type Stage = v.InferOutput<typeof stage>;
