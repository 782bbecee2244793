import type { JsonObject } from '../../../../kit/json';
import { KINDS } from '../../data/board';
import { hexText } from '../base/map';
import { PENDING } from '../base/windows';
import type { Writing } from '../parts';
import type { State } from '../state';
import { EXPLORE_ON } from './role-3';
import { FOUND, FROM } from './windows';

export const writing: Writing<State> = {
  position: ({ stacks }) => ({
    stacks: Object.fromEntries(KINDS.map((kind, at) => [kind, stacks[at]])),
  }),
  turn(state): JsonObject {
    if (state.now[PENDING] !== EXPLORE_ON) return {};
    const from = hexText(state, state.explorer[FROM]);
    return { pending: { kind: 'explore', from, found: state.explorer[FOUND] === 1 } };
  },
  tile: ({ tileVp, fresh }, tile): JsonObject => ({
    ...(tileVp[tile] > 0 && { vp: tileVp[tile] }),
    ...(fresh[tile] > 0 && { fresh: true }),
  }),
  owner: ({ tokens, world }, owner): JsonObject =>
    world.incomeBy === 5 ? { tokens: tokens[owner] } : {},
};
