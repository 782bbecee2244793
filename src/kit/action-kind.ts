import { isObject, type Json, type JsonObject } from './json';
import { flaw, reading, record } from './reading';
import {
  type Action,
  type Emit,
  type GameEvent,
  isRefusal,
  type Problem,
  type Refusal,
  type Rules,
} from './rules';

/**
 * A kind of action: everything that the rules know about it, in the file with its name. `args` is a number that says which
 * action of the kind it is; what its bits mean is the kind's own.
 */
export interface ActionKind<State, Event extends GameEvent, Why extends Refusal> {
  /** Its word in the written form. Several kinds may have the same, each at another time. */
  readonly do: string;
  /** The keys of the written form besides `do`, all of them needed. */
  readonly keys: readonly string[];
  /** Keys that it may have in addition. */
  readonly optional?: readonly string[];
  /**
   * Whether a form with its word and keys is of this kind; left out: it is. Kinds with the same word that may be told apart
   * in no other way say it.
   */
  fits?(form: JsonObject): boolean;
  /** Reads the args, or says why they are not possible here; `flaw` ends the reading of a malformed action. */
  read(form: JsonObject, state: State): number | Why;
  /** The written form, without `do`. */
  write(args: number, state: State): JsonObject;
  /** Where it belongs, by the numbers of `Grammar.placeOf`; left out: anywhere. */
  readonly places?: readonly number[];
  /** Whether it belongs in a position at one of its places; left out: always. */
  belongs?(state: State): boolean;
  /** The args are the numbers below this; left out: only 0. */
  readonly variants?: number;
  /** Whether these args are those of an action, legal or not; left out: `variants` says it. */
  isOne?(args: number, state: State): boolean;
  /** Why it is not legal where it belongs; null when it is. */
  refusal(state: State, args: number): Why | null;
  /**
   * Writes the args of every legal action to `into` from index `at`, where it belongs. Returns the index after them. Left
   * out: those of all variants that are not refused.
   */
  list?(state: State, into: Int32Array, at: number): number;
  play(state: State, args: number, emit?: Emit<State, Event>): void;
}

/** All kinds of actions of a game. `Kind` is the union of their types. */
export interface Grammar<
  State,
  Event extends GameEvent,
  Why extends Refusal,
  Kind extends ActionKind<State, Event, Why>,
> {
  /** In the order of the lister. A kind's place is its number; places may be empty. */
  readonly kinds: readonly Kind[];
  /** The number of lowest bits of an action that hold the place of its kind in the list. The args are above them. */
  readonly kindBits: number;
  readonly isOver: (state: State) => boolean;
  /**
   * The number of the phase, step or pending choice, from 0. The lister asks only the kinds that belong there. Left out: the
   * kinds say by `belongs` alone where they belong.
   */
  readonly placeOf?: (state: State) => number;
  /** The refusals that are none of a kind's own. */
  readonly refusals: {
    readonly over: Why;
    /** The number is no action. */
    readonly noAction: Why;
    /** The kind does not belong here. */
    readonly misplaced: (state: State, kind: Kind) => Why;
    /** An action that can be read has a key too many; left out: it is malformed. */
    readonly unexpectedKey?: (key: string) => Why;
  };
}

/** The actions of a game: how they are packed, and the part of its `Rules` that follows from their kinds. */
export interface Actions<State, Event extends GameEvent, Why extends Refusal, Kind> {
  actionOf(kind: Kind, args?: number): Action;
  kindOf(action: Action): Kind;
  argsOf(action: Action): number;
  /** The place of its kind in the list. */
  codeOf(action: Action): number;
  readonly rules: Pick<Rules<State, object, Event, Why>, 'list' | 'refusal' | 'play' | 'action'>;
}

/** The greatest number of an action. */
const MOST = 0x7fffffff;

export function actionsFrom<
  State,
  Event extends GameEvent,
  Why extends Refusal,
  Kind extends ActionKind<State, Event, Why>,
