import type { Json, JsonObject } from '../../src/kit/json';
import type { AnyReader } from '../../src/kit/reader';
import { unwrap } from '../../src/kit/result';
import type { GameEvent, Problem, Rules } from '../../src/kit/rules';

type Parts = 'max' | 'list' | 'clone' | 'copy' | 'play' | 'refusal' | 'action' | 'position';

/** A game as its tests play it, by positions and actions in their written form. Positions are read with this reader. */
export function writtenGame<State extends object, Written, Event extends GameEvent = GameEvent>(
  rules: Pick<Rules<State, never, Event>, Parts>,
  reader: Pick<AnyReader, 'position'>,
) {
  /** A copy in which a test may change whatever it likes. */
  const write = (state: State) => structuredClone<unknown>(rules.position.write(state)) as Written;

  const read = (written: unknown, seed = 'read') =>
    unwrap(reader.position(written as Json, seed)) as State;

  /** The problem that reading finds; null where the position is sound. */
  function flawOf(written: unknown): Problem | null {
    const read = reader.position(written as Json, 'flaw');
    return read.ok ? null : read.problem;
  }

  /** Why an action is refused; null where it is legal, the problem where it is none. */
  function refused(state: State, action: JsonObject): Partial<JsonObject> | null {
    const attempt = rules.action.read(action, state);
    return typeof attempt === 'number' ? rules.refusal(state, attempt) : attempt;
  }

  /** The position after some actions, and all that was told. Throws where one is not legal. */
  function played(from: State, ...actions: readonly JsonObject[]) {
    const state = rules.clone(from);
    const events: Event[] = [];
    for (const action of actions) {
      const why = refused(state, action);
      if (why) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(why)}`);
      const attempt = rules.action.read(action, state) as number;
      rules.play(state, attempt, (event) => events.push(event));
    }
    return { state, events };
  }

  /** Every legal action, in the lister's order. */
  function legal(state: State): JsonObject[] {
    const packed = new Int32Array(rules.max);
    const count = rules.list(state, packed);
    return Array.from(packed.subarray(0, count), (action) => rules.action.write(action, state));
  }

  const legalKind = (state: State, kind: string) => legal(state).filter((one) => one.do === kind);

  /** How many sequences of `length` legal actions begin here. */
  function sequences(state: State, length: number): number {
    const packed = new Int32Array(rules.max);
    const count = rules.list(state, packed);
    if (length === 1) return count;
    let sum = 0;
    const next = rules.clone(state);
    for (const action of packed.subarray(0, count)) {
      rules.copy(next, state);
      rules.play(next, action);
      sum += sequences(next, length - 1);
    }
    return sum;
  }

  return { write, read, flawOf, refused, played, legal, legalKind, sequences };
}

type Tree = Record<string, unknown>;

/** A copy of a position, with the values at these dotted paths replaced. */
export function withValues<Written>(position: object, values: Readonly<Tree>): Written {
  const copy = structuredClone(position);
  for (const [path, value] of Object.entries(values)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    (valueAt(copy, keys.join('.')) as Tree)[last] = structuredClone(value);
  }
  return copy as Written;
}

/** The value at a dotted path; the position itself where the path is empty. */
export function valueAt(position: object, path: string): unknown {
  const keys = path.split('.').filter(Boolean);
  return keys.reduce<unknown>((part, key) => (part as Tree)[key], position);
}
