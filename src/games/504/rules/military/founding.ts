import { SETTLEMENT } from '../base/fields';
import { removeSettlement, residentsOn } from '../base/pieces';
import type { Owner } from '../parts';
import { placeOf, type State } from '../state';
import { loseResidents } from './armies';
import { isOpen } from './ground';

/** M4.3, M9.13: a company is safe for now; others leave its capital's tile, except in open cities. */
export function clearForCapital(state: State, owner: Owner, tile: number): void {
  if (!state.world.company) return;
  state.safe[owner] = 1;
  if (isOpen(state, tile)) return;
  state.barracks[tile] = 0;
  state.militia[tile] = 0;
  for (let other = 0; other < state.owners; other++) {
    if (other === owner) continue;
    loseResidents(state, other, tile, residentsOn(state, other, tile));
    if (state.place[placeOf(other, tile)] === SETTLEMENT) removeSettlement(state, other, tile);
  }
}
