import { ROW_OF_TURN } from '../../../data/figures';
import { CARDS } from '../../../data/world/privileges';
import { endStep } from '../../../rules/base/flow';
import { moneyRefusal, NO_PIECE, ofWord } from '../../../rules/base/kinds';
import { isStep } from '../../../rules/base/phases';
import type { Refusal } from '../../../rules/state/events';
import { NONE } from '../../../rules/state/fields';
import { type ActionKind, add, codeFor } from '../../../rules/state/kind';
import type { StepHooks } from '../../../rules/state/parts';
import { activeOwner, type State, tableColumn } from '../../../rules/state/state';
import { ROWS, TOOK } from '../state';
import { backOf, drawCard, gainCard, hasCard, takeFromRow } from './cards';

/** M3.14: a card of the row, at its price. */
export const take: ActionKind<State> = {
  code: codeFor(3, 5),
  do: 'take',
  ...ofWord('card', CARDS),
  belongs: (state) => isStep(state, 'privilege'),
  refusal: takeRefusal,
  play(state, kind, emit) {
    const owner = activeOwner(state);
    const place = placeInRow(state, kind);
    state.cash[owner] -= state.rowPrice[place];
    state.stall[TOOK] = 1;
    takeFromRow(state, place);
    gainCard(state, owner, kind, emit);
  },
  follow: (state, _kind, emit) => endStep(state, emit),
};

function takeRefusal(state: State, kind: number): Refusal | null {
  const owner = activeOwner(state);
  const place = placeInRow(state, kind);
  if (place === NONE) return NO_PIECE;
  if (hasCard(state, owner, kind)) return { because: 'owned' };
  return moneyRefusal(state.cash[owner], state.rowPrice[place]);
}

/** Of two of a kind the cheaper, then the left one; NONE: it is not in the row. */
export function placeInRow({ row, rowPrice, stall }: State, kind: number): number {
  let found = NONE;
  for (let place = 0; place < stall[ROWS]; place++)
    if (row[place] === kind && (found === NONE || rowPrice[place] < rowPrice[found])) found = place;
  return found;
}

/** The step privilege: the row is filled up first; who takes nothing makes it free. */
export const privilegeStep: StepHooks<State> = {
  start(state, emit) {
    if (state.stall[ROWS] >= ROW_OF_TURN[tableColumn(state)]) return;
    if (drawCard(state, emit)) discountOld(state);
  },
  list(state, into) {
    const { row, stall } = state;
    for (let place = 0; place < stall[ROWS]; place++) {
      const isFirst = row.indexOf(row[place]) === place;
      if (isFirst && !takeRefusal(state, row[place])) add(into, take.code, row[place]);
    }
  },
  end({ rowPrice, stall }) {
    if (stall[TOOK] === 0) rowPrice.fill(0, 0, stall[ROWS]);
  },
};

/** Cards of a lower back than the highest in the row are free for good. */
function discountOld({ row, rowPrice, stall }: State): void {
  let highest = 0;
  for (let place = 0; place < stall[ROWS]; place++) highest = Math.max(highest, backOf(row[place]));
  for (let place = 0; place < stall[ROWS]; place++)
    if (backOf(row[place]) < highest) rowPrice[place] = 0;
}
