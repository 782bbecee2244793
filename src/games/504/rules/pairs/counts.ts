import { CITY } from '../../data/board';
import { LAID } from '../base/fields';
import { hasSettlement } from '../base/pieces';
import type { Owner } from '../parts';
import { housesOf } from '../production/houses';
import { countLinks } from '../roads/links';
import type { State } from '../state';
import { countCards } from './privileges-majorities';

/** M7.3: what counts for majorities. */
export function counted({ role }: State['world']): 'links' | 'plants' | 'settlements' {
  // X18: with 6.I and 6.II linked tiles count, desert too.
  if (role[6] === 1 || role[6] === 2) return 'links';
  // X19: with 7.II and 8.I plants, and in cities trading houses.
  return role[7] === 2 && role[8] === 1 ? 'plants' : 'settlements';
}

/** What an owner counts for majorities, by kind of tile, into `counts`. */
export function countForMajorities(state: State, owner: Owner, counts: Uint8Array): void {
  switch (counted(state.world)) {
    case 'links':
      countLinks(state, owner, counts);
      break;
    case 'plants':
      countProduction(state, owner, counts);
      break;
    default:
      countSettlements(state, owner, counts);
  }
  countCards(state, owner, counts);
}

function countSettlements(state: State, owner: Owner, counts: Uint8Array): void {
  counts.fill(0);
  for (let tile = 0; tile < state.now[LAID]; tile++)
    if (hasSettlement(state, owner, tile)) counts[state.kind[tile]]++;
}

/** Plants by the terrain of their tile, those for fish too. */
function countProduction(state: State, owner: Owner, counts: Uint8Array): void {
  counts.fill(0);
  for (let tile = 0; tile < state.now[LAID]; tile++)
    if (state.plantOwner[tile] === owner) counts[state.kind[tile]]++;
  counts[CITY] = housesOf(state, owner);
}
