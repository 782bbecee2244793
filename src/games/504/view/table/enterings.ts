import { activeOwner, type State } from '../../rules/state';
import { attackOffer } from '../military/attack-offer';
import type { EnteringOffer } from '../parts';
import { type ByModule, inWorld } from './in-world';

/** The table of modules: which moves each diverts. */
const ENTERINGS: ByModule<EnteringOffer> = [[4, attackOffer]];

/** How a move of the owner whose turn it is onto a tile is diverted; null: it arrives or settles. */
export function enteringIn(state: State, tile: number): EnteringOffer | null {
  const owner = activeOwner(state);
  return inWorld(ENTERINGS, state).find((one) => one.isHere(state, owner, tile)) ?? null;
}
