import type { ActionKind } from '../../../kit/action-kind';
import type { Json, JsonObject } from '../../../kit/json';
import { count, flaw, wordOf } from '../../../kit/reading';
import type { Event } from './events';
import type { Refusal } from './refusals';
import {
  LOCK,
  type Lock,
  lockName,
  NO_LOCK,
  OVER,
  PHASE,
  PHASES,
  pending,
  RESOLVE,
  type State,
} from './state';
import { UNITS, type Unit } from './units';

export interface RailroadsKind extends ActionKind<State, Event, Refusal> {
  /** The phase in which it is asked for. */
  readonly phase: number;
  /** What must be pending for it: a unit of the pool (5.2) or a lock (5.9). */
  readonly needs?: Unit | Lock | 'lock';
}

/** The place of a position: its lock above all phases, else its phase. */
export function placeOf({ now }: State): number {
  return now[LOCK] === NO_LOCK ? now[PHASE] : OVER + now[LOCK];
}

/** The place of a kind that is asked for in a phase without a lock; in the phase resolve as the pool allows (5.3). */
export function inPhase(phase: number) {
  return {
    phase,
    places: [phase],
  } as const;
}

/** 5.3: the place of a kind that uses this unit of the pool. */
export function ofUnit(unit: number) {
  return {
    phase: RESOLVE,
    needs: UNITS[unit],
    places: [RESOLVE],
    belongs: (state: State) => pending(state, unit) > 0,
  } as const;
}

/** 5.9: the place of a kind that decides one of these locks. */
export function ofLock(needs: Lock | 'lock', ...locks: readonly number[]) {
  return {
    phase: RESOLVE,
    needs,
    places: locks.map((lock) => OVER + lock),
  } as const;
}

/** 17: why an action is not legal where its kind does not belong. */
export function misplaced({ now }: State, { phase, needs = 'lock' }: RailroadsKind): Refusal {
  if (now[PHASE] !== phase) return { because: 'wrong-phase', phase: PHASES[now[PHASE]] };
  return now[LOCK] === NO_LOCK
    ? { because: 'not-pending', as: needs }
    : { because: 'locked', lock: lockName(now[LOCK]) };
}

/** The written form of an action without args. */
export const bare = {
  keys: [],
  read: () => 0,
  write: () => ({}),
} as const;

/** The written form of an action whose args are one of these words. */
export function ofWord(key: string, words: readonly string[]) {
  return {
    keys: [key],
    variants: words.length,
    read: (form: JsonObject) => wordOf(form[key], key, words),
    write: (word: number): JsonObject => ({ [key]: words[word] }),
  } as const;
}

/** Reads a number from 1 to `most`. */
export function fromOne(json: Json | undefined, at: string, most: number): number {
  return count(json, at, most) || flaw('too-few', at, { has: 0, least: 1 });
}

/** Lists the args below `end`, from `first`, that are legal, without making the refusals of the others. */
export function listOf(end: number, isLegal: (state: State, args: number) => boolean, first = 0) {
  return (state: State, into: Int32Array, at: number): number => {
    let next = at;
    for (let args = first; args < end; args++) if (isLegal(state, args)) into[next++] = args;
    return next;
  };
}
