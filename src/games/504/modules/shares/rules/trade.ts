import { count, flaw } from '../../../../../kit/reading';
import type { Seat } from '../../../../../kit/rules';
import {
  BANK_MOST,
  CERTIFICATE,
  COMPANIES,
  HOLD_MOST,
  ISSUE_PRICES,
  SHARES,
  VALUE_STEP,
} from '../../../data/figures';
import { bare, moneyRefusal, NOT_NOW, ofNumber } from '../../../rules/base/kinds';
import type { Refusal } from '../../../rules/state/events';
import { PHASE } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import { type ActionKind, add, codeFor, type Listing } from '../../../rules/state/kind';
import type { State } from '../../../rules/state/state';
import {
  BOUGHT_NOW,
  FIRST,
  PASSER,
  PASSES,
  QUIT,
  SHARE_PHASE,
  SOLD_NOW,
  SR,
  TRADED,
} from '../state';
import { checkPresident, heldBy, hold } from './holdings';
import { changeValue } from './market';
import { found, foundingPrice, markTrade, nextTrader, trader } from './share-round';

const inShareRound = ({ now }: State) => now[PHASE] === SHARE_PHASE;
const TRADED_ALREADY: Refusal = { because: 'bought-or-sold' };
const NO_SHARE: Refusal = { because: 'no-share' };
const HALF: Refusal = { because: 'half' };
const PRESIDENT: Refusal = { because: 'president' };

/** M9.6: only while nobody has quit, and instead of trading. */
export const pass: ActionKind<State> = {
  code: codeFor(9, 0),
  do: 'pass',
  ...bare,
  belongs: inShareRound,
  refusal: ({ share }) => (share[QUIT] > 0 || share[TRADED] > 0 ? NOT_NOW : null),
  play(state) {
    const { share } = state;
    if (share[PASSES] === 0) share[PASSER] = trader(state);
    share[PASSES]++;
  },
  follow: (state, _args, emit) => nextTrader(state, emit),
};

/** M9.6: no more turns in this share round; the first to quit gets the start card. */
export const quit: ActionKind<State> = {
  code: codeFor(9, 1),
  do: 'quit',
  ...bare,
  belongs: inShareRound,
  refusal: ({ share }) => (share[TRADED] > 0 ? NOT_NOW : null),
  play(state) {
    const { share } = state;
    if (share[QUIT] === 0) share[FIRST] = trader(state);
    share[QUIT] |= 1 << trader(state);
  },
  follow: (state, _args, emit) => nextTrader(state, emit),
};

/** M9.8: a share, or of a company not founded the certificate of its president. */
export const buyShare: ActionKind<State> = {
  code: codeFor(9, 2),
  do: 'buy',
  ...ofNumber('company', COMPANIES - 1),
  belongs: inShareRound,
  refusal: (state, company) => buyRefusal(state, trader(state), company),
  play(state, company, emit) {
    const seat = trader(state);
    const { share, own, bank } = state;
    markTrade(state);
    share[BOUGHT_NOW] |= 1 << company;
    state.bought[seat] |= 1 << company;
    state.seatCash[seat] -= priceOf(state, company);
    if (state.isFounded[company] === 0) {
      found(state, company, seat);
      return;
    }
    state.boughtCount[company]++;
    hold(state, company, seat, 1);
    if (own[company] > 0) {
      own[company]--;
      state.cash[company] += ISSUE_PRICES[company];
    } else {
      bank[company]--;
    }
    checkPresident(state, company, emit);
  },
};

function buyRefusal(state: State, seat: Seat, company: Owner): Refusal | null {
  const { share, seatCash, own, bank } = state;
  if (share[BOUGHT_NOW] > 0 || (state.sold[seat] >> company) & 1) return TRADED_ALREADY;
  const isFounded = state.isFounded[company] > 0;
  if (isFounded && own[company] + bank[company] === 0) return NO_SHARE;
  if (heldBy(state, company, seat) + (isFounded ? 1 : CERTIFICATE) > HOLD_MOST) return HALF;
  return moneyRefusal(seatCash[seat], priceOf(state, company));
}

function priceOf({ isFounded, value }: State, company: Owner): number {
  return isFounded[company] > 0 ? value[company] : foundingPrice(company);
}

const COMPANY_BITS = 3;

/** M9.11: some shares of a company at once. */
export const sellShares: ActionKind<State> = {
  code: codeFor(9, 3),
  do: 'sell',
  keys: ['company', 'count'],
  read(form) {
    const sold = count(form.count, 'count', SHARES);
    const company = count(form.company, 'company', COMPANIES - 1);
    return company | ((sold || flaw('too-few', 'count')) << COMPANY_BITS);
  },
  write: (args) => ({ company: args & 7, count: args >> COMPANY_BITS }),
  isOne: (args) => (args & 7) < COMPANIES,
  belongs: inShareRound,
  refusal: (state, args) => sellRefusal(state, trader(state), args & 7, args >> COMPANY_BITS),
  play(state, args, emit) {
    const seat = trader(state);
    const company = args & 7;
    const sold = args >> COMPANY_BITS;
    markTrade(state);
    state.share[SOLD_NOW] |= 1 << company;
    state.sold[seat] |= 1 << company;
    state.seatCash[seat] += sold * state.value[company];
    hold(state, company, seat, -sold);
    state.bank[company] += sold;
    changeValue(state, company, -VALUE_STEP, emit);
    checkPresident(state, company, emit);
  },
};

function sellRefusal(state: State, seat: Seat, company: Owner, sold: number): Refusal | null {
  const { share, bought, world, bank, president } = state;
  // M9.7: nothing is sold in the first share round.
  if (share[SR] === 1) return NOT_NOW;
  if (sold === 0 || sold > heldBy(state, company, seat)) return NO_SHARE;
  if (((share[SOLD_NOW] | bought[seat]) >> company) & 1) return TRADED_ALREADY;
  if (world.role[9] === 1 && bank[company] + sold > BANK_MOST) return HALF;
  if (president[company] === seat && !mayLeave(state, seat, company, sold)) return PRESIDENT;
  return null;
}

/** The president keeps the certificate, or another seat takes it over. */
function mayLeave(state: State, seat: Seat, company: Owner, sold: number): boolean {
  const left = heldBy(state, company, seat) - sold;
  if (left >= CERTIFICATE) return true;
  for (let other = 0; other < state.seats; other++)
    if (other !== seat && heldBy(state, company, other) >= CERTIFICATE) return true;
  return false;
}

export function listTrades(state: State, into: Listing): void {
  const { share } = state;
  const seat = trader(state);
  if (share[TRADED] === 0 && share[QUIT] === 0) add(into, pass.code);
  if (share[TRADED] === 0) add(into, quit.code);
  for (let company = 0; company < COMPANIES; company++) {
    if (!buyRefusal(state, seat, company)) add(into, buyShare.code, company);
    for (let sold = 1; sold <= heldBy(state, company, seat); sold++)
      if (!sellRefusal(state, seat, company, sold))
        add(into, sellShares.code, company | (sold << COMPANY_BITS));
  }
}
