import type { JsonObject } from '../../../../kit/json';
import { wordOf } from '../../../../kit/reading';
import type { Emit } from '../../../../kit/rules';
import { KINDS } from '../../data/board';
import { PENDING } from '../base/fields';
import { hexText, writeHex } from '../base/map';
import { NO_PENDING } from '../base/phases';
import { uncover } from '../exploration/discover';
import { FROM, SIDE } from '../exploration/fields';
import { hexBeside } from '../exploration/hexes';
import { writeAfterwards } from '../exploration/write';
import { add } from '../listing';
import { type ActionKind, codeOf, type Owner, type Pending, packAction } from '../parts';
import { hasCard, kindOf } from '../privileges/cards';
import { activeOwner, type State } from '../state';
import { uncoverByTrolley } from './deliver-uncover';

const SHIFT = codeOf(3, 8);
export const SHIFTING = codeOf(3, 0);
const MAPS_OF_THE_LAND = kindOf('I(10)');
const KIND_BITS = 3;

/** I(10), M5.7: before a tile is drawn its explorer may move a marker; false: it may not. */
export function beginShifting(state: State, owner: Owner): boolean {
  if (!hasCard(state, owner, MAPS_OF_THE_LAND)) return false;
  state.now[PENDING] = SHIFTING;
  return true;
}

export const shift: ActionKind<State> = {
  code: SHIFT,
  do: 'shift',
  keys: ['from', 'to'],
  read: (form) => packKinds(wordOf(form.from, 'from', KINDS), wordOf(form.to, 'to', KINDS)),
  write: (args) => ({ from: KINDS[fromIn(args)], to: KINDS[toIn(args)] }),
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

export const shifting: Pending<State> = {
  code: SHIFTING,
  kind: 'shift',
  list(state, into) {
    for (let from = 0; from < KINDS.length; from++)
      for (let to = 0; to < KINDS.length; to++) {
        const args = packKinds(from, to);
        if (!shift.refusal(state, args)) add(into, packAction(SHIFT, args));
      }
  },
  done: (state, emit) => goOn(state, 0, emit),
};

export function writeShift(state: State): JsonObject {
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
