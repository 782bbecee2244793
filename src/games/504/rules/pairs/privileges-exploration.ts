import type { JsonObject } from '../../../../kit/json';
import { wordOf } from '../../../../kit/reading';
import { KINDS } from '../../data/board';
import { AFTER_DRAWING, BEFORE_DRAWING, uncover } from '../../modules/exploration/rules/discover';
import { endExploring, writeAfterwards } from '../../modules/exploration/rules/explorer';
import { hexBeside } from '../../modules/exploration/rules/hexes';
import { AT, FROM, SIDE } from '../../modules/exploration/state';
import { hasCard, kindOf } from '../../modules/privileges/rules/cards';
import { NO_ACTIVE, ofTile, TOO_FAR } from '../base/kinds';
import { hexText, isWalkable, SIDES, sideBetween, writeHex } from '../base/map';
import { NO_PENDING } from '../base/phases';
import { hasSettlement, settle, settleRefusal } from '../base/pieces';
import { writeCounts } from '../base/writing';
import type { Emit, Refusal } from '../state/events';
import { LAID, NONE, PENDING } from '../state/fields';
import type { Owner } from '../state/ids';
import { type ActionKind, add, codeFor, type Pending } from '../state/kind';
import { activeOwner, type GamePair, placeOf, type State } from '../state/state';
import { uncoverByTrolley } from './deliver';

export const SHIFTING = codeFor(3, 0);
const MAPS_OF_THE_LAND = kindOf('I(10)');
const KIND_BITS = 3;

/** I(10), M5.7: before a tile is drawn its explorer may move a marker; false: it may not. */
function beginShifting(state: State): boolean {
  if (!hasCard(state, activeOwner(state), MAPS_OF_THE_LAND)) return false;
  state.now[PENDING] = SHIFTING;
  return true;
}

export const shift: ActionKind<State> = {
  code: codeFor(3, 8),
  do: 'shift',
  keys: ['from', 'to'],
  read: (form) => packKinds(wordOf(form.from, 'from', KINDS), wordOf(form.to, 'to', KINDS)),
  write: (args) => ({ from: KINDS[fromIn(args)], to: KINDS[toIn(args)] }),
  isOne: (args) => fromIn(args) < KINDS.length && toIn(args) < KINDS.length,
  belongs: ({ now }) => now[PENDING] === SHIFTING,
  refusal: ({ markers }, args) =>
    fromIn(args) !== toIn(args) && markers[fromIn(args)] > 0 && markers[toIn(args)] > 0
      ? null
      : { because: 'no-stack' },
  play({ markers }, args) {
    markers[fromIn(args)]--;
    markers[toIn(args)]++;
  },
  follow: goOn,
};

function packKinds(from: number, to: number): number {
  return from | (to << KIND_BITS);
}

function fromIn(args: number): number {
  return args & ((1 << KIND_BITS) - 1);
}

function toIn(args: number): number {
  return args >> KIND_BITS;
}

function goOn(state: State, _args: number, emit?: Emit<State>): void {
  state.now[PENDING] = NO_PENDING;
  if (state.world.residents) uncover(state, activeOwner(state), emit);
  else uncoverByTrolley(state, activeOwner(state), emit);
}

const shifting: Pending<State> = {
  code: SHIFTING,
  kind: 'shift',
  write: writeShift,
  list(state, into) {
    for (let from = 0; from < KINDS.length; from++)
      for (let to = 0; to < KINDS.length; to++) {
        const args = packKinds(from, to);
        if (!shift.refusal(state, args)) add(into, shift.code, args);
      }
  },
  done: (state, emit) => goOn(state, 0, emit),
};

function writeShift(state: State): JsonObject {
  const { explorer, markers } = state;
  return {
    owner: activeOwner(state),
    from: hexText(state, explorer[FROM]),
    at: writeHex(...hexBeside(state, explorer[FROM], explorer[SIDE])),
    markers: writeCounts(KINDS, markers),
    ...writeAfterwards(state),
  };
}

export const privilegesShift: GamePair = {
  when: (role) => role[3] > 0 && role[5] > 0,
  actions: [shift],
  pendings: [shifting],
  hooks: {
    interludes: [[BEFORE_DRAWING, beginShifting]],
  },
};

export const FOLLOWING = codeFor(3, 1);

/** X12, M5.18: with 3.I and 5.II residents may follow onto a discovered tile; false: not there. It is the tile laid last. */
function beginFollowing(state: State): boolean {
  const { residents, hooks } = state.world;
  const owner = activeOwner(state);
  const tile = state.now[LAID] - 1;
  if (!residents || !isWalkable(state, tile)) return false;
  for (const entering of hooks.entering) if (entering.isHere(state, owner, tile)) return false;
  state.explorer[AT] = tile;
  state.now[PENDING] = FOLLOWING;
  return true;
}

function fromRefusal(state: State, owner: Owner, from: number): Refusal | null {
  const to = state.explorer[AT];
  if (sideBetween(state, from, to) < 0) return TOO_FAR;
  if (state.active[placeOf(owner, from)] === 0) return NO_ACTIVE;
  return hasSettlement(state, owner, to) ? null : settleRefusal(state, owner, to);
}

/** The first settles, the others arrive and stay active. */
const follow: ActionKind<State> = {
  code: codeFor(3, 9),
  do: 'follow',
  ...ofTile('from'),
  belongs: ({ now }) => now[PENDING] === FOLLOWING,
  refusal: (state, from) => fromRefusal(state, activeOwner(state), from),
  play(state, from, emit) {
    const owner = activeOwner(state);
    const to = state.explorer[AT];
    state.active[placeOf(owner, from)]--;
    if (hasSettlement(state, owner, to)) state.active[placeOf(owner, to)]++;
    else settle(state, owner, to, emit);
  },
};

const following: Pending<State> = {
  code: FOLLOWING,
  kind: 'follow',
  write: writeFollow,
  list(state, into) {
    const owner = activeOwner(state);
    for (let side = 0; side < SIDES; side++) {
      const from = state.neighbor[state.explorer[AT] * SIDES + side];
      if (from !== NONE && !fromRefusal(state, owner, from)) add(into, follow.code, from);
    }
  },
  done(state) {
    state.now[PENDING] = NO_PENDING;
    endExploring(state, state.kind[state.explorer[AT]]);
  },
};

function writeFollow(state: State): JsonObject {
  const at = hexText(state, state.explorer[AT]);
  return { at, ...writeAfterwards(state) };
}

export const privilegesFollow: GamePair = {
  when: (role) => role[3] === 1 && role[5] === 2,
  actions: [follow],
  pendings: [following],
  hooks: {
    interludes: [[AFTER_DRAWING, beginFollowing]],
  },
};
