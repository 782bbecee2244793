import type { Emit } from '../../../kit/rules';
import { COMPANIES } from '../data/companies';
import { drawTile, moveMarker } from './automa-bag';
import { atLeast } from './options';
import { COMPANY_COUNT, type Company, MARKER, SHARES, type State, sharesOut } from './state';

/** 7.2: two tiles are drawn, and the automa gets a share of each company that its marker moves to. */
export function draftAutoma(state: State, emit?: Emit<State>): void {
  // 8 hard: two shares for each color drawn.
  const due = atLeast(state.options, 'hard') ? 2 : 1;
  for (let draw = 0; draw < 2; draw++) {
    moveMarker(state, drawTile(state, emit));
    const company = state.automa[MARKER];
    // Ruling: as many as are left, perhaps none, and no new draw.
    giveAutoma(state, company, Math.min(due, unused(state, company)), emit);
  }
}

/** 7.2: the source of the automa's shares: in `ko` the shares set aside, in `en` the box as well. */
function unused(state: State, company: Company): number {
  if (state.options.edition === 'ko') return state.setAside[company];
  return SHARES - state.sharesLeft[company] - sharesOut(state, company);
}

/** 7.3: in the duel the automa gets the shares that the seats left. */
export function takeLeftovers(state: State, emit?: Emit<State>): void {
  for (let company = 0; company < COMPANY_COUNT; company++) {
    if (state.setAside[company] > 0) giveAutoma(state, company, state.setAside[company], emit);
  }
}

function giveAutoma(state: State, company: Company, shares: number, emit?: Emit<State>): void {
  state.shares[company * state.holders + state.seats] += shares;
  if (state.options.edition === 'ko' || state.options.mode === 'duel')
    state.setAside[company] -= shares;
  emit?.({ event: 'automa', does: { do: 'draft', company: COMPANIES[company], shares } }, state);
}
