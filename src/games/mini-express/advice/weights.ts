import { MODES, type Mode } from '../rules/options';
import type { State } from '../rules/state';
import { COEFFICIENTS } from './coefficients';
import { PROSPECTS } from './prospects';
import { LAST_STAGE } from './stage';

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
