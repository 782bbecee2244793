import { atLeast, MODES, type Mode } from '../rules/options';
import { COMPANY_COUNT, SEAT, type State, TARGET, TRAINS } from '../rules/state';
import { isLastRound } from '../rules/supply';
import { PROSPECTS, type Prospect } from './prospects';

/**
 * Weights of the prospects, each with a value for the stages 0 (start) … 4 (end). A missing prospect has weight 0.
 *
 * Found by three rounds of regression. Each round used 2,000 to 2,500 matches of all modes, boards, levels and
 * variants. The players chose by `prior` with different amounts of randomness. The winner was fitted to the
 * prospects of all holders in every second position (softmax; penalties on size and on jumps between stages; no
 * weights with an implausible sign). The next round played with the new weights.
 */
type Table = Readonly<Partial<Record<Prospect, readonly number[]>>>;

interface Coefficients {
  readonly seat: Table;
  readonly automa: Table;
}

const STANDARD_SEAT: Table = {
  points: [0.161, 0.166, 0.183, 0.228, 0.529],
  rise: [0.063, 0.02, 0.05, 0.077, 0.278],
  leap: [0.027, 0.001, 0, 0, 0.088],
  slip: [0, -0.043, -0.06, -0.044, -0.311],
  fall: [-0.112, -0.075, -0.037, 0, -0.106],
  growth: [0, 0.02, 0.188, 0.006, 0.099],
  shares: [0.057, 0.177, 0.066, 0.092, -0.267],
  purse: [0, 0, 0, 0, 0.034],
  tempo: [0.049, 0.349, 0.505, 0.783, 0.055],
};

const SOLO_SEAT: Table = {
  points: [0.162, 0.173, 0.163, 0.165, 0.165],
  rise: [0.075, 0.084, 0.1, 0.11, 0.11],
  leap: [0.132, 0.065, 0.033, 0.007, 0.007],
  growth: [0.076, 0.089, 0.068, 0.003, 0.003],
  shares: [0.26, 0.273, 0.268, 0.254, 0.254],
  purse: [0.084, 0.079, 0.069, 0.065, 0.065],
  influence: [0.056, 0.049, 0.041, 0.046, 0.046],
  tempo: [0.474, 0.628, 0.922, 1.048, 1.048],
};

const SOLO_AUTOMA: Table = {
  points: [0.129, 0.145, 0.166, 0.171, 0.171],
  rise: [0.047, 0.041, 0.027, 0.001, 0.001],
  leap: [0.012, 0.009, 0, 0, 0],
  slip: [-0.048, -0.052, -0.055, -0.062, -0.062],
  fall: [-0.022, -0.02, -0.034, -0.026, -0.026],
  growth: [0.032, 0.038, 0.013, 0, 0],
  shares: [0.276, 0.33, 0.312, 0.268, 0.268],
  purse: [0.111, 0.085, 0.055, 0.041, 0.041],
  influence: [0.12, 0.111, 0.11, 0.105, 0.105],
  always: [-0.391, -0.549, -0.847, -0.973, -0.973],
  level: [0.292, -0.1, -0.142, -0.111, -0.111],
};

const DUEL_SEAT: Table = {
  points: [0.093, 0.105, 0.116, 0.13, 0.09],
  rise: [0.008, 0.052, 0.073, 0.06, 0.019],
  leap: [0.111, 0.065, 0.023, 0.002, 0.039],
  slip: [0, 0, -0.009, -0.003, -0.132],
  fall: [-0.02, 0, 0, 0, -0.001],
  growth: [0.029, 0.024, 0.093, 0.071, 0],
  shares: [0.347, 0.33, 0.323, 0.362, 0.33],
  purse: [0.058, 0.085, 0.048, 0.008, 0],
  influence: [0.036, 0.057, 0.05, 0.04, 0.003],
  tempo: [0.205, 0.376, 0.537, 0.477, 1.628],
};

const DUEL_AUTOMA: Table = {
  points: [0.099, 0.108, 0.13, 0.145, 0.085],
  rise: [0.03, 0.015, 0.014, 0.005, 0.007],
  leap: [0.006, 0.005, 0, 0, 0.002],
  slip: [-0.025, -0.045, -0.069, -0.057, -0.094],
  fall: [-0.015, -0.001, -0.002, 0, 0],
  growth: [0.004, 0.011, 0.023, 0.039, 0.233],
  shares: [0.155, 0.168, 0.152, 0.121, 0.244],
  purse: [0.064, 0.056, 0.028, 0.018, 0.003],
  influence: [0.123, 0.132, 0.124, 0.105, 0.042],
  always: [0.502, 0.861, 0.802, 0.611, 0.324],
  level: [0.323, 0.08, -0.032, -0.103, 0.242],
};

const EXPERT_SEAT: Table = {
  points: [0.262, 0.268, 0.255, 0.248, 0.248],
  rise: [0.059, 0.075, 0.076, 0.052, 0.052],
  leap: [0.06, 0.035, 0.005, 0, 0],
  slip: [-0.027, -0.058, -0.056, -0.068, -0.068],
  fall: [-0.108, -0.072, -0.031, -0.006, -0.006],
  growth: [0.1, 0.058, 0.046, 0.037, 0.037],
  shares: [-0.233, -0.191, -0.155, -0.225, -0.225],
  tempo: [0.13, 0.295, 0.545, 0.74, 0.74],
};

const COEFFICIENTS: Readonly<Record<Mode, Coefficients>> = {
  standard: { seat: STANDARD_SEAT, automa: {} },
  solo: { seat: SOLO_SEAT, automa: SOLO_AUTOMA },
  duel: { seat: DUEL_SEAT, automa: DUEL_AUTOMA },
  'duel-expert': { seat: EXPERT_SEAT, automa: {} },
};

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

const ROWS = 2 * PROSPECTS.length;

/** The weights at each whole stage, by mode: the row of the seats, then that of the automa. */
const byMode = Object.fromEntries(
  MODES.map((mode) => {
    const { seat, automa } = COEFFICIENTS[mode];
    const stages = Array.from({ length: LAST_STAGE + 1 }, (_, stage) => {
      return Float64Array.from(
        [seat, automa].flatMap((table) => {
          return PROSPECTS.map((prospect) => table[prospect]?.[stage] ?? 0);
        }),
      );
    });
    return [mode, stages];
  }),
) as Record<Mode, Float64Array[]>;

/** Fills `into` with the weights at a stage, interpolated between whole stages. */
export function weightsAt(state: State, stage: number, into: Float64Array): void {
  const stages = byMode[state.options.mode];
  const before = Math.min(Math.floor(stage), LAST_STAGE - 1);
  const part = stage - before;
  const from = stages[before];
  const to = stages[before + 1];
  for (let i = 0; i < ROWS; i++) into[i] = from[i] + part * (to[i] - from[i]);
}

export function blankWeights(): Float64Array {
  return new Float64Array(ROWS);
}
