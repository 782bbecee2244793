import { TILES } from '../../../data/board';
import { readTile, tileRefusal } from '../../../rules/base/args';
import { hexText } from '../../../rules/base/map';
import { removeSettlement, residentsOn } from '../../../rules/base/pieces';
import { PHASE } from '../../../rules/state/fields';
import { add } from '../../../rules/state/listing';
import { type ActionKind, codeOf, type Phase, packAction } from '../../../rules/state/parts';
import { agentOf, placeOf, type State } from '../../../rules/state/state';
import { goOnShrinking, pieceRefusal, removables, SHRINK_PHASE } from './shrink';

const REMOVE = codeOf(7, 0);
const tiles = new Uint8Array(TILES);

/** M7.9: a resident, or where the owner has none on the map a settlement. */
export const remove: ActionKind<State> = {
  code: REMOVE,
  do: 'remove',
  keys: ['at'],
  read: readTile('at'),
  write: (tile, state) => ({ at: hexText(state, tile) }),
  belongs: ({ now }) => now[PHASE] === SHRINK_PHASE,
  refusal(state, tile) {
    return tileRefusal(state, tile) ?? pieceRefusal(state, state.shrinkOwner[0], tile);
  },
  play(state, tile) {
    const owner = state.shrinkOwner[0];
    const at = placeOf(owner, tile);
    if (residentsOn(state, owner, tile) > 0) {
      const from = state.exhausted[at] > 0 ? state.exhausted : state.active;
      from[at]--;
      state.storedResidents[owner]++;
    } else {
      removeSettlement(state, owner, tile);
    }
    state.shrinkLeft[0]--;
  },
  follow: (state, _tile, emit) => goOnShrinking(state, emit),
};

/** After a scoring the owners give up pieces, one owner after the other. */
export const shrinkPhase: Phase<State> = {
  code: SHRINK_PHASE,
  name: 'shrink',
  seat: (state) => agentOf(state, state.shrinkOwner[0]),
  owner: ({ shrinkOwner }) => shrinkOwner[0],
  list(state, into) {
    const count = removables(state, state.shrinkOwner[0], tiles, into.most);
    for (let at = 0; at < count; at++) add(into, packAction(REMOVE, tiles[at]));
  },
};
