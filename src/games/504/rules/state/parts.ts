import type { JsonObject } from '../../../../kit/json';
import type { RandomWords } from '../../../../kit/random';
import type { Seat } from '../../../../kit/rules';
import type { Standing } from '../../../../kit/standing';
import type { FullMap, GrowingMap, MapNumber } from '../../data/board';
import type { OrderKind, StepId } from '../../data/world/terms';
import type { BonusKey } from '../../modules/race/events';
import type { Emit, Refusal } from './events';
import type { Digit, Owner, Role } from './ids';
import type { ActionKind, Coded, Listing, Pending, Phase } from './kind';

/** A point at which modules and pairs join in; see `rules/base/ask.ts`. */
export interface Point<Sort extends string> extends Coded {
  readonly sort: Sort;
}

/** A number, such as a price, that each answer takes and returns, changed or not. */
export type Figure = Point<'figure'>;
/** Why something is not possible: the first reason counts. */
export type Objection = Point<'objection'>;
/** Something has happened. */
export type Moment = Point<'moment'>;
/** A place in the course of a match where a phase or a pending choice may be opened. */
export type Interlude = Point<'interlude'>;

/** Answers to several points, as a module gives them. */
export type Answers<Of extends Coded, Answer> = readonly (readonly [Of, Answer])[];

/** What a module does in a step of a turn. */
export interface StepHooks<State> {
  start?(state: State, emit?: Emit<State>): void;
  list?(state: State, into: Listing): void;
  /** Why the step may not be ended yet. */
  doneRefusal?(state: State): Refusal | null;
  end?(state: State): void;
}

/** What a resident does that steps onto a tile where it neither arrives nor settles. */
export interface Entering<State> {
  /** G6.9: whether something besides settlements keeps a tile from being empty. */
  isHeld(state: State, tile: number): boolean;
  /** Whether a resident can do this on the tile. */
  isHere(state: State, owner: Owner, tile: number): boolean;
  refusal(state: State, owner: Owner, tile: number): Refusal | null;
  /** The resident is off the tile from which it came. */
  play(state: State, owner: Owner, tile: number, emit?: Emit<State>): void;
}

/** The end of the match, the points and the tie-break: role I. */
export interface Goal<State> {
  /** Asked at the end of a round. */
  isReached(state: State): boolean;
  /** Whose turn is the last one, if the match ends at once (G8.1); null: none yet. */
  endedBy?(state: State): Owner | null;
  points(state: State, owner: Owner): number;
  /** More is better. */
  tie(state: State, owner: Owner): number;
}

/** `at` is a tile, or what the figure says. */
export type FigureAnswer<State> = (state: State, owner: Owner, value: number, at: number) => number;
export type ObjectionAnswer<State> = (state: State, owner: Owner, at: number) => Refusal | null;
/** `at` is a tile, NONE where it is about none; `value` is what the moment says, otherwise 0. */
export type MomentAnswer<State> = (
  state: State,
  owner: Owner,
  at: number,
  value: number,
  emit?: Emit<State>,
) => void;
/** True: something was opened, which calls what the interlude names when it is over. */
export type InterludeAnswer<State> = (state: State, emit?: Emit<State>) => boolean;

/** Where a module joins in. The base calls each hook of all modules and pairs in the order of their table. */
export interface Hooks<State> {
  /** Whether a kind of order is this module's, and how it is set for a round after the first (G5.2). The last counts. */
  readonly orders?: Partial<Record<OrderKind, (state: State) => void>>;
  readonly steps?: Partial<Record<StepId, StepHooks<State>>>;
  readonly figures?: Answers<Figure, FigureAnswer<State>>;
  readonly objections?: Answers<Objection, ObjectionAnswer<State>>;
  readonly happened?: Answers<Moment, MomentAnswer<State>>;
  readonly interludes?: Answers<Interlude, InterludeAnswer<State>>;
  readonly entering?: Entering<State>;
  /** By tile: equal numbers above 0 are joined by the owner's own roads; null: it has none. */
  joined?(state: State, owner: Owner): Uint8Array | null;
  /** Whether the cities of two numbers cannot both be capitals, whatever the map says (G4.5). */
  capitalsClash?(state: State, one: number, other: number): boolean;
  /** Adds to `counts`, by kind of tile, what an owner counts for majorities (M7.3). */
  tally?(state: State, owner: Owner, counts: Uint8Array): void;
  readonly feats?: Feats<State>;
  /** Scores and places where they are not those of the owners (G8.3). */
  standing?(state: State): Standing;
  readonly secrets?: ModuleSecrets<State>;
  readonly write?: Writing<State>;
}

