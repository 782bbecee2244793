import { count, flaw, record, truth } from '../../../../../kit/reading';
import { KINDS, TILES } from '../../../data/board';
import { BYTE_MOST, positive, type Reading } from '../../../rules/base/reading-parts';
import { LAID, PENDING } from '../../../rules/state/fields';
import { EXPLORE_ON, mayGoOn } from './explorer';
import { readExplorer } from './read-explorer';

export const explorationReading: Reading = {
  keys({ world }, part) {
    if (part === 'position') return { needed: ['stacks'] };
    if (part === 'tile' && world.role[5] === 1) return { needed: [], optional: ['vp', 'fresh'] };
    return part === 'owner' && world.incomeBy === 5 ? { needed: ['tokens'] } : null;
  },
  tile(state, tile, form, at) {
    if (form.vp !== undefined) state.tileVp[tile] = positive(form.vp, `${at}.vp`, BYTE_MOST);
    if (form.fresh === undefined) return;
    if (!truth(form.fresh, `${at}.fresh`) || state.tileVp[tile] === 0) flaw('no-vp', `${at}.fresh`);
    state.fresh[tile] = 1;
  },
  owner(state, owner, form, at) {
    if (state.world.incomeBy === 5)
      state.tokens[owner] = count(form.tokens, `${at}.tokens`, 0xffff);
  },
  position(state, form) {
    const stacks = record(form.stacks, 'stacks', KINDS);
    KINDS.forEach((kind, at) => {
      state.stacks[at] = count(stacks[kind], `stacks.${kind}`, TILES);
    });
    const has = state.now[LAID] + state.stacks.reduce((sum, left) => sum + left, 0);
    if (has !== TILES) flaw('wrong-sum', 'stacks', { has, needs: TILES });
  },
  pending(state, kind, json, at) {
    if (kind !== 'explore' || !mayGoOn(state)) return false;
    readExplorer(state, json, at);
    state.now[PENDING] = EXPLORE_ON;
    return true;
  },
};
