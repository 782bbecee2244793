import type { Json, JsonObject } from '../../../../../kit/json';
import { count, flaw, listOf, record, truth } from '../../../../../kit/reading';
import {
  CERTIFICATE,
  COMPANIES,
  HOLD_MOST,
  OWN_SINGLES,
  SHARES,
  VALUE_LEAST,
  VALUE_STEP,
} from '../../../data/figures';
import { OVER } from '../../../rules/base/phases';
import { checkIncomes } from '../../../rules/base/read-owner';
import {
  bitsOf,
  distinct,
  MONEY_MOST,
  positive,
  type Reading,
} from '../../../rules/base/reading-parts';
import { IN, NONE, PHASE, ROUND } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/parts';
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
import { heldBy, heldByAll } from './holdings';

const TRADE_KEYS = [
  ...['traded', 'boughtNow', 'soldNow', 'bought', 'sold', 'count', 'passes', 'passer', 'quit'],
];

/** Whether seats bid for places or pick them, before the first share round. */
function isBidding(state: State): boolean {
  const phase = state.now[PHASE];
  return phase !== SHARE_PHASE && state.world.phases[phase]?.owner(state) === -1;
}

const isTrading = ({ now }: State) => now[PHASE] === SHARE_PHASE || now[PHASE] === FOUNDING_PHASE;

export const shareReading: Reading = {
  unfounded: true,
  keys(state, part, form) {
    const { world, now } = state;
    if (!world.company) {
      if (part === 'owner') return { needed: ['value', 'held', 'light', 'dark'] };
      return part === 'turn' ? { needed: [], optional: ['sold'] } : null;
    }
    if (part === 'owner') {
      const own = world.role[9] === 1 ? ['own'] : [];
      const founded = form.founded === true ? ['value', 'president'] : [];
      return { needed: ['founded', 'shares', 'bank', ...own, ...founded] };
    }
    if (part !== 'position') return null;
    const needed = ['seatCash', 'market', 'foundedOrder', 'share'];
    if (world.order !== 'value') needed.push('last');
    if (now[PHASE] === FOUNDING_PHASE) needed.push('founding');
    if (now[PHASE] === DIVIDEND_PHASE) needed.push('dividend');
    return { needed };
  },
  owner(state, owner, form, at) {
    if (state.world.company) readCompany(state, owner, form, at);
    else readOwnCompany(state, owner, form, at);
  },
  turn(state, form) {
    if (state.world.company || form.sold === undefined) return;
    state.soldOne[0] = truth(form.sold, 'turn.sold') ? 1 : flaw('not-a-truth-value', 'turn.sold');
  },
  position(state, form) {
    if (!state.world.company) return;
    listOf(form.seatCash, 'seatCash', state.seats).forEach((money, seat) => {
      state.seatCash[seat] = count(money, `seatCash[${seat}]`, MONEY_MOST);
    });
    readMarket(state, form);
    readShare(state, form.share);
    if (form.founding !== undefined) {
      state.share[FOUNDING] = count(form.founding, 'founding', COMPANIES - 1);
      if (state.isFounded[state.share[FOUNDING]] === 0) flaw('not-founded', 'founding');
    }
    if (form.dividend !== undefined) readDividend(state, form.dividend);
  },
  waitsForCapital: ({ world, isFounded, share }, owner) =>
    world.company && (isFounded[owner] === 0 || owner === share[FOUNDING]),
  check(state) {
    if (!state.world.company || state.now[PHASE] === OVER) return;
    checkOrder(state);
    if (state.now[PHASE] === DIVIDEND_PHASE) checkIncomes(state, state.now[IN]);
  },
};

function readValue(state: State, owner: Owner, json: Json | undefined, at: string): void {
  const value = count(json, at, MONEY_MOST);
  if (value < VALUE_LEAST || value % VALUE_STEP > 0)
    flaw('wrong-number', at, { needs: VALUE_STEP });
  state.value[owner] = value;
}

function readHeld(
  state: State,
  owner: Owner,
  json: Json | undefined,
  at: string,
  most: number,
): void {
  listOf(json, at, state.seats).forEach((shares, seat) => {
    state.held[owner * state.seats + seat] = count(shares, `${at}[${seat}]`, most);
  });
}

function checkShares(has: number, needs: number, at: string): void {
  if (has !== needs) flaw('wrong-sum', at, { has, needs });
}

function readCompany(state: State, owner: Owner, form: JsonObject, at: string): void {
  const isFounded = truth(form.founded, `${at}.founded`);
  state.isFounded[owner] = isFounded ? 1 : 0;
  readHeld(state, owner, form.shares, `${at}.shares`, HOLD_MOST);
  if (state.world.role[9] === 1) state.own[owner] = count(form.own, `${at}.own`, SHARES);
  state.bank[owner] = count(form.bank, `${at}.bank`, SHARES);
  const held = heldByAll(state, owner);
  checkShares(held + (state.own[owner] ?? 0) + state.bank[owner], SHARES, `${at}.shares`);
  if (!isFounded) {
    state.cash[owner] = count(form.cash, `${at}.cash`, MONEY_MOST);
    if (held > 0) flaw('not-founded', `${at}.shares`);
    return;
  }
  readValue(state, owner, form.value, `${at}.value`);
  const president = count(form.president, `${at}.president`, state.seats - 1);
  if (heldBy(state, owner, president) < CERTIFICATE) flaw('too-few', `${at}.shares[${president}]`);
  state.president[owner] = president;
}

