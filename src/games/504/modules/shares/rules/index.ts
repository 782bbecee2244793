import { SET_UP } from '../../../rules/base/flow';
import { NOT_NOW } from '../../../rules/base/kinds';
import { done } from '../../../rules/base/phases';
import { FELL } from '../../../rules/base/pieces';
import { IN } from '../../../rules/state/fields';
import { add, type Phase } from '../../../rules/state/kind';
import type { Hooks, Module } from '../../../rules/state/parts';
import type { State } from '../../../rules/state/state';
import { SHARE_PHASE, TRADED } from '../state';
import { dissolve, orderByValue, stockCompanies } from './market';
import { dividendPhase, goal, half, payout, roleOne, withhold } from './role-1';
import { roleTwo } from './role-2';
import { buyDark, roleThree, sellOne } from './role-3';
import { companyCapital, foundingPhase, headingOfShares, nextTrader, trader } from './share-round';
import { buyShare, listTrades, pass, quit, sellShares } from './trade';
import { companyWriting } from './write';

const sharePhase: Phase<State> = {
  code: SHARE_PHASE,
  name: 'share',
  seat: trader,
  owner: () => -1,
  heading: headingOfShares,
  list(state, into) {
    if (state.share[TRADED] > 0) add(into, done.code);
    listTrades(state, into);
  },
  doneRefusal: ({ share }) => (share[TRADED] > 0 ? null : NOT_NOW),
  done: nextTrader,
};

/** What 9.I and 9.II have together. */
const companies: Hooks<State> = {
  happened: [
    [SET_UP, stockCompanies],
    [FELL, dissolve],
  ],
  orders: {
    value(state) {
      state.now[IN] = orderByValue(state);
    },
  },
  write: companyWriting,
};

/** Module 9, Shares. */
export const shares: Module<State> = {
  digit: 9,
  actions: [
    pass,
    quit,
    buyShare,
    sellShares,
    companyCapital,
    payout,
    withhold,
    buyDark,
    sellOne,
    half,
  ],
  phases: [sharePhase, foundingPhase, dividendPhase],
  pendings: [],
  always: {},
  roles: [[companies, roleOne], [companies, roleTwo], roleThree],
  goal,
};
