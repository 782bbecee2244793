import { type FlatState, layOut } from '../../../../kit/flat-state';
import type { Seat } from '../../../../kit/rules';
import { TILES } from '../../data/board';
import { COMPANIES } from '../../data/figures';
import { deliverFields } from '../../modules/deliver/state';
import { explorationFields } from '../../modules/exploration/state';
import { majorityFields } from '../../modules/majorities/state';
import { militaryFields } from '../../modules/military/state';
import { privilegeFields } from '../../modules/privileges/state';
import { productionFields } from '../../modules/production/state';
import { raceFields } from '../../modules/race/state';
import { roadFields } from '../../modules/roads/state';
import { shareFields } from '../../modules/shares/state';
import { AT, baseFields, PHASE } from './fields';
import type { Owner, Size } from './ids';
import type { Hooks, Module, Pair, World } from './parts';

/** The table of modules: what each keeps in a state, which is nothing where it is not in the world. */
const PARTS = [
  baseFields,
  deliverFields,
  militaryFields,
  explorationFields,
  roadFields,
  majorityFields,
  raceFields,
  productionFields,
  privilegeFields,
  shareFields,
] as const;

type Widths = 'words' | 'halves' | 'bytes';
type Part = (typeof PARTS)[number];
type Both<Of> = (Of extends unknown ? (of: Of) => void : never) extends (of: infer All) => void
  ? All
  : never;
/** What all modules keep together, in numbers of one width. */
type All<Width extends Widths> = Both<ReturnType<Part>[Width]>;

function layoutFor(size: Size) {
  const of = <Width extends Widths>(width: Width) =>
    Object.assign({}, ...PARTS.map((fields) => fields(size)[width])) as All<Width>;
  return layOut({ words: of('words'), halves: of('halves'), bytes: of('bytes') });
}

/** One position, flat. What follows from the world is beside it. */
export interface State extends FlatState, ReturnType<ReturnType<typeof layoutFor>['blank']> {
  readonly world: World<State>;
  readonly seats: number;
  /** How many owners there can be (G1.3). */
  readonly owners: number;
}

export type GameModule = Module<State>;
export type GamePair = Pair<State>;
export type GameHooks = Hooks<State>;

const layouts = new Map<string, ReturnType<typeof layoutFor>>();

/** A state with every figure 0: not yet a position. */
export function blankState(world: World<State>, seats: number): State {
  const { company, residents, role } = world;
  const owners = company ? COMPANIES : seats;
  const key = `${world.name} ${seats}`;
  let layout = layouts.get(key);
  if (!layout) {
    layout = layoutFor({ seats, owners, company, residents, role });
    layouts.set(key, layout);
  }
  return { world, seats, owners, ...layout.blank() };
}

export function cloneState(state: State): State {
  const copy = blankState(state.world, state.seats);
  copy.all.set(state.all);
  return copy;
}

/** The seat whose decision is next, or null once the match is over. */
export function toAct(state: State): Seat | null {
  const phase = state.world.phases[state.now[PHASE]];
  return phase ? phase.seat(state) : null;
}

/** The owner whose turn it is. */
export function activeOwner({ order, now }: State): Owner {
  return order[now[AT]];
}

/** The seat that decides for an owner (G1.2). */
export function agentOf({ world, president }: State, owner: Owner): Seat {
  return world.company ? president[owner] : owner;
}

/** Where a figure by owner and tile is. */
export function placeOf(owner: Owner, tile: number): number {
  return owner * TILES + tile;
}

/** The column of a table that has figures for 2, 3, 4 seats and for companies (G1.3). */
export function tableColumn({ world, seats }: State): number {
  return world.company ? 3 : seats - 2;
}