/** 9.III: the certificate stays with its seat and is not counted. */
function readOwnCompany(state: State, owner: Owner, form: JsonObject, at: string): void {
  readValue(state, owner, form.value, `${at}.value`);
  readHeld(state, owner, form.held, `${at}.held`, OWN_SINGLES);
  state.light[owner] = count(form.light, `${at}.light`, OWN_SINGLES);
  state.dark[owner] = count(form.dark, `${at}.dark`, OWN_SINGLES);
  const has = heldByAll(state, owner) + state.light[owner] + state.dark[owner];
  checkShares(has, OWN_SINGLES, `${at}.held`);
}

function readMarket(state: State, form: JsonObject): void {
  const market = distinct(form.market, 'market', COMPANIES);
  const foundedOrder = distinct(form.foundedOrder, 'foundedOrder', COMPANIES);
  const founded = state.isFounded.reduce((sum, one) => sum + one, 0);
  for (const [list, at] of [
    [market, 'market'],
    [foundedOrder, 'foundedOrder'],
  ] as const) {
    if (list.length !== founded) flaw('wrong-length', at, { has: list.length, needs: founded });
    if (!list.every((company) => state.isFounded[company] > 0)) flaw('not-founded', at);
  }
  market.forEach((company, place) => {
    const before = market[place - 1];
    if (before !== undefined && state.value[before] < state.value[company])
      flaw('out-of-order', `market[${place}]`);
  });
  state.market.set(market);
  state.foundedOrder.set(foundedOrder);
  state.share[FOUNDED] = founded;
  if (form.last === undefined) return;
  const last = distinct(form.last, 'last', COMPANIES);
  state.last.set(last);
  state.share[LAST_IN] = last.length;
}

function readShare(state: State, json: Json | undefined): void {
  const { share, seats } = state;
  share[FOUNDING] = NONE;
  share[PASSER] = NONE;
  const form = record(json, 'share', ['first', 'sr', ...(isTrading(state) ? TRADE_KEYS : [])]);
  share[FIRST] = count(form.first, 'share.first', seats - 1);
  const most = state.now[ROUND] + 1;
  // Places in the order are bid for before the first share round.
  share[SR] = isBidding(state)
    ? count(form.sr, 'share.sr', 0)
    : positive(form.sr, 'share.sr', most);
  if (!isTrading(state)) return;
  share[TRADED] = truth(form.traded, 'share.traded') ? 1 : 0;
  share[BOUGHT_NOW] = bitsOf(form.boughtNow, 'share.boughtNow', COMPANIES);
  share[SOLD_NOW] = bitsOf(form.soldNow, 'share.soldNow', COMPANIES);
  for (const key of ['bought', 'sold'] as const)
    listOf(form[key], `share.${key}`, seats).forEach((companies, seat) => {
      state[key][seat] = bitsOf(companies, `share.${key}[${seat}]`, COMPANIES);
    });
  listOf(form.count, 'share.count', COMPANIES).forEach((bought, company) => {
    state.boughtCount[company] = count(bought, `share.count[${company}]`, SHARES);
  });
  share[PASSES] = count(form.passes, 'share.passes', seats - 1);
  if (form.passer !== null) share[PASSER] = count(form.passer, 'share.passer', seats - 1);
  share[QUIT] = bitsOf(form.quit, 'share.quit', seats);
  if (share[QUIT] === (1 << seats) - 1) flaw('too-many', 'share.quit');
}

/** The companies still to choose are the last of the order. */
function readDividend(state: State, json: Json): void {
  const left = distinct(json, 'dividend', COMPANIES);
  const from = state.now[IN] - left.length;
  const fits = left.length > 0 && left.every((company, at) => state.order[from + at] === company);
  if (!fits) flaw('out-of-order', 'dividend');
  state.share[DIVIDENDS] = from;
}

/** In a share round, and before it, the order is of all seats; else of the founded companies, as it was set last. */
function checkOrder(state: State): void {
  const { order, now, seats, isFounded, world } = state;
  const standing = order.subarray(0, now[IN]);
  const isOfSeats = isTrading(state) || isBidding(state);
  const needs = isOfSeats ? seats : state.share[FOUNDED];
  if (standing.length !== needs) flaw('wrong-length', 'order', { has: standing.length, needs });
  standing.forEach((one, place) => {
    if (isOfSeats ? one >= seats : isFounded[one] === 0) flaw('not-founded', `order[${place}]`);
  });
  if (world.order !== 'value') checkLast(state, isOfSeats);
}

/** All companies that have had a turn; once a round has begun those of its order. */
function checkLast({ last, share, order, isFounded, turnsTaken }: State, isBefore: boolean): void {
  const stood = last.subarray(0, share[LAST_IN]);
  if (!isBefore) {
    if (String(stood) !== String(order.subarray(0, share[FOUNDED]))) flaw('out-of-order', 'last');
    return;
  }
  isFounded.forEach((one, company) => {
    const hadTurn = one > 0 && turnsTaken[company] > 0;
    if (stood.includes(company) !== hadTurn) flaw('wrong-number', 'last');
  });
}
