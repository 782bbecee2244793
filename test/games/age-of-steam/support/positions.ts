import { rustBelt } from '../../../../src/games/age-of-steam/data/rust-belt';
import { rules } from '../../../../src/games/age-of-steam/rules';
import { boardOf } from '../../../../src/games/age-of-steam/rules/board';
import type { Event } from '../../../../src/games/age-of-steam/rules/events';
import type { Options } from '../../../../src/games/age-of-steam/rules/options';
import { reader, readerWith } from '../../../../src/games/age-of-steam/rules/reader';
import type { State } from '../../../../src/games/age-of-steam/rules/state';
import type { Json, JsonObject } from '../../../../src/kit/json';
import { unwrap } from '../../../../src/kit/result';
import { isProblem, type Problem } from '../../../../src/kit/rules';
import examples from '../data/examples.json' with { type: 'json' };
import { notSmall } from './small-board';

export interface Player {
  money: number;
  shares: number;
  engine: number;
  income: number;
  action: string | null;
  begun: boolean;
  out: number | null;
}

/** The written form of a position, loose enough to be changed by a test. */
export interface Written {
  game: string;
  options: Record<string, Json>;
  seats: number;
  turn: Record<string, Json> & { number: number; phase: string; seat: number | null };
  order: number[];
  players: Player[];
  track: Record<string, Record<string, number | null>>;
  newCities: Record<string, string>;
  cubes: Record<string, string[]>;
  display: Record<string, (string | null)[]>;
  bag: Record<string, number>;
}

/** Fails the test that met a problem or a refusal where there should be none. */
function good<Value extends object | number>(value: Value | Problem): Value {
  if (typeof value === 'object' && (isProblem(value) || 'because' in value)) {
    throw new Error(JSON.stringify(value));
  }
  return value;
}

/** What matches of tests are usually played with. */
export const options = { board: 'rust-belt' } as const;
export const board = boardOf(rustBelt);

export function fresh(seats = 4, seed = 'fresh', on: Options = options): State {
  return unwrap(rules.begin(on, seats, seed));
}

export function write(state: State): Written {
  return JSON.parse(JSON.stringify(rules.position.write(state))) as Written;
}

/** Reads positions on boards of the tests, too. */
export const readerOfTests = readerWith(notSmall);

export function read(written: unknown, seed = 'read'): State {
  return unwrap(readerOfTests.position(written as Json, seed));
}

/** The problem that reading finds; null where the position is sound. */
export function flawOf(written: unknown): Problem | null {
  const read = reader.position(written as Json, 'flaw');
  return read.ok ? null : read.problem;
}

export type Base = keyof typeof examples.bases;

/** A start position of the examples, the values at these dotted paths replaced. */
export function edited(base: Base, put: Record<string, unknown> = {}): Written {
  const position = structuredClone(examples.bases[base]) as unknown as Written;
  for (const [path, value] of Object.entries(put)) setAt(position, path, structuredClone(value));
  return position;
}

type Tree = Record<string, unknown>;

function setAt(tree: object, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<Tree>((part, key) => part[key] as Tree, tree as Tree);
  parent[last] = value;
}

/** What stands at a dotted path. */
export function valueAt(tree: object, path: string): unknown {
  return path.split('.').reduce<unknown>((part, key) => (part as Tree)[key], tree);
}

/** A seat's build turn on a board with this track, everybody having begun. */
export function building(
  track: Written['track'],
  put: Record<string, unknown> = {},
  seat = 0,
): State {
  const turn = { number: 2, phase: 'build', seat, built: {}, urbanized: false };
  const begun = { 'players.0.begun': true, 'players.1.begun': true, 'players.2.begun': true };
  return read(edited('start-3', { turn, ...begun, track, ...put }));
}

/** The position after an action in its written form, and what was told. */
export function played(state: State, action: JsonObject): { state: State; events: Event[] } {
  const attempt = good(rules.action.read(action, state));
  const refusal = rules.refusal(state, attempt as number);
  if (refusal) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(refusal)}`);
  const next = rules.clone(state);
  const events: Event[] = [];
  rules.play(next, attempt as number, (event) => events.push(event));
  return { state: next, events };
}

/** The position after several actions. */
export function playedAll(state: State, ...actions: JsonObject[]): State {
  return actions.reduce((at, action) => played(at, action).state, state);
}

/** Why an action in its written form is refused; null where it is legal, the problem where it is none. */
export function refused(state: State, action: JsonObject): object | null {
  const attempt = rules.action.read(action, state);
  return typeof attempt === 'number' ? rules.refusal(state, attempt) : attempt;
}

/** Every legal action in its written form, in the lister's order. */
export function legal(state: State): JsonObject[] {
  const packed = new Int32Array(rules.max);
  const count = rules.list(state, packed);
  return Array.from(packed.subarray(0, count), (action) => rules.action.write(action, state));
}

/** The legal actions of one kind. */
export function legalKind(state: State, kind: string): JsonObject[] {
  return legal(state).filter((action) => action.do === kind);
}
