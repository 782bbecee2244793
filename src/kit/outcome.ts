import { fingerprint } from './fingerprint';
import { canonical } from './json';
import type { Entry } from './log';
import type { Cursor, Ply } from './ply';
import type { Action, AnyRules, GameEvent, Problem, Refusal, Seat } from './rules';
import { disclosures } from './secrets';
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

/** The outcome of a legal action of the seat to act. `number`: of its entry, from 1. */
export function playOutcome(
  rules: AnyRules,
  { cursor: { tip: parent }, state: before }: Standpoint,
  action: Action,
  { number, seat, at, joined }: { number: number; seat: Seat; at: number; joined: boolean },
): Outcome {
  const state = rules.clone(before);
  const events: GameEvent[] = [];
  rules.play(state, action, (event) => events.push(event));
  const depth = (parent?.depth ?? 0) + 1;
  const tip: Ply = {
    parent,
    depth,
    entry: number,
    seat,
    turn: rules.turn(before),
    heading: rules.heading?.(before) ?? null,
    joined,
    action,
    events,
    sealed: disclosures(rules, state) !== disclosures(rules, before),
    answered: false,
    snapshot: depth % SNAPSHOT_EVERY === 0 ? rules.clone(state) : null,
  };
  const entry: Entry = {
    do: 'play',
    seat,
    // As the rules write it, so that no other data in a stranger's entry enters the log.
    action: rules.action.write(action, before),
    ...(joined && { joined: true as const }),
    fingerprint: fingerprintOf(rules, state),
    at,
  };
  return { given: entry, entry, cursor: { tip, undone: null }, state };
}

/** The outcome of a `play` entry from a log, or why it is not valid there. */
export function enteredOutcome(
  rules: AnyRules,
  from: Standpoint,
  entry: Entry & { readonly do: 'play' },
  number: number,
): Outcome | Problem | Refusal {
  const { cursor, state } = from;
  const seat = rules.toAct(state);
  if (seat === null) return { because: 'over' };
  if (entry.seat !== seat) return { problem: 'not-your-turn', at: 'seat', seat };
  const joined = entry.joined === true;
  if (joined && cursor.tip?.seat !== seat) return { problem: 'not-joined', at: 'joined' };
  const action = rules.action.read(entry.action, state);
  if (typeof action !== 'number') return action;
  const refusal = rules.refusal(state, action);
  if (refusal) return refusal;
  const outcome = playOutcome(rules, from, action, { number, seat, at: entry.at, joined });
  if (outcome.entry.fingerprint !== entry.fingerprint)
    return { problem: 'other-fingerprint', at: 'fingerprint' };
  return { ...outcome, given: entry, entry: proved(outcome.entry, entry.proof) };
}

const proved = (entry: Entry, proof: string | undefined): Entry =>
  proof === undefined ? entry : { ...entry, proof };

/** The outcome of an undo or redo entry, or why it is not valid. `steps`: the possible ones, or null. */
export function stepOutcome(
  rules: AnyRules,
  entry: Entry & { readonly do: 'undo' | 'redo' },
  steps: readonly (Step | null)[],
  replay: (tip: Ply | null) => object,
): Outcome | Problem {
  const possible = steps.filter((step) => step !== null);
  const [first] = possible;
  if (!first) return { problem: `nothing-to-${entry.do}`, at: 'do' };
  if (entry.seat !== first.seat) return { problem: 'not-your-turn', at: 'seat', seat: first.seat };
  const step = possible.find(({ plies }) => plies === entry.plies);
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
