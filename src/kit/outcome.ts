import { fingerprint } from './fingerprint';
import { canonical } from './json';
import type { Entry, EntryOf } from './log';
import type { Commitment, Cursor, Ply } from './ply';
import { sealedRound } from './round';
import type { Action, AnyRules, GameEvent, Problem, Refusal, Seat } from './rules';
import { disclosures, simultaneousSeats } from './secrets';
import type { Step } from './undo';

const SNAPSHOT_EVERY = 8;

/** The position in a match after an entry. */
export interface Standpoint {
  readonly cursor: Cursor;
  /** Read-only. */
  readonly state: object;
}

/** The result of an entry. */
export interface Outcome extends Standpoint {
  /** The entry as received, and as the log stores it. */
  readonly given: Entry;
  readonly entry: Entry;
}

/** A match after entries that would follow its end. */
export interface After {
  /** By entry. */
  readonly states: readonly object[];
  readonly plies: number;
}

/** Consecutive outcomes. The first one is that of the entry after the first `from` entries. */
export interface Prepared {
  readonly from: number;
  readonly outcomes: readonly Outcome[];
}

export const NOTHING_PREPARED: Prepared = { from: 0, outcomes: [] };

export function isOutcome(value: Outcome | Problem | Refusal): value is Outcome {
  return 'given' in value;
}

/** Only of the position, so that phones without a common seed can compare. */
export function fingerprintOf(rules: AnyRules, state: object): string {
  return fingerprint(rules.position.write(state));
}

/** How an action is played. `number`: of its entry, from 1. */
interface Playing {
  readonly number: number;
  readonly seat: Seat;
  readonly at: number;
  readonly joined?: boolean;
  /** The commitment that it reveals. */
  readonly revealed?: Ply['revealed'];
}

/** The outcome of a legal action of the seat to act. */
export function playOutcome(
  rules: AnyRules,
  from: Standpoint,
  action: Action,
  { number, seat, at, joined = false, revealed = null }: Playing,
): Outcome {
  const { state: before } = from;
  const state = rules.clone(before);
  const events: GameEvent[] = [];
  rules.play(state, action, (event) => events.push(event));
  const tip = plyAfter(rules, from, state, {
    entry: number,
    seat,
    joined: joined || (revealed?.place ?? 0) > 0,
    action,
    commitment: null,
    revealed,
    events,
  });
  const entry: Entry = {
    do: 'play',
    seat,
    // As the rules write it, so that no other data in a stranger's entry enters the log.
    action: rules.action.write(action, before),
    ...(joined && { joined: true as const }),
    ...(revealed && { revealed: true as const }),
    fingerprint: fingerprintOf(rules, state),
    at,
  };
  return { given: entry, entry, cursor: { tip, undone: null }, state };
}

/**
 * The outcome of a commitment of the seat to act; or why there is nothing to commit to. The same on every phone: the
 * seat's choice is in no state before all are revealed.
 */
export function commitOutcome(
  rules: AnyRules,
  from: Standpoint,
  digest: string,
  { number, seat, at }: Omit<Playing, 'joined' | 'revealed'>,
): Outcome | Problem {
  const { cursor, state: before } = from;
  const round = sealedRound(cursor.tip);
  const left = simultaneousSeats(rules, before).length;
  // A single seat need not be bound. In an open round the last seat is alone.
  if (round ? round.isComplete : left < 2) return { problem: 'nothing-to-commit', at: 'do' };
  const listed = new Int32Array(rules.max);
  rules.list(before, listed);
  const [action = 0] = listed;
  const isLast = left <= 1;
  const events: GameEvent[] = [];
  const state = isLast ? before : rules.clone(before);
  if (!isLast) rules.play(state, action, (event) => events.push(event));
  const commitment: Commitment = { digest, base: round ? round.base : cursor.tip, isLast };
  const ply = { entry: number, seat, joined: false, action, commitment, revealed: null, events };
  const entry: Entry = {
    do: 'commit',
    seat,
    digest,
    fingerprint: fingerprintOf(rules, state),
    at,
  };
  const tip = plyAfter(rules, from, state, ply);
  return { given: entry, entry, cursor: { tip, undone: null }, state };
}

type OwnOfPly = 'entry' | 'seat' | 'joined' | 'action' | 'commitment' | 'revealed' | 'events';

