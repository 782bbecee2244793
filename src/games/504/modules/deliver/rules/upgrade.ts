import { HOLDS, SPEEDS, UPGRADE_PRICES } from '../../../data/figures';
import { figure, figureOf } from '../../../rules/base/ask';
import { moneyRefusal, NOT_NOW, ofWord, TAKEN } from '../../../rules/base/kinds';
import { isStep } from '../../../rules/base/phases';
import { progress } from '../../../rules/base/pieces';
import type { Refusal } from '../../../rules/state/events';
import { type ActionKind, add, codeFor, type Listing } from '../../../rules/state/kind';
import { activeOwner, type State } from '../../../rules/state/state';
import { EMPTY_HOLD, NO_HOLD, UPGRADED } from '../state';
import { hasHolds } from './holds';

export const UPGRADE_PRICE = figure();

const WHAT = ['speed', 'hold'] as const;
const [SPEED, HOLD] = [0, 1] as const;

/** M1.4: the next speed, or the second hold; one a turn. */
export const upgrade: ActionKind<State> = {
  code: codeFor(1, 0),
  do: 'upgrade',
  ...ofWord('what', WHAT),
  belongs: (state) => isStep(state, 'upgrade'),
  refusal: upgradeRefusal,
  play(state, what) {
    const owner = activeOwner(state);
    state.cash[owner] -= priceOf(state, owner, what);
    state.trip[UPGRADED] = 1;
    if (what === SPEED) state.speed[owner]++;
    else state.holds[secondHold(owner)] = EMPTY_HOLD;
    progress(state);
  },
};

function secondHold(owner: number): number {
  return owner * HOLDS + 1;
}

function priceOf(state: State, owner: number, what: number): number {
  const { world } = state;
  const prices =
    world.role[1] === 3 && world.residents ? UPGRADE_PRICES.third : UPGRADE_PRICES.usual;
  return figureOf(state, UPGRADE_PRICE, owner, prices[what]);
}

function upgradeRefusal(state: State, what: number): Refusal | null {
  if (state.trip[UPGRADED] > 0) return NOT_NOW;
  const owner = activeOwner(state);
  if (!isToHave(state, owner, what)) return TAKEN;
  return moneyRefusal(state.cash[owner], priceOf(state, owner, what));
}

function isToHave(state: State, owner: number, what: number): boolean {
  if (what === SPEED) return state.speed[owner] + 1 < SPEEDS.length;
  return hasHolds(state) && state.holds[secondHold(owner)] === NO_HOLD;
}

export function listUpgrades(state: State, into: Listing): void {
  for (const what of [SPEED, HOLD]) if (!upgradeRefusal(state, what)) add(into, upgrade.code, what);
}
