import type { Written } from '../../../../../kit/written';
import { COMPANIES, HOLD_MOST, OWN_SINGLES, SHARES } from '../../../data/figures';
import { MONEY_MOST } from '../../../rules/base/kinds';
import { bitsOf, type Reading } from '../../../rules/base/read';
import { IN, NONE, ROUND } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import type { State } from '../../../rules/state/state';
import {
  BOUGHT_NOW,
  DIVIDENDS,
  FIRST,
  FOUNDED,
  FOUNDING,
  LAST_IN,
  PASSER,
  PASSES,
  QUIT,
  SOLD_NOW,
  SR,
  TRADED,
} from '../state';

export const shareReading: Reading = {
  unfounded: true,
  owner(state, owner, form) {
    if (state.world.company) readCompany(state, owner, form);
    else readOwnCompany(state, owner, form);
  },
  turn({ soldOne }, form) {
    soldOne[0] = form.mark('sold');
  },
  position(state, form) {
    if (!state.world.company) return;
    const { share, now } = state;
    form.key('seatCash').fill(state.seatCash, MONEY_MOST);
    const market = form.key('market').distinct(COMPANIES);
    state.market.set(market);
    state.foundedOrder.set(form.key('foundedOrder').distinct(COMPANIES));
    share[FOUNDED] = market.length;
    const last = form.optional('last')?.distinct(COMPANIES) ?? [];
    last.forEach((company, place) => {
      state.last[place] = company;
    });
    share[LAST_IN] = last.length;
    share[FOUNDING] = form.optional('founding')?.count(COMPANIES - 1) ?? NONE;
    readShare(state, form.key('share'));
    // The companies still to choose are the last of the order.
    const left = form.optional('dividend')?.items(now[IN], 1);
    if (left) share[DIVIDENDS] = now[IN] - left.length;
  },
};

function readHeld({ held, seats }: State, owner: Owner, form: Written, most: number): void {
  form.fill(held.subarray(owner * seats, (owner + 1) * seats), most);
}

function readCompany(state: State, owner: Owner, form: Written): void {
  state.isFounded[owner] = form.key('founded').flag();
  readHeld(state, owner, form.key('shares'), HOLD_MOST);
  state.own[owner] = form.optional('own')?.count(SHARES) ?? 0;
  state.bank[owner] = form.key('bank').count(SHARES);
  if (state.isFounded[owner] === 0) return;
  state.value[owner] = form.key('value').count(MONEY_MOST);
  state.president[owner] = form.key('president').count(state.seats - 1);
}

/** 9.III: the certificate stays with its seat and is not counted. */
function readOwnCompany(state: State, owner: Owner, form: Written): void {
  state.value[owner] = form.key('value').count(MONEY_MOST);
  readHeld(state, owner, form.key('held'), OWN_SINGLES);
  state.light[owner] = form.key('light').count(OWN_SINGLES);
  state.dark[owner] = form.key('dark').count(OWN_SINGLES);
}

function readShare(state: State, form: Written): void {
  const { share, seats } = state;
  share[FIRST] = form.key('first').count(seats - 1);
  share[SR] = form.key('sr').count(state.now[ROUND] + 1);
  share[PASSER] = NONE;
  if (!form.optional('traded')) return;
  share[TRADED] = form.key('traded').flag();
  share[BOUGHT_NOW] = bitsOf(form.key('boughtNow'), COMPANIES);
  share[SOLD_NOW] = bitsOf(form.key('soldNow'), COMPANIES);
  for (const key of ['bought', 'sold'] as const)
    form
      .key(key)
      .items(seats, seats)
      .forEach((companies, seat) => {
        state[key][seat] = bitsOf(companies, COMPANIES);
      });
  form.key('count').fill(state.boughtCount, SHARES);
  share[PASSES] = form.key('passes').count(seats - 1);
  if (!form.key('passer').isNull) share[PASSER] = form.key('passer').count(seats - 1);
  share[QUIT] = bitsOf(form.key('quit'), seats);
}
