import type { Mode } from '../rules/options';
import type { Prospect } from './prospects';

/**
 * Weights of the prospects, each with a figure for the stages 0 (the start) … 4 (the end); what is left out
 * counts nothing.
 *
 * Found by regression, three rounds of it: in each, 2,000 to 2,500 matches of every mode, all boards, levels
 * and variants mixed, that players who follow `weigh` with more or less chance played against each other; who
 * won was fitted to everybody's prospects at every second position (softmax, with a penalty on size and on
 * jumps between stages, and no weight of a sign that makes no sense). After a round `weigh` plays by it.
 */
type Table = Readonly<Partial<Record<Prospect, readonly number[]>>>;

export interface Coefficients {
  readonly seat: Table;
  readonly automa: Table;
}

const STANDARD_SEAT: Table = {
  points: [0.194, 0.189, 0.192, 0.229, 0.507],
  rise: [0.063, 0.021, 0.058, 0.084, 0.239],
  leap: [0.05, 0.019, 0, 0, 0.1],
  slip: [0, -0.04, -0.061, -0.049, -0.3],
  fall: [-0.113, -0.073, -0.044, -0.001, -0.13],
  growth: [0, 0, 0.195, 0.005, 0.092],
  shares: [-0.09, 0.004, 0.055, 0.081, -0.326],
  purse: [0, 0, 0.001, 0, 0.089],
  bargain: [0, 0, 0.001, 0, 0.022],
  tempo: [0.039, 0.343, 0.483, 0.741, 0.016],
};

const SOLO_SEAT: Table = {
  points: [0.131, 0.14, 0.132, 0.131, 0.131],
  rise: [0.075, 0.082, 0.091, 0.067, 0.067],
  leap: [0.099, 0.034, 0.011, 0, 0],
  slip: [0, 0, 0, -0.002, -0.002],
  growth: [0.086, 0.143, 0.105, 0.037, 0.037],
  shares: [0.34, 0.354, 0.305, 0.282, 0.282],
  purse: [0.057, 0.053, 0.053, 0.045, 0.045],
  influence: [0.045, 0.039, 0.027, 0.032, 0.032],
  bargain: [0.017, 0, 0, 0.001, 0.001],
  tempo: [0.562, 0.922, 1.154, 1.296, 1.296],
};

const SOLO_AUTOMA: Table = {
  points: [0.112, 0.122, 0.133, 0.132, 0.132],
  rise: [0.061, 0.046, 0.016, 0, 0],
  leap: [0.003, 0.009, 0.002, 0, 0],
  slip: [-0.048, -0.043, -0.041, -0.04, -0.04],
  fall: [0, 0, -0.02, -0.005, -0.005],
  growth: [0.098, 0.094, 0.03, 0.032, 0.032],
  shares: [0.279, 0.322, 0.315, 0.252, 0.252],
  purse: [0.106, 0.093, 0.049, 0.039, 0.039],
  influence: [0.097, 0.098, 0.106, 0.097, 0.097],
  bargain: [0, 0, 0.015, 0.035, 0.035],
  always: [-0.472, -0.842, -1.084, -1.228, -1.228],
  level: [0.322, -0.067, -0.043, -0.018, -0.018],
};

const DUEL_SEAT: Table = {
  points: [0.073, 0.091, 0.104, 0.114, 0.051],
  rise: [0.024, 0.06, 0.071, 0.06, 0],
  leap: [0.106, 0.048, 0.011, 0, 0.032],
  slip: [0, 0, -0.006, -0.003, -0.069],
  fall: [-0.009, 0, 0, 0, 0],
  growth: [0.053, 0.087, 0.132, 0.096, 0.001],
  shares: [0.327, 0.365, 0.398, 0.441, 0.158],
  purse: [0.066, 0.09, 0.071, 0.024, 0.001],
  influence: [0.046, 0.055, 0.033, 0.025, 0.011],
  bargain: [0, 0, 0, 0, 0.018],
  tempo: [0.248, 0.318, 0.501, 0.347, 1.055],
};

const DUEL_AUTOMA: Table = {
  points: [0.069, 0.086, 0.107, 0.117, 0.052],
  rise: [0.011, 0, 0, 0, 0.06],
  leap: [0.001, 0, 0, 0, 0],
  slip: [-0.017, -0.054, -0.068, -0.063, -0.087],
  fall: [-0.008, -0.002, 0, 0, 0],
  growth: [0, 0.008, 0.043, 0.034, 0],
  shares: [0.195, 0.252, 0.202, 0.164, 0.174],
  purse: [0.109, 0.089, 0.06, 0.048, 0],
  influence: [0.108, 0.11, 0.126, 0.116, 0.063],
  always: [0.327, 0.679, 0.558, 0.393, 0.366],
  level: [0.441, 0.191, 0.023, -0.013, 0.176],
};

const EXPERT_SEAT: Table = {
  points: [0.254, 0.26, 0.249, 0.234, 0.234],
  rise: [0.058, 0.06, 0.088, 0.045, 0.045],
  leap: [0.066, 0.039, 0.005, 0.001, 0.001],
  slip: [-0.014, -0.045, -0.072, -0.09, -0.09],
  fall: [-0.107, -0.078, -0.029, -0.02, -0.02],
  growth: [0.093, 0.045, 0.04, 0.031, 0.031],
  shares: [-0.194, -0.151, -0.123, -0.203, -0.203],
  bargain: [0, 0, 0.004, 0.027, 0.027],
  tempo: [0.102, 0.302, 0.521, 0.713, 0.713],
};

export const COEFFICIENTS: Readonly<Record<Mode, Coefficients>> = {
  standard: { seat: STANDARD_SEAT, automa: {} },
  solo: { seat: SOLO_SEAT, automa: SOLO_AUTOMA },
  duel: { seat: DUEL_SEAT, automa: DUEL_AUTOMA },
  'duel-expert': { seat: EXPERT_SEAT, automa: {} },
};
