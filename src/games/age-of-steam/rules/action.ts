import type { Action } from '../../../kit/rules';
import { ACTIONS } from '../data/actions';
import { NEW_CITIES } from '../data/goods';
import { type Board, EDGES } from './board';
import { COLORS } from './goods';
import { SHAPES } from './shapes';

/**
 * An action as one number: 4 bits for its kind, then what the kind needs. `one` holds 14 bits and `two` 8:
 * an amount; an action; a hex and a shape, or a hex and a new city; a city and a color; an edge; a box and a
 * color.
 */
export const KINDS = [
  ...['issue', 'bid', 'stand', 'pass', 'drop', 'select', 'urbanize', 'build', 'done'],
  ...['engine', 'ship', 'go', 'draw', 'place'],
] as const;
export const [ISSUE_KIND, BID_KIND, STAND_KIND, PASS_KIND, DROP_KIND] = [0, 1, 2, 3, 4] as const;
export const [SELECT_KIND, URBANIZE_KIND, BUILD_KIND, DONE_KIND] = [5, 6, 7, 8] as const;
export const [ENGINE_KIND, SHIP_KIND, GO_KIND, DRAW_KIND, PLACE_KIND] = [
  9, 10, 11, 12, 13,
] as const;

/** No action names a greater sum, or more shares (12). */
export const AMOUNT_MOST = 9999;

const ONE_SHIFT = 4;
const TWO_SHIFT = 18;

export function packAction(kind: number, one = 0, two = 0): Action {
  return kind | (one << ONE_SHIFT) | (two << TWO_SHIFT);
}

export function kindOf(action: Action): number {
  return action & 15;
}

export function oneOf(action: Action): number {
  return (action >> ONE_SHIFT) & 0x3fff;
}

export function twoOf(action: Action): number {
  return (action >> TWO_SHIFT) & 0xff;
}

/** How many values `one` and `two` have in each kind, and the first value of `one`. */
const RANGES: readonly (readonly [from: number, ones: (on: Board) => number, twos: number])[] = [
  [0, () => AMOUNT_MOST + 1, 1],
  [1, () => AMOUNT_MOST + 1, 1],
  [0, () => 1, 1],
  [0, () => 1, 1],
  [0, () => 1, 1],
  [0, () => ACTIONS.length, 1],
  [0, ({ hexCount }) => hexCount, NEW_CITIES.length],
  [0, ({ hexCount }) => hexCount, SHAPES],
  [0, () => 1, 1],
  [0, () => 1, 1],
  [0, ({ cities }) => cities.length, COLORS],
  [0, () => EDGES, 1],
  [0, () => 1, 1],
  [0, ({ display }) => display.boxes, COLORS],
];

/** Whether a number is an action at all on this board, legal or not. */
export function isAction(board: Board, attempt: number): boolean {
  if (!Number.isInteger(attempt) || attempt < 0 || attempt > 0x7fffffff) return false;
  const kind = kindOf(attempt);
  const one = oneOf(attempt);
  const two = twoOf(attempt);
  if (kind >= KINDS.length || packAction(kind, one, two) !== attempt) return false;
  const [from, ones, twos] = RANGES[kind];
  // Shape 0 is a bare hex, which cannot be built.
  return one >= from && one < ones(board) && two < twos && (kind !== BUILD_KIND || two > 0);
}
