import { atLeast } from '../rules/options';
import { COMPANY_COUNT, SEAT, type State, TARGET, TRAINS } from '../rules/state';
import { isLastRound } from '../rules/supply';

/** The last stage: the last round, with all but nobody's turn gone. */
export const LAST_STAGE = 4;

/** Shares still to be taken, against those at the start, at which stages 0 … 3 lie. */
const KNOTS = [1, 0.5, 0.2, 0] as const;

/** A share taken brings three trains out of a supply (3.3). */
const TRAINS_A_SHARE = 3;

/** Cities that the automa's target moves on in a turn, on average (7.5). */
const CITIES_A_TURN = 2;

/** How far the match has come: 0 at the start, 3 where the last round begins, up to 4 at its end. */
export function stageOf(state: State): number {
  if (isLastRound(state)) return LAST_STAGE - (state.holders - state.turn[SEAT]) / state.holders;
  const left = toTheEnd(state);
  for (let stage = 1; stage < KNOTS.length; stage++) {
    if (left < KNOTS[stage]) continue;
    return stage - Math.min(1, (left - KNOTS[stage]) / (KNOTS[stage - 1] - KNOTS[stage]));
  }
  return KNOTS.length - 1;
}

/** What must still be taken from the companies that end the match (5.2, 9.4), as a part of all: 1 … 0. */
export function toTheEnd(state: State): number {
  let least = Number.POSITIVE_INFINITY;
  let second = Number.POSITIVE_INFINITY;
  for (let company = 0; company < COMPANY_COUNT; company++) {
    const left = sharesToCome(state, company);
    if (left < least) {
      second = least;
      least = left;
    } else if (left < second) second = left;
  }
  switch (state.options.mode) {
    case 'duel-expert':
      return least / 5;
    case 'solo':
      return Math.min((least + second) / 10, turnsOfTarget(state) / 10);
    case 'duel':
      return Math.min((least + second) / 12, turnsOfTarget(state) / 10);
    case 'standard':
      return (least + second) / 12;
  }
}

/** Shares that can still be taken of a company before it is depleted, its supply reckoned with. */
function sharesToCome(state: State, company: number): number {
  return Math.min(state.sharesLeft[company], state.supply[company] / TRAINS_A_SHARE);
}

/** Turns until the automa's target ends the match (8, `ko`), or the trains of a company where it does not. */
function turnsOfTarget(state: State): number {
  if (state.options.edition !== 'ko' || !atLeast(state.options, 'normal')) return TRAINS;
  return (state.tile.length - state.automa[TARGET]) / CITIES_A_TURN;
}
