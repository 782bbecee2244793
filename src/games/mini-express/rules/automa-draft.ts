import type { Tell } from '../../../kit/rules';
import { COMPANIES } from '../data/companies';
import { moveMarker } from './automa-markers';
import { drawTile } from './automa-tiles';
import { atLeast } from './options';
import { COMPANY_COUNT, type Company, MARKER, SHARES, type State, sharesOut } from './state';

/** 7.2: two tiles are drawn, and the automa gets a share of each company its marker comes to. */
export function draftAutoma(state: State, tell?: Tell<State>): void {
  // 8 hard: two shares for each colour drawn.
  const due = atLeast(state.options, 'hard') ? 2 : 1;
  for (let draw = 0; draw < 2; draw++) {
    moveMarker(state, drawTile(state, tell));
    const company = state.automa[MARKER];
    // Ruling: as many as there are, perhaps none, and no new draw.
    giveAutoma(state, company, Math.min(due, unused(state, company)), tell);
  }
}

/** 7.2: where the automa's shares come from: in `ko` those set aside, in `en` the box as well. */
function unused(state: State, company: Company): number {
  if (state.options.edition === 'ko') return state.setAside[company];
  return SHARES - state.sharesLeft[company] - sharesOut(state, company);
}

/** 7.3: in the duel the automa gets what the seats left. */
export function takeLeftovers(state: State, tell?: Tell<State>): void {
  for (let company = 0; company < COMPANY_COUNT; company++) {
    if (state.setAside[company] > 0) giveAutoma(state, company, state.setAside[company], tell);
  }
}

function giveAutoma(state: State, company: Company, shares: number, tell?: Tell<State>): void {
  state.shares[company * state.holders + state.seats] += shares;
  if (state.options.edition === 'ko' || state.options.mode === 'duel')
    state.setAside[company] -= shares;
  tell?.({ event: 'automa', does: { do: 'draft', company: COMPANIES[company], shares } }, state);
}
