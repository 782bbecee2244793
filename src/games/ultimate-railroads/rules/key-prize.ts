import { KEY as KEY_FIGURES, PRIZE_POINTS } from '../data/board';
import { ofUnit, ofWord, type RailroadsKind } from './kind';
import { perform, scorePoints } from './perform';
import { pending, pileSize, SEAT, spend } from './state';
import { KEY_STEPS } from './tables';
import { BONUS, KEY, PRIZE } from './units';

/** The args of both: points, or what else there is. */
export const POINTS = 0;
const KEY_TAKES = ['points', 'steps'] as const;
const PRIZE_TAKES = ['points', 'bonus'] as const;

/** Uses a key for points or for steps (6.7). */
export const key = {
  ...ofUnit(KEY),
  ...ofWord('take', KEY_TAKES),
  do: 'key',
  refusal: () => null,
  play(state, take, emit) {
    const seat = state.now[SEAT];
    spend(state, KEY);
    emit?.({ event: 'key', seat, take: KEY_TAKES[take] }, state);
    if (take === POINTS) scorePoints(state, seat, KEY_FIGURES.points, 'key', emit);
    else perform(state, seat, KEY_STEPS, false, 'key', emit);
  },
} as const satisfies RailroadsKind;

/** Takes a prize as points or as an end-bonus card, of which one must be left. */
export const prize = {
  ...ofUnit(PRIZE),
  ...ofWord('take', PRIZE_TAKES),
  do: 'prize',
  refusal(state, take) {
    if (take === POINTS || pileSize(state) > pending(state, BONUS)) return null;
    return { because: 'gone' };
  },
  list(state, into, at) {
    into[at] = POINTS;
    if (pileSize(state) <= pending(state, BONUS)) return at + 1;
    into[at + 1] = 1;
    return at + 2;
  },
  play(state, take, emit) {
    const seat = state.now[SEAT];
    spend(state, PRIZE);
    emit?.({ event: 'prize', seat, take: PRIZE_TAKES[take] }, state);
    if (take === POINTS) scorePoints(state, seat, PRIZE_POINTS, 'prize', emit);
    else state.may[BONUS]++;
  },
} as const satisfies RailroadsKind;
