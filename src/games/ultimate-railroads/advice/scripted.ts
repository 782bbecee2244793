import { bitsIn } from '../../../kit/bits';
import { byWholeTurns } from '../../../kit/whole-turns';
import { rules } from '../rules';
import { engineersOf } from '../rules/final-score';
import type { State } from '../rules/state';
import { planWorth } from './plans';
import { prior } from './prior';
import { prospectOf } from './prospect';
import { roundsLeft } from './worth';

/** Points that each brings in every round after this one, beside what the board shows. */
const LATER = {
  /** A ?-token changes what everything after it counts, so the first ones come before all else. */
  token: 19,
  /** Workers and engineers act in every round: they are got early or not at all. */
  worker: 1.5,
  engineer: 1,
  /** A ruble in hand pays for the engineer of the next round. */
  ruble: 0.8,
} as const;

/** All spaces that are free, with the ways to pay that matter. */
const TRIED = 24;

/** Of each turn the best by what it scores in the rounds to come, and by how far it brings the plan. */
export const scripted = byWholeTurns<State>({ rules, prior, tried: TRIED, worth });

function worth(state: State, seat: number): number {
  const left = roundsLeft(state);
  const later = Math.max(0, left - 1);
  const means =
    LATER.token * bitsIn(state.tokens[seat]) +
    LATER.worker * state.own[seat] +
    LATER.engineer * engineersOf(state, seat) +
    LATER.ruble * state.rubles[seat];
  return prospectOf(state, seat, left) + planWorth(state, seat, later) + later * means;
}
