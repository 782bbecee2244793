import { byWholeTurns } from '../../../kit/whole-turns';
import { TILES } from '../data/board';
import { PURCHASE, SEATS } from '../data/figures';
import { rules } from '../rules';
import { standing } from '../rules/base/flow';
import { OVER } from '../rules/base/phases';
import { residentsOn } from '../rules/base/pieces';
import { LAID, PHASE } from '../rules/state/fields';
import type { Owner } from '../rules/state/ids';
import type { State } from '../rules/state/state';
import { advice } from '.';
import { look } from './outlook';
import { dollar, incomes, turnsLeft } from './rates';
import { value } from './value';

/** Of what it costs or pays, so much counts. */
const COUNTS = {
  /** Income comes in every turn that is left, but the last of it buys little. */
  income: 0.7,
  /** Money in hand has done nothing yet. */
  cash: 0.5,
  /** A resident works in every turn, so it is worth more than its price. */
  resident: 1.2 * PURCHASE.price,
} as const;
/** Points of a settlement: the next places are reached from it. */
const SETTLEMENT = 0.5;
/** Turns that residents and settlements need until all of that has come back. */
const TURNS_TO_PAY = 3;
/** So much of the best rival's outlook counts against one's own: enough to stop it, not to live for it. */
const RIVAL = 0.3;
/** More points than any outlook: who is ahead ends the match, and nobody else does. */
const WON = 10_000;

/** How many first actions of a turn are tried: with dozens of them, good ones look good at once. */
const TRIED = 8;

/** Of each turn the best by the world's own goal: what counts now, and what income and pieces become until the end. */
export const scripted = byWholeTurns<State>({ rules, prior: advice.prior, tried: TRIED, worth });

const shares = new Float32Array(Math.max(...SEATS));
const outlooks = new Float64Array(shares.length);

function worth(state: State, seat: number): number {
  const { scores, places } = standing(state);
  if (state.now[PHASE] === OVER) return places?.[seat] === 1 ? WON : -WON;
  // What a share will be worth depends on all that money can still buy: the estimate of the search knows that.
  if (state.world.role[9] > 0) {
    value(state, shares);
    return shares[seat];
  }
  look(state);
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < state.seats; other++) {
    outlooks[other] = scores[other] + laterOf(state, other);
    if (other !== seat) rival = Math.max(rival, outlooks[other]);
  }
  return outlooks[seat] - RIVAL * rival;
}

/** What an owner's income, money and pieces will become, in points. */
function laterOf(state: State, owner: Owner): number {
  const turns = turnsLeft[owner];
  let residents = 0;
  let settlements = 0;
  for (let tile = 0; tile < state.now[LAID]; tile++) {
    if (state.place[owner * TILES + tile] === 0) continue;
    settlements++;
    residents += residentsOn(state, owner, tile);
  }
  const pays = Math.min(1, turns / TURNS_TO_PAY);
  const money = COUNTS.income * incomes[owner] * turns + COUNTS.cash * state.cash[owner];
  return dollar[0] * (money + pays * COUNTS.resident * residents) + pays * SETTLEMENT * settlements;
}