function plyAfter(
  rules: AnyRules,
  { cursor: { tip: parent }, state: before }: Standpoint,
  state: object,
  own: Pick<Ply, OwnOfPly>,
): Ply {
  const depth = (parent?.depth ?? 0) + 1;
  return {
    ...own,
    parent,
    depth,
    turn: rules.turn(before),
    heading: rules.heading?.(before) ?? null,
    sealed: disclosures(rules, state) !== disclosures(rules, before),
    answered: false,
    snapshot: depth % SNAPSHOT_EVERY === 0 ? rules.clone(state) : null,
  };
}

/**
 * The outcome of a `play` or `commit` entry from a log, or why it is not valid there. `revealed`: the commitment whose
 * turn it is to be revealed; then `from` is the position in which its seat has committed.
 */
export function enteredOutcome(
  rules: AnyRules,
  from: Standpoint,
  entry: EntryOf<'play' | 'commit'>,
  number: number,
  revealed: Ply['revealed'] = null,
): Outcome | Problem | Refusal {
  const { state } = from;
  const seat = rules.toAct(state);
  if (seat === null) return { because: 'over' };
  if (entry.seat !== seat) return { problem: 'not-your-turn', at: 'seat', seat };
  const playing = { number, seat, at: entry.at, revealed };
  const outcome =
    entry.do === 'commit'
      ? commitOutcome(rules, from, entry.digest, playing)
      : actionOutcome(rules, from, entry, playing);
  if (!isOutcome(outcome)) return outcome;
  if (outcome.entry.fingerprint !== entry.fingerprint)
    return { problem: 'other-fingerprint', at: 'fingerprint' };
  return { ...outcome, given: entry, entry: proved(outcome.entry, entry.proof) };
}

function actionOutcome(
  rules: AnyRules,
  from: Standpoint,
  entry: EntryOf<'play'>,
  playing: Playing,
): Outcome | Problem | Refusal {
  const { tip } = from.cursor;
  const revealed = playing.revealed ?? null;
  // In an open round only what was committed to is played, and nowhere else.
  if ((entry.revealed === true) !== (revealed !== null) || (!revealed && sealedRound(tip)))
    return { problem: 'not-committed', at: 'revealed' };
  const joined = entry.joined === true;
  if (joined && (revealed || tip?.seat !== playing.seat))
    return { problem: 'not-joined', at: 'joined' };
  const action = rules.action.read(entry.action, from.state);
  if (typeof action !== 'number') return action;
  const refusal = rules.refusal(from.state, action);
  return refusal ?? playOutcome(rules, from, action, { ...playing, joined });
}

const proved = (entry: Entry, proof: string | undefined): Entry =>
  proof === undefined ? entry : { ...entry, proof };

/** The outcome of an undo or redo entry, or why it is not valid. `steps`: the possible ones, or null. */
export function stepOutcome(
  rules: AnyRules,
  entry: EntryOf<'undo' | 'redo'>,
  steps: readonly (Step | null)[],
  replay: (tip: Ply | null) => object,
): Outcome | Problem {
  const possible = steps.filter((step) => step !== null);
  const [first] = possible;
  if (!first) return { problem: `nothing-to-${entry.do}`, at: 'do' };
  const own = possible.filter(({ seat }) => seat === entry.seat);
  if (own.length === 0) return { problem: 'not-your-turn', at: 'seat', seat: first.seat };
  const step = own.find(({ plies }) => plies === entry.plies);
  if (!step) return { problem: 'wrong-plies', at: 'plies' };
  const state = replay(step.to.tip);
  if (fingerprintOf(rules, state) !== entry.fingerprint)
    return { problem: 'other-fingerprint', at: 'fingerprint' };
  return { given: entry, entry, cursor: step.to, state };
}

/**
 * A known outcome, if it is that of this entry. The same action may come back from another phone with another time, and
 * with a proof.
 */
export function outcomeFor(entry: Entry, known: Outcome): Outcome | undefined {
  if (known.given === entry) return known;
  const { at, proof, ...rest } = entry;
  const { at: _, proof: __, ...expected } = known.entry;
  if (canonical(rest) !== canonical(expected)) return undefined;
  return { ...known, given: entry, entry: proved({ ...known.entry, at }, proof) };
}
