import { writeHex } from '../../../kit/hex';
import type { Action } from '../../../kit/rules';
import { COMPANIES } from '../data/companies';
import { cityOf } from './action';
import { compensationFor } from './compensation';
import type { Emit } from './events';
import type { Company, State } from './state';
import { useSupply } from './supply';
import { isPurple, tileFirst } from './tile';

/**
 * 11.2: the company that puts a train on a harbor because of this build; -1 for none. It is the other color of a
 * purple tile in a city nobody has reached before, if its supply still has a train after compensation.
 */
export function harborCompany(state: State, build: Action): Company {
  if (state.board.harborHex.length === 0) return -1;
  const city = cityOf(build);
  const tile = state.tile[city];
  if (!isPurple(tile) || state.track[state.board.cityHex[city]] !== 0) return -1;
  const company = tileFirst(tile);
  const supply = state.supply[company] - compensationFor(state, build, company);
  return supply > 0 && emptyHarbors(state) > 0 ? company : -1;
}

export function isHarborEmpty(state: State, harbor: number): boolean {
  return state.track[state.board.harborHex[harbor]] === 0;
}

export function emptyHarbors(state: State): number {
  let count = 0;
  for (let harbor = 0; harbor < state.board.harborHex.length; harbor++) {
    if (isHarborEmpty(state, harbor)) count++;
  }
  return count;
}

/** Adds a start for the company (11.2). Its length does not change. */
export function playHarbor(state: State, company: Company, harbor: number, emit?: Emit): void {
  const hex = state.board.harborHex[harbor];
  state.track[hex] |= 1 << company;
  const at = writeHex(state.board.map.hexes[hex]);
  emit?.({ event: 'harbor', company: COMPANIES[company], harbor: at }, state);
  useSupply(state, company, 1, emit);
}
