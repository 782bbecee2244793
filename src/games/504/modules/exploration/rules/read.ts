import type { Written } from '../../../../../kit/written';
import { KINDS, TILES } from '../../../data/board';
import { BYTE_MOST, HALF_MOST, type Reading, tileOf } from '../../../rules/base/read';
import type { State } from '../../../rules/state/state';
import { FOUND, FROM } from '../state';
import { EXPLORE_ON } from './explorer';

export const explorationReading: Reading = {
  tile({ tileVp, fresh }, tile, form) {
    tileVp[tile] = form.optional('vp')?.count(BYTE_MOST) ?? 0;
    fresh[tile] = form.mark('fresh');
  },
  owner({ tokens }, owner, form) {
    tokens[owner] = form.optional('tokens')?.count(HALF_MOST) ?? 0;
  },
  position({ stacks }, form) {
    KINDS.forEach((kind, at) => {
      stacks[at] = form.key('stacks').key(kind).count(TILES);
    });
  },
  pending: {
    explore(state, form) {
      readExplorer(state, form);
      return EXPLORE_ON;
    },
  },
};

/** The choice to explore on. */
export function readExplorer(state: State, form: Written): void {
  state.explorer[FROM] = tileOf(state, form.key('from'));
  state.explorer[FOUND] = form.key('found').flag();
}
