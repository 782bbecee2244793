import type { JsonObject } from '../../../../../kit/json';
import { numbersIn } from '../../../rules/base/writing';
import { IN, NONE, PHASE } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import type { Writing } from '../../../rules/state/parts';
import type { State } from '../../../rules/state/state';
import {
  BOUGHT_NOW,
  DIVIDEND_PHASE,
  DIVIDENDS,
  FIRST,
  FOUNDED,
  FOUNDING,
  FOUNDING_PHASE,
  LAST_IN,
  PASSER,
  PASSES,
  QUIT,
  SHARE_PHASE,
  SOLD_NOW,
  SR,
  TRADED,
} from '../state';

function ofSeats(state: State, company: Owner): readonly number[] {
  return Array.from(state.held.subarray(company * state.seats, (company + 1) * state.seats));
}

/** Of company worlds (J5, J6). */
export const companyWriting: Writing<State> = {
  position(state): JsonObject {
    const { now, share, seatCash, market, foundedOrder, world, last, order } = state;
    const founding = now[PHASE] === FOUNDING_PHASE;
    return {
      seatCash: Array.from(seatCash),
      market: Array.from(market.subarray(0, share[FOUNDED])),
      foundedOrder: Array.from(foundedOrder.subarray(0, share[FOUNDED])),
      share: {
        first: share[FIRST],
        sr: share[SR],
        ...((founding || now[PHASE] === SHARE_PHASE) && writeTrade(state)),
      },
      ...(founding && { founding: share[FOUNDING] }),
      ...(world.order !== 'value' && { last: Array.from(last.subarray(0, share[LAST_IN])) }),
      ...(now[PHASE] === DIVIDEND_PHASE && {
        dividend: Array.from(order.subarray(share[DIVIDENDS], now[IN])),
      }),
    };
  },
  owner(state, company): JsonObject {
    const isFounded = state.isFounded[company] > 0;
    return {
      founded: isFounded,
      ...(isFounded && { value: state.value[company], president: state.president[company] }),
      shares: ofSeats(state, company),
      ...(state.world.role[9] === 1 && { own: state.own[company] }),
      bank: state.bank[company],
    };
  },
};

function writeTrade({ share, bought, sold, boughtCount }: State): JsonObject {
  return {
    traded: share[TRADED] > 0,
    boughtNow: numbersIn(share[BOUGHT_NOW]),
    soldNow: numbersIn(share[SOLD_NOW]),
    bought: Array.from(bought, numbersIn),
    sold: Array.from(sold, numbersIn),
    count: Array.from(boughtCount),
    passes: share[PASSES],
    passer: share[PASSER] === NONE ? null : share[PASSER],
    quit: numbersIn(share[QUIT]),
  };
}

/** Of 9.III. */
export const ownCompanyWriting: Writing<State> = {
  turn: ({ soldOne }): JsonObject => (soldOne[0] > 0 ? { sold: true } : {}),
  owner: (state, owner): JsonObject => ({
    value: state.value[owner],
    held: ofSeats(state, owner),
    light: state.light[owner],
    dark: state.dark[owner],
  }),
};
