import { atLeast } from '../rules/options';
import { COMPANY_COUNT, SEAT, type State, TARGET, TRAINS } from '../rules/state';
import { isLastRound } from '../rules/supply';

/** The stage at the end of the last round. */
export const LAST_STAGE = 4;

/** The parts of the match that remain at the stages 0 … 3; see `toTheEnd`. */
const THRESHOLDS = [1, 0.5, 0.2, 0] as const;

/** The trains that leave a supply when a share is taken (3.3). */
const TRAINS_PER_SHARE = 3;

/** The cities that the automa's target advances per turn, on average (7.5). */
const CITIES_PER_TURN = 2;

/** How far the match has advanced: 0 at the start, 3 when the last round begins, 4 at its end. */
export function stageOf(state: State): number {
  if (isLastRound(state)) return LAST_STAGE - (state.holders - state.turn[SEAT]) / state.holders;
  const left = toTheEnd(state);
  for (let stage = 1; stage < THRESHOLDS.length; stage++) {
    if (left < THRESHOLDS[stage]) continue;
    return (
      stage - Math.min(1, (left - THRESHOLDS[stage]) / (THRESHOLDS[stage - 1] - THRESHOLDS[stage]))
    );
  }
  return THRESHOLDS.length - 1;
}

/** What must still be taken from the companies that end the match (5.2, 9.4), as a part of the whole: 1 … 0. */
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

/** The shares of a company that can be taken before it is depleted, which also depends on its supply. */
function sharesToCome(state: State, company: number): number {
  return Math.min(state.sharesLeft[company], state.supply[company] / TRAINS_PER_SHARE);
}

/** Turns until the automa's target ends the match (8, `ko`); where it does not, all trains of a company. */
function turnsOfTarget(state: State): number {
  if (state.options.edition !== 'ko' || !atLeast(state.options, 'normal')) return TRAINS;
  return (state.tile.length - state.automa[TARGET]) / CITIES_PER_TURN;
}
