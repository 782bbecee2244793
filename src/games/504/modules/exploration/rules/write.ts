import type { JsonObject } from '../../../../../kit/json';
import { KINDS } from '../../../data/board';
import { hexText } from '../../../rules/base/map';
import { PENDING } from '../../../rules/state/fields';
import type { Writing } from '../../../rules/state/parts';
import type { State } from '../../../rules/state/state';
import { FOUND, FROM } from '../state';
import { EXPLORE_ON, mayGoOn } from './explorer';

/** J3: the choice that resumes after another. An object literal with `then` would look like a promise. */
export function writeAfterwards(state: State): JsonObject {
  return mayGoOn(state) ? Object.fromEntries([['then', writeExplorer(state)]]) : {};
}

/** The choice to explore on. */
function writeExplorer(state: State): JsonObject {
  const from = hexText(state, state.explorer[FROM]);
  return { kind: 'explore', from, found: state.explorer[FOUND] === 1 };
}

export const writing: Writing<State> = {
  position: ({ stacks }) => ({
    stacks: Object.fromEntries(KINDS.map((kind, at) => [kind, stacks[at]])),
  }),
  turn(state): JsonObject {
    if (state.now[PENDING] !== EXPLORE_ON) return {};
    return { pending: writeExplorer(state) };
  },
  tile: ({ tileVp, fresh }, tile): JsonObject => ({
    ...(tileVp[tile] > 0 && { vp: tileVp[tile] }),
    ...(fresh[tile] > 0 && { fresh: true }),
  }),
  owner: ({ tokens, world }, owner): JsonObject =>
    world.incomeBy === 5 ? { tokens: tokens[owner] } : {},
};
