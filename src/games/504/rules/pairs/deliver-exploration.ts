import { WATER } from '../../data/board';
import { DRIVE_COST } from '../../data/figures';
import { enter, pointsRefusal, tileCost } from '../../modules/deliver/rules/drive';
import { stockDiscovered } from '../../modules/deliver/rules/holds';
import { MP } from '../../modules/deliver/state';
import {
  BEFORE_DRAWING,
  DISCOVERED,
  draw,
  layMarkers,
} from '../../modules/exploration/rules/discover';
import { ofSide, sideRefusal } from '../../modules/exploration/rules/explore';
import { fromOf, listSides, sideOf } from '../../modules/exploration/rules/hexes';
import { FROM } from '../../modules/exploration/state';
import { UNKNOWN } from '../base/args';
import { isInterrupted } from '../base/ask';
import { isStep } from '../base/phases';
import type { Emit } from '../state/events';
import type { Owner } from '../state/ids';
import { type ActionKind, codeFor, type Listing } from '../state/kind';
import { activeOwner, type GamePair, type State } from '../state/state';

/** M1.15, X3: without residents the trolley explores a hex beside it. */
export const trolleyExplore: ActionKind<State> = {
  code: codeFor(1, 9),
  do: 'explore',
  ...ofSide,
  belongs: (state) => mayExplore(state) && isStep(state, 'trolley'),
  refusal(state, args) {
    if (fromOf(args) !== state.trolleyAt[activeOwner(state)]) return UNKNOWN;
    return pointsRefusal(state, DRIVE_COST.tile) ?? sideRefusal(state, fromOf(args), sideOf(args));
  },
  play(state, args, emit) {
    const owner = activeOwner(state);
    layMarkers(state, fromOf(args), sideOf(args));
    if (!isInterrupted(state, BEFORE_DRAWING, emit)) uncoverByTrolley(state, owner, emit);
  },
};

function mayExplore({ world }: State): boolean {
  return world.role[5] > 0 && !world.residents;
}

function listTrolleyExplores(state: State, into: Listing): void {
  if (!mayExplore(state) || state.trip[MP] < DRIVE_COST.tile) return;
  listSides(state, state.trolleyAt[activeOwner(state)], into, trolleyExplore.code);
}

/** X3, M1.15: the tile is drawn and entered. The trolley stays before water, and before what it has too few points for. */
export function uncoverByTrolley(state: State, owner: Owner, emit?: Emit<State>): void {
  const from = state.explorer[FROM];
  const tile = draw(state, owner, emit);
  const found = state.kind[tile];
  state.explorer.fill(0);
  const cost = tileCost(state, owner, found);
  if (found !== WATER && state.trip[MP] >= cost) enter(state, owner, tile, cost, emit);
  else enter(state, owner, from, DRIVE_COST.tile, emit);
}

export const deliverExploration: GamePair = {
  when: (role) => role[1] > 0 && role[5] > 0,
  actions: [trolleyExplore],
  hooks: {
    happened: [[DISCOVERED, stockDiscovered]],
    steps: { trolley: { list: listTrolleyExplores } },
  },
};