>({
  kinds,
  kindBits,
  isOver,
  placeOf = () => 0,
  refusals,
}: Grammar<State, Event, Why, Kind>): Actions<State, Event, Why, Kind> {
  const mask = (1 << kindBits) - 1;
  const actionOf = (kind: Kind, args = 0) => kinds.indexOf(kind) | (args << kindBits);
  const argsOf = (action: Action) => action >> kindBits;
  const codeOf = (action: Action) => action & mask;
  // Kinds have many shapes; what is asked thousands of times a second is asked of objects of one shape, which is faster.
  const all = kinds.map((kind, code) => ({
    kind,
    code,
    belongs: kind.belongs ?? null,
    list: kind.list ?? listOfVariants(kind),
    play: kind.play,
  }));
  const allAt = Array.from({ length: 1 + lastPlace(kinds) }, (_, place) =>
    all.filter(({ kind: { places } }) => !places || places.includes(place)),
  );

  function kindOf(action: Action): Kind {
    const kind = kinds[codeOf(action)];
    if (!kind) throw new RangeError(`${action} is no action`);
    return kind;
  }

  function belongsIn(state: State, { places, belongs }: Kind): boolean {
    return (!places || places.includes(placeOf(state))) && (belongs?.(state) ?? true);
  }

  function list(state: State, into: Int32Array): number {
    const here = allAt[placeOf(state)];
    let count = 0;
    for (let at = 0; at < here.length; at++) {
      const one = here[at];
      if (one.belongs && !one.belongs(state)) continue;
      const first = count;
      count = one.list(state, into, first);
      for (let listed = first; listed < count; listed++)
        into[listed] = one.code | (into[listed] << kindBits);
    }
    return count;
  }

  function refusal(state: State, attempt: Action): Why | null {
    if (isOver(state)) return refusals.over;
    if (!Number.isInteger(attempt) || attempt < 0 || attempt > MOST) return refusals.noAction;
    const kind = kinds[codeOf(attempt)];
    const args = argsOf(attempt);
    if (!kind || !isOne(kind, args, state)) return refusals.noAction;
    return belongsIn(state, kind) ? kind.refusal(state, args) : refusals.misplaced(state, kind);
  }

  function read(json: Json, state: State): Action | Why | Problem {
    const action = reading(() => {
      const form = isObject(json) ? json : flaw('not-an-object', '');
      const alike = kinds.filter((kind) => kind.do === form.do);
      const fitting = alike.filter((kind) => hasKeys(form, kind) && (kind.fits?.(form) ?? true));
      const kind = fitting.find((one) => belongsIn(state, one)) ?? fitting[0] ?? alike[0];
      if (!kind) return flaw('unknown-word', 'do');
      const { unexpectedKey } = refusals;
      if (!unexpectedKey) record(form, '', ['do', ...kind.keys], kind.optional);
      const args = kind.read(form, state);
      const stray = Object.keys(form).find((key) => !mayHave(kind, key));
      if (unexpectedKey && stray !== undefined) return unexpectedKey(stray);
      return isRefusal(args) ? args : actionOf(kind, args);
    });
    return action.ok ? action.value : action.problem;
  }

  function write(action: Action, state: State): JsonObject {
    const kind = kindOf(action);
    return { do: kind.do, ...kind.write(argsOf(action), state) };
  }

  return {
    actionOf,
    kindOf,
    argsOf,
    codeOf,
    rules: {
      list,
      refusal,
      play: (state, action, emit) => all[codeOf(action)].play(state, argsOf(action), emit),
      action: { read, write },
    },
  };
}

function lastPlace(kinds: readonly { readonly places?: readonly number[] }[]): number {
  return Math.max(0, ...kinds.flatMap(({ places = [] }) => places));
}

type AnyKind<State> = ActionKind<State, GameEvent, Refusal>;

function isOne<State>(kind: AnyKind<State>, args: number, state: State): boolean {
  return kind.isOne ? kind.isOne(args, state) : args < (kind.variants ?? 1);
}

function listOfVariants<State>({ variants = 1, refusal }: AnyKind<State>) {
  return (state: State, into: Int32Array, at: number): number => {
    let next = at;
    for (let args = 0; args < variants; args++)
      if (refusal(state, args) === null) into[next++] = args;
    return next;
  };
}

type Keys = Pick<AnyKind<never>, 'keys' | 'optional'>;

const mayHave = ({ keys, optional = [] }: Keys, key: string) =>
  key === 'do' || keys.includes(key) || optional.includes(key);

function hasKeys(form: JsonObject, kind: Keys): boolean {
  return (
    kind.keys.every((key) => key in form) && Object.keys(form).every((key) => mayHave(kind, key))
  );
}
