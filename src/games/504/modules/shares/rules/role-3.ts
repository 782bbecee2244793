import { count } from '../../../../../kit/reading';
import { VALUE_RISE, VALUE_STEP } from '../../../data/figures';
import { STEPS } from '../../../data/world/terms';
import { PHASE_FOUR, SET_UP, sharedStanding, TURN_STARTS } from '../../../rules/base/flow';
import { bare, moneyRefusal, NOT_NOW } from '../../../rules/base/kinds';
import { isStep, isTurn } from '../../../rules/base/phases';
import type { Emit, Refusal } from '../../../rules/state/events';
import { IN } from '../../../rules/state/fields';
import { type ActionKind, add, codeFor, type Listing } from '../../../rules/state/kind';
import type { Hooks } from '../../../rules/state/parts';
import { activeOwner, type State } from '../../../rules/state/state';
import { heldBy, hold, holdingsWorth } from './holdings';
import { changeValue, stockOwnCompanies } from './market';
import { ownCompanyWriting } from './write';

const NO_SHARE: Refusal = { because: 'no-share' };

/** M9.28: a dark share of another company in the bank. */
export const buyDark: ActionKind<State> = {
  code: codeFor(9, 7),
  do: 'buy',
  keys: ['company'],
  read: ({ company }, state) => count(company, 'company', state.owners - 1),
  write: (company) => ({ company }),
  isOne: (company, state) => company < state.owners,
  belongs: (state) => isStep(state, 'deal'),
  refusal: darkRefusal,
  play(state, company) {
    const owner = activeOwner(state);
    state.cash[owner] -= state.value[company];
    state.dark[company]--;
    hold(state, company, owner, 1);
  },
};

function darkRefusal(state: State, company: number): Refusal | null {
  const owner = activeOwner(state);
  if (company === owner || state.dark[company] === 0) return NO_SHARE;
  return moneyRefusal(state.cash[owner], state.value[company]);
}

/** M9.26: a single of the own company, once in a turn, in any step of it. */
export const sellOne: ActionKind<State> = {
  code: codeFor(9, 8),
  do: 'sell',
  ...bare,
  belongs: (state) => state.world.role[9] === 3 && isTurn(state),
  refusal: sellRefusal,
  play(state, _args, emit) {
    const owner = activeOwner(state);
    state.cash[owner] += state.value[owner];
    hold(state, owner, owner, -1);
    state.light[owner]++;
    state.soldOne[0] = 1;
    changeValue(state, owner, -VALUE_STEP, emit);
  },
};

function sellRefusal(state: State): Refusal | null {
  const owner = activeOwner(state);
  if (state.soldOne[0] > 0) return NOT_NOW;
  return heldBy(state, owner, owner) > 0 ? null : NO_SHARE;
}

function listSale(state: State, into: Listing): void {
  if (!sellRefusal(state)) add(into, sellOne.code);
}

function listDeals(state: State, into: Listing): void {
  for (let company = 0; company < state.owners; company++)
    if (!darkRefusal(state, company)) add(into, buyDark.code, company);
}

/** M9.29. */
function raiseValues(state: State, emit?: Emit<State>): boolean {
  const { order, now, income, light, dark } = state;
  let highest = 0;
  for (let owner = 0; owner < state.owners; owner++) highest = Math.max(highest, income[owner]);
  for (let at = 0; at < now[IN]; at++) {
    const owner = order[at];
    const isHighest = income[owner] === highest;
    changeValue(state, owner, isHighest ? VALUE_RISE.highest : VALUE_RISE.other, emit);
  }
  for (let owner = 0; owner < state.owners; owner++) {
    dark[owner] += light[owner];
    light[owner] = 0;
  }
  return false;
}

/** M9.26: in every step of a turn. */
const selling: Hooks<State> = {
  steps: Object.fromEntries(STEPS.map((step) => [step, { list: listSale }])),
};

const dealing: Hooks<State> = {
  happened: [
    [SET_UP, stockOwnCompanies],
    [TURN_STARTS, ({ soldOne }) => void soldOne.fill(0)],
  ],
  steps: { deal: { list: listDeals } },
  interludes: [[PHASE_FOUR, raiseValues]],
  /** M9.30. */
  standing: (state) => sharedStanding(state, holdingsWorth(state)),
  write: ownCompanyWriting,
};

export const roleThree: readonly Hooks<State>[] = [dealing, selling];
