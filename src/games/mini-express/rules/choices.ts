import type { Action } from '../../../kit/rules';
import { cityOf, withChoices } from './action';
import { harborCompany, isHarborEmpty } from './harbor';
import { supplyAtEnd, westCandidates } from './spike';
import { COMPANY_COUNT, type State, USED } from './state';
import { isPurple, tileFirst } from './tile';

/**
 * Writes a build with every combination of its choices (4.10, 11.2, 10.3) into `into` from place `at`,
 * leaving out what the second action of a turn may not do (9.3); returns the place after the last.
 */
export function withEveryChoice(state: State, build: Action, into: Int32Array, at: number): number {
  const tile = state.tile[cityOf(build)];
  const purple = isPurple(tile);
  const harbors = harborCompany(state, build) >= 0 ? state.board.harborHex.length : 0;
  const wests = westCandidates(state, build);
  let next = at;
  for (let also = purple ? 0 : -1; also < (purple ? COMPANY_COUNT : 0); also++) {
    if (purple && also === tileFirst(tile)) continue;
    for (let harbor = harbors > 0 ? 0 : -1; harbor < harbors; harbor++) {
      if (harbors > 0 && !isHarborEmpty(state, harbor)) continue;
      for (let west = wests > 0 ? 0 : -1; west < (wests > 0 ? COMPANY_COUNT : 0); west++) {
        if (wests > 0 && ((wests >> west) & 1) === 0) continue;
        const action = withChoices(build, also, harbor, west);
        if (!endsTooSoon(state, action)) into[next++] = action;
      }
    }
  }
  return next;
}

/** 9.3: the second action of a turn may not deplete a company. */
export function endsTooSoon(state: State, action: Action): boolean {
  if (state.turn[USED] === 0) return false;
  for (let company = 0; company < COMPANY_COUNT; company++) {
    if (supplyAtEnd(state, action, company) === 0) return true;
  }
  return false;
}
