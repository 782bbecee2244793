import type { JsonObject } from '../../../../../kit/json';
import type { Seat } from '../../../../../kit/rules';
import { CITY } from '../../../data/board';
import { CERTIFICATE, ISSUE_PRICES } from '../../../data/figures';
import { ofTile } from '../../../rules/base/args';
import { capitalRefusal, isCapital, ringOf } from '../../../rules/base/capital';
import { hasSettlement, placeCapital, progress } from '../../../rules/base/pieces';
import { LAID, NONE, PHASE } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import { type ActionKind, add, codeFor, type Phase } from '../../../rules/state/kind';
import type { State } from '../../../rules/state/state';
import { FOUNDED, FOUNDING, FOUNDING_PHASE, SHARE_PHASE, SR } from '../state';
import { hold } from './holdings';
import { enterMarket } from './market';
import { trader } from './share-round';

/** M9.8: what the certificate of the president costs, and so a company to found. */
export function foundingPrice(company: Owner): number {
  return CERTIFICATE * ISSUE_PRICES[company];
}

/** M9.8: the president's certificate was bought; the capital is chosen next. */
export function found(state: State, company: Owner, seat: Seat): void {
  const { share, world, own, bank } = state;
  state.isFounded[company] = 1;
  state.president[company] = seat;
  state.value[company] = ISSUE_PRICES[company];
  hold(state, company, seat, CERTIFICATE);
  state.boughtCount[company] += CERTIFICATE;
  if (world.role[9] === 1) {
    own[company] -= CERTIFICATE;
    state.cash[company] += foundingPrice(company);
  } else {
    bank[company] -= CERTIFICATE;
  }
  state.foundedOrder[share[FOUNDED]++] = company;
  enterMarket(state, company);
  share[FOUNDING] = company;
  state.now[PHASE] = FOUNDING_PHASE;
  progress(state);
}

/** M9.9: where a company has its capital. */
export const companyCapital: ActionKind<State> = {
  code: codeFor(9, 4),
  do: 'capital',
  ...ofTile('at'),
  belongs: ({ now }) => now[PHASE] === FOUNDING_PHASE,
  refusal: (state, tile) => {
    return mayFound(state, tile)
      ? capitalRefusal(state, state.share[FOUNDING], tile)
      : { because: 'bad-place' };
  },
  play(state, tile) {
    placeCapital(state, state.share[FOUNDING], tile);
    state.share[FOUNDING] = NONE;
    state.now[PHASE] = SHARE_PHASE;
  },
};

/** The number of the share round. */
export function headingOfShares({ share }: State): JsonObject {
  return { share: share[SR] };
}

export const foundingPhase: Phase<State> = {
  code: FOUNDING_PHASE,
  name: 'capital',
  seat: trader,
  owner: ({ share }) => share[FOUNDING],
  heading: headingOfShares,
  list(state, into) {
    for (let tile = 0; tile < state.now[LAID]; tile++)
      if (!companyCapital.refusal(state, tile)) add(into, companyCapital.code, tile);
  },
};

function mayFound(state: State, tile: number): boolean {
  if (state.kind[tile] !== CITY) return false;
  if (state.world.map.capitals === 'different')
    return !isCapital(state, tile) && (ringOf(state)?.includes(state.number[tile]) ?? true);
  const isCenter = state.number[tile] === 1;
  if (state.share[SR] === 1) return isCenter;
  return isSettled(state, tile) || (isCenter && !anyCompany(state));
}

/** Whether a company has its HQ or a settlement there. */
function isSettled(state: State, tile: number): boolean {
  for (let owner = 0; owner < state.owners; owner++)
    if (hasSettlement(state, owner, tile)) return true;
  return false;
}

/** Whether any company has an HQ: then there is a city with one. */
function anyCompany({ hq }: State): boolean {
  return hq.some((tile) => tile !== NONE);
}
