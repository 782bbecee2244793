import { sharesOfWin } from '../../../kit/standing';
import { TILES } from '../data/board';
import {
  COMPANIES,
  ISSUE_PRICES,
  OWN_RANK_BONUS,
  PAYOUT,
  PURCHASE,
  RANK_BONUS,
  VALUE_STEP,
} from '../data/figures';
import { heldBy } from '../modules/shares/rules/holdings';
import { QUIT, SHARE_PHASE } from '../modules/shares/state';
import { standing } from '../rules/base/flow';
import { OVER } from '../rules/base/phases';
import { residentsOn } from '../rules/base/pieces';
import { LAID, PHASE } from '../rules/state/fields';
import type { Owner } from '../rules/state/ids';
import type { State } from '../rules/state/state';
import { look } from './outlook';
import { incomes, lasting, rounds, turnsLeft, wealth } from './rates';
import { adviceOf } from './table';
import { holdingWorth, keptWorth, openWorth, riskOn } from './tiles';

/** A resident works again in every turn, so it is worth more than its price. */
const RESIDENT = 1.2 * PURCHASE.price;
/** How surely the one ahead wins: the greater, the more. */
const TAIL = 3;

const worths = new Float64Array(COMPANIES);
const prospects = new Float64Array(COMPANIES);

/** Writes every seat's share of the win: estimated during the match, exact when it is over. */
export function value(state: State, into: Float32Array): void {
  if (state.now[PHASE] === OVER) {
    into.set(sharesOfWin(standing(state)));
    return;
  }
  look(state);
  for (let owner = 0; owner < state.owners; owner++) worths[owner] = worthOf(state, owner);
  toHolders(state, worths, prospects);
  toShares(state.seats, (2.5 + 1.2 * rounds[0] ** 0.7) * holderScale(state), into);
}

/** The points that an owner will probably have in the end. */
function worthOf(state: State, owner: Owner): number {
  const { all, first } = adviceOf(state.world);
  const turns = turnsLeft[owner];
  let residents = 0;
  let worth = 0;
  for (let tile = 0; tile < state.now[LAID]; tile++) {
    if (state.place[owner * TILES + tile] === 0) continue;
    residents += residentsOn(state, owner, tile);
    worth += (1 - riskOn(state, owner, tile)) * holdingWorth(state, owner, tile);
  }
  worth += keptWorth(state, owner) + openWorth(state, owner);
  worth =
    lasting(turns) * (worth + wealth[owner] + first.dollar * RESIDENT * residents) +
    state.vp[owner];
  for (let at = 0; at < all.points.length; at++) worth += all.points[at](state, owner);
  return worth;
}

/** Converts prospects to shares. More is better, no matter how large the lead. */
function toShares(seats: number, spread: number, into: Float32Array): void {
  let most = prospects[0];
  for (let seat = 1; seat < seats; seat++) most = Math.max(most, prospects[seat]);
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    into[seat] = (1 + (most - prospects[seat]) / (TAIL * spread)) ** -TAIL;
    sum += into[seat];
  }
  for (let seat = 0; seat < seats; seat++) into[seat] /= sum;
}

/** Of the money that buys shares later, or in this share round, so much of a share's worth. */
const LATER = 0.5;
const AT_ONCE = 0.8;
/** Shares that a seat of 9.I or 9.II buys, at most. */
const MOST_BOUGHT = 12;

/**
 * From what the owners are worth to what the seats are: each its own, or what it holds of each company (M9.19, M9.22,
 * M9.30). A dollar of a seat is worth a point only under 9.I; elsewhere it is what shares it may still buy.
 */
function toHolders(state: State, worths: Float64Array, prospects: Float64Array): void {
  const role = state.world.role[9];
  if (role === 0) prospects.set(worths);
  else
    for (let seat = 0; seat < state.seats; seat++) prospects[seat] = heldWorth(state, worths, seat);
}

/** How many times further apart the seats are than owners are. */
function holderScale({ world }: State): number {
  const role = world.role[9];
  if (role === 0) return 1;
  return role === 1 ? 12 : 6;
}

function heldWorth(state: State, worths: Float64Array, seat: number): number {
  const role = state.world.role[9];
  let sum = 0;
  let earning = 0;
  for (let company = 0; company < state.owners; company++) {
    const held = heldBy(state, company, seat);
    if (held === 0) continue;
    const income = incomes[company];
    if (role === 1) {
      sum += held * (state.value[company] + dividends(turnsLeft[company], income));
      // What else a company has makes its income grow.
      sum += held * worths[company];
    } else {
      sum += held * (worths[company] + bonusOf(state, worths, company));
      if (role === 2) earning += held * Math.floor(income / PAYOUT.two) * turnsLeft[company];
    }
  }
  return sum + (role === 1 ? state.seatCash[seat] : 0) + moneyWorth(state, worths, seat, earning);
}

/** 9.I: what a share brings until the end, and how its value rises. */
function dividends(turns: number, income: number): number {
  return turns * (VALUE_STEP + income / PAYOUT.one);
}

/**
 * Worth of the shares that a seat's money will buy, on top of the money itself (9.I). Without it, the first to buy
 * would seem far ahead, though the others buy next.
 */
function moneyWorth(state: State, worths: Float64Array, seat: number, earning: number): number {
  const { company, role } = state.world;
  let points = 0;
  let price = 0;
  let offered = 0;
  for (let owner = 0; owner < state.owners; owner++) {
    const shares = company ? onOffer(state, owner) : state.value[owner] > 0 ? 1 : 0;
    if (shares === 0) continue;
    const cost = state.isFounded[owner] > 0 || !company ? state.value[owner] : ISSUE_PRICES[owner];
    const worth =
      role[9] === 1 ? dividends(turnsLeft[owner], incomes[owner]) + worths[owner] : worths[owner];
    points += shares * worth;
    price += shares * cost;
    offered += shares;
  }
  if (price === 0) return 0;
  const money = company ? state.seatCash[seat] + 0.6 * earning : state.cash[seat];
  const most = company ? MOST_BOUGHT : forSale(state, seat);
  const part = isTrading(state, seat) ? AT_ONCE : LATER * Math.min(1, rounds[0]);
  return part * Math.min(most * (points / offered), money * (points / price));
}

/** 9.I, 9.II: whether the seat still buys in the share round that is open. */
function isTrading({ now, share, world }: State, seat: number): boolean {
  return world.company && now[PHASE] === SHARE_PHASE && ((share[QUIT] >> seat) & 1) === 0;
}

function onOffer({ own, bank }: State, company: number): number {
  return own[company] + bank[company];
}

/** M9.28: shares of the others that are in the bank. */
function forSale({ owners, dark, light }: State, seat: number): number {
  let count = 0;
  for (let other = 0; other < owners; other++)
    if (other !== seat) count += dark[other] + light[other];
  return count;
}

/** M9.22, M9.30: by rank, ties as the better place. */
function bonusOf(state: State, worths: Float64Array, company: number): number {
  let better = 0;
  for (let other = 0; other < state.owners; other++) if (worths[other] > worths[company]) better++;
  return state.world.company ? RANK_BONUS[better] : OWN_RANK_BONUS[state.seats][better];
}