/** What is counted for the bonuses of a race (M2.10, X27). */
export interface Feats<State> {
  /** In the order in which several of one owner are told. */
  readonly keys: readonly BonusKey[];
  readonly vp: readonly number[];
  /** Bits of what an owner has done. */
  met(state: State, owner: Owner): number;
}

/** What not all seats may see. */
export interface ModuleSecrets<State> {
  /** Whether the seat knows something that others do not. */
  has(state: State, seat: Seat): boolean;
  /** Rises when something comes out. */
  learned(state: State): number;
  /** The seats that decide without knowing each other's decisions, in their order (`Secrets` in `kit`). */
  simultaneous(state: State): readonly Seat[];
  /** Draws again what the seat cannot know. */
  determinize(state: State, seat: Seat, random: RandomWords): void;
}

/** What a module adds to the written position (J2 to J6). */
export interface Writing<State> {
  position?(state: State): JsonObject;
  turn?(state: State): JsonObject;
  tile?(state: State, tile: number): JsonObject;
  owner?(state: State, owner: Owner): JsonObject;
}

/** A module: what it is in every role, and what it is in role I, II and III. */
export interface Module<State> {
  readonly digit: Digit;
  readonly actions: readonly ActionKind<State>[];
  readonly phases: readonly Phase<State>[];
  readonly pendings: readonly Pending<State>[];
  readonly always: Hooks<State>;
  readonly roles: readonly [
    readonly Hooks<State>[],
    readonly Hooks<State>[],
    readonly Hooks<State>[],
  ];
  /** Left out of the base alone, as `income`. */
  readonly goal?: Goal<State>;
  /** The income rule of role II, without the 20 of everybody (G7.1). */
  readonly income?: (state: State, owner: Owner) => number;
}

/** What modules do together in a world that has all of them. Its actions and pending choices have codes of one of them. */
export interface Pair<State> {
  readonly when: (role: readonly Role[]) => boolean;
  readonly actions?: readonly ActionKind<State>[];
  readonly pendings?: readonly Pending<State>[];
  readonly hooks: Hooks<State>;
}

/** Hooks that a world has one of each module and pair. */
type Listed =
  | 'entering'
  | 'joined'
  | 'capitalsClash'
  | 'tally'
  | 'feats'
  | 'standing'
  | 'secrets'
  | 'write';

/** The hooks of all modules and pairs of a world; those at points by the code of the point. */
export type Joined<State> = {
  readonly [Hook in Listed]-?: readonly NonNullable<Hooks<State>[Hook]>[];
} & {
  readonly figures: readonly (readonly FigureAnswer<State>[])[];
  readonly objections: readonly (readonly ObjectionAnswer<State>[])[];
  readonly happened: readonly (readonly MomentAnswer<State>[])[];
  readonly interludes: readonly (readonly InterludeAnswer<State>[])[];
};

/** A step of this world, with what its modules do there. */
export interface Step<State> {
  readonly name: StepId;
  readonly hooks: readonly StepHooks<State>[];
}

/** Everything that follows from the three digits (G1 to G5), the same for every position of it. */
export interface World<State> {
  readonly name: string;
  /** By digit. */
  readonly role: readonly Role[];
  readonly map: FullMap | GrowingMap;
  readonly mapNumber: MapNumber;
  readonly order: OrderKind;
  /** Money of each seat in turn order; of shares: of each seat. */
  readonly money: (seats: number) => readonly number[];
  /** G1.4. */
  readonly residents: boolean;
  readonly hurried: boolean;
  /** The owners are companies. */
  readonly company: boolean;
  /** G5.7: the last round, and how many rounds in a row without progress end the match. */
  readonly roundMost: number;
  readonly idleMost: number;
  readonly steps: readonly Step<State>[];
  readonly goal: Goal<State>;
  readonly income: (state: State, owner: Owner) => number;
  /** The module whose rule that is (G7.1). */
  readonly incomeBy: Digit;
  /** Sets the order of a round after the first; null: it stays. */
  readonly setOrder: ((state: State) => void) | null;
  readonly hooks: Joined<State>;
  /** By code; the same in all worlds. */
  readonly phases: readonly (Phase<State> | undefined)[];
  readonly pendings: readonly (Pending<State> | undefined)[];
}
