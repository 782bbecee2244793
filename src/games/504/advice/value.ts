import { sharesOfWin } from '../../../kit/standing';
import { TILES } from '../data/board';
import { COMPANIES, PURCHASE } from '../data/figures';
import { standing } from '../rules/base/flow';
import { OVER } from '../rules/base/phases';
import { residentsOn } from '../rules/base/pieces';
import { LAID, PHASE } from '../rules/state/fields';
import type { Owner } from '../rules/state/ids';
import type { State } from '../rules/state/state';
import { holderScale, toHolders } from './holders';
import { look } from './outlook';
import { lasting, rounds, turnsLeft, wealth } from './rates';
import { holdingWorth, keptWorth, openWorth, riskOn } from './tiles';
import { adviceOf } from './world-advice';

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
