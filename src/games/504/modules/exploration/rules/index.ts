import type { JsonObject } from '../../../../../kit/json';
import { KINDS, TILE_COUNTS } from '../../../data/board';
import { SET_UP } from '../../../rules/base/flow';
import { NO_PENDING } from '../../../rules/base/phases';
import { FELL } from '../../../rules/base/pieces';
import { LAID, PENDING } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import type { Pending } from '../../../rules/state/kind';
import type { Module, Writing } from '../../../rules/state/parts';
import { activeOwner, type State } from '../../../rules/state/state';
import { FOUND, FROM } from '../state';
import { explore, listExplores } from './explore';
import { EXPLORE_ON, sendHome, writeExplorer } from './explorer';
import { listSides } from './hexes';
import { goal, harvest, income, roleOne, roleTwo } from './roles';

const writing: Writing<State> = {
  position: ({ stacks }) => ({
    stacks: Object.fromEntries(KINDS.map((kind, at) => [kind, stacks[at]])),
  }),
  tile: ({ tileVp, fresh }, tile): JsonObject => ({
    ...(tileVp[tile] > 0 && { vp: tileVp[tile] }),
    ...(fresh[tile] > 0 && { fresh: true }),
  }),
  owner: ({ tokens, world }, owner): JsonObject =>
    world.incomeBy === 5 ? { tokens: tokens[owner] } : {},
};

/** The choice to go on, until `done` sends the explorer home or lets it rest. */
const exploreOn: Pending<State> = {
  code: EXPLORE_ON,
  kind: 'explore',
  write: writeExplorer,
  list(state, into) {
    listSides(state, state.explorer[FROM], into, explore.code);
  },
  done(state) {
    if (state.explorer[FOUND] === 1) sendHome(state, activeOwner(state), state.explorer[FROM]);
    state.now[PENDING] = NO_PENDING;
    state.explorer.fill(0);
  },
};

/** M5.1: the tiles that are not on the map. */
function fillStacks({ stacks, kind, now }: State): void {
  stacks.set(TILE_COUNTS);
  for (let tile = 0; tile < now[LAID]; tile++) stacks[kind[tile]]--;
}

/** M4.19. */
function loseTokens({ tokens }: State, company: Owner): void {
  if (tokens.length > 0) tokens[company] = 0;
}

/** Module 5, Exploration. */
export const exploration: Module<State> = {
  digit: 5,
  actions: [explore, harvest],
  phases: [],
  pendings: [exploreOn],
  always: {
    happened: [
      [SET_UP, fillStacks],
      [FELL, loseTokens],
    ],
    steps: { act: { list: listExplores } },
    write: writing,
  },
  // M5.20: in role III there is only exploring.
  roles: [[roleOne, roleTwo], [roleTwo], []],
  goal,
  income,
};
