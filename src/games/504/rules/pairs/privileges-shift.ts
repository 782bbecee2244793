import type { JsonObject } from '../../../../kit/json';
import { wordOf } from '../../../../kit/reading';
import { KINDS } from '../../data/board';
import { BEFORE_DRAWING, uncover } from '../../modules/exploration/rules/discover';
import { hexBeside } from '../../modules/exploration/rules/hexes';
import { writeAfterwards } from '../../modules/exploration/rules/write';
import { FROM, SIDE } from '../../modules/exploration/state';
import { hasCard, kindOf } from '../../modules/privileges/rules/cards';
import { hexText, writeHex } from '../base/map';
import { NO_PENDING } from '../base/phases';
import type { Emit } from '../state/events';
import { PENDING } from '../state/fields';
import { type ActionKind, add, codeFor, type Pending } from '../state/kind';
import { activeOwner, type GamePair, type State } from '../state/state';
import { uncoverByTrolley } from './deliver-exploration';

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
  const placed = KINDS.flatMap((kind, at) => (markers[at] > 0 ? [[kind, markers[at]]] : []));
  return {
    kind: 'shift',
    owner: activeOwner(state),
    from: hexText(state, explorer[FROM]),
    at: writeHex(...hexBeside(state, explorer[FROM], explorer[SIDE])),
    markers: Object.fromEntries(placed),
    ...writeAfterwards(state),
  };
}

export const privilegesShift: GamePair = {
  when: (role) => role[3] > 0 && role[5] > 0,
  actions: [shift],
  pendings: [shifting],
  hooks: {
    interludes: [[BEFORE_DRAWING, beginShifting]],
    write: {
      turn: (state): JsonObject =>
        state.now[PENDING] === SHIFTING ? { pending: writeShift(state) } : {},
    },
  },
};
