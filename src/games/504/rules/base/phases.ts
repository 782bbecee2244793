import { codeOf } from '../state/parts';

/** Codes of the base's phases. OVER is no phase: nothing is decided in it. */
export const CAPITAL_PHASE = codeOf(0, 0);
export const TURN_PHASE = codeOf(0, 1);
export const OVER = codeOf(0, 7);
export const OVER_NAME = 'over';

/** In `now[PENDING]`: no choice. No module has the code. */
export const NO_PENDING = codeOf(0, 0);
