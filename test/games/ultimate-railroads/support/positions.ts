import { rules } from '../../../../src/games/ultimate-railroads/rules';
import type { Options } from '../../../../src/games/ultimate-railroads/rules/options';
import { reader } from '../../../../src/games/ultimate-railroads/rules/reader';
import type { State } from '../../../../src/games/ultimate-railroads/rules/state';
import type { Json, JsonObject } from '../../../../src/kit/json';
import { unwrap } from '../../../../src/kit/result';
import type { GameEvent, Problem } from '../../../../src/kit/rules';
import positions from '../data/positions.json' with { type: 'json' };

export interface WrittenSeat {
  score: number;
  passed: boolean;
  workers: number;
  own: number;
  black: string;
  roubles: number;
  tracks: Record<string, number[]>;
  locos: Record<string, string[]>;
  factories: string[];
  industry: number[];
  doublers: number;
  engineers: number[];
  tokens: string[];
}

/** Tiles by the user, in the parts that the referee looks at. */
export interface WrittenTiles extends JsonObject {
  tokens: { id: string; effects: JsonObject[] }[];
  cards: { id: string; effects: JsonObject[] }[];
  bonusCards: { removedUnseen: number; cards: { id: string; each?: number; tiers?: Tiers }[] };
}
export type Tiers = readonly (readonly [least: number, points: number])[];

/** A position in its written form (15). */
export interface Written extends JsonObject {
  options: { tiles?: WrittenTiles };
  seats: number;
  turn: { phase: string; during?: string; seat: number | null; round: number };
  order: number[];
  claims: { '1': [number, number] | null; '2': [number, number] | null };
  strip: (number | null)[];
  startCards: string[];
  supply: Record<string, number>;
  returned: string[];
  doublers: number;
  cards: string[];
  bonus: { pile: string[]; out: string[]; picked: [number, string][] };
  taken: Record<string, [number, number, number, number]>;
  bottom: number[];
  pool: Record<string, number | [number, number]>;
  lock: JsonObject | null;
  table: (WrittenSeat & JsonObject)[];
}

export type Base = keyof typeof positions;

export function fresh(seats = 4, seed = 'fresh', options: Options = {}): State {
  return unwrap(rules.begin(options, seats, seed));
}

export function write(state: State): Written {
  return rules.position.write(state) as Written;
}

export function read(written: unknown, seed = 'read'): State {
  return unwrap(reader.position(written as Json, seed));
}

/** The problem that reading finds; null where the position is sound. */
export function flawOf(written: unknown): Problem | null {
  const read = reader.position(written as Json, 'flaw');
  return read.ok ? null : read.problem;
}

/** A position of the data, the values at these dotted paths replaced. */
export function edited(base: Base, patch: Record<string, unknown> = {}): Written {
  const position = structuredClone(positions[base]) as unknown as Written;
  for (const [path, value] of Object.entries(patch)) setAt(position, path, structuredClone(value));
  return position;
}

/** The same, read. */
export function at(base: Base, patch: Record<string, unknown> = {}): State {
  return read(edited(base, patch));
}

/** The turn of seat 0 in round 1 while it uses its pool, and a strip without engineers. */
export const RESOLVING = { phase: 'resolve', during: 'turn', seat: 0, round: 1 };
export const NOBODY = [null, null, null, null, null, null, null];

/** Four seats, of which seat 0 uses this pool. */
export function pooled(pool: JsonObject, patch: Record<string, unknown> = {}): State {
  return at('four', { turn: RESOLVING, pool, ...patch });
}

const TILES = ['2', '3', '4', '5', '6', '7', '8', '9', '10a', '10b'];

/** The supply of four seats without these tiles. */
export function supplyBut(...gone: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries(
    TILES.map((tile) => [tile, 4 - gone.filter((one) => one === tile).length]),
  );
}

/** Actions in their written form. */
export const use = (space: string, ...pay: number[]) => ({ do: 'use', space, pay });
export const step = (as: string, line: string, colour: string) => ({
  do: 'step',
  as,
  line,
  colour,
});

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

export interface Played {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/** The position after actions in their written form, and all that was told. */
export function played(from: State, ...actions: readonly JsonObject[]): Played {
  const state = rules.clone(from);
  const events: GameEvent[] = [];
  for (const action of actions) {
    const attempt = rules.action.read(action, state);
    if (typeof attempt !== 'number')
      throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(attempt)}`);
    const refusal = rules.refusal(state, attempt);
    if (refusal) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(refusal)}`);
    rules.play(state, attempt, (event) => events.push(event));
  }
  return { state, events };
}

/** Why an action in its written form is refused; null where it is legal, the problem where it is none. */
export function refused(state: State, action: JsonObject): object | null {
  const attempt = rules.action.read(action, state);
  return typeof attempt === 'number' ? rules.refusal(state, attempt) : attempt;
}

const packed = new Int32Array(rules.max);

/** Every legal action in its written form, in the lister's order. */
export function legal(state: State): JsonObject[] {
  const count = rules.list(state, packed);
  return Array.from(packed.subarray(0, count), (action) => rules.action.write(action, state));
}

/** The legal actions of one kind. */
export function legalKind(state: State, kind: string): JsonObject[] {
  return legal(state).filter((action) => action.do === kind);
}
