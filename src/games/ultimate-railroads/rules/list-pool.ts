import type { Seat } from '../../../kit/rules';
import { CARD_IDS, TOKEN_IDS } from '../data/tiles-form';
import {
  AS_BUILD,
  AS_OTHER,
  CARD_KIND,
  DONE_KIND,
  FACTORY_KIND,
  FROM_RETURNED,
  INDUSTRY_KIND,
  KEY_KIND,
  PRIZE_KIND,
  packAction,
  STEP_KIND,
  TAKE_KIND,
  TAKE_OTHER,
  TAKE_POINTS,
  TOKEN_KIND,
} from './action';
import { isComplete } from './complete';
import { markerFlaw } from './industry';
import { factoryFlaw, hasReturned, takeFlaw } from './locomotives';
import {
  CARDS,
  COLOR_MOST,
  colorsOf,
  FACTORY_SLOTS,
  factoriesOf,
  LINE_COUNT,
  MARKERS,
  NO_MARKER,
  pending,
  pileSize,
  type State,
} from './state';
import { stepFlaw } from './steps';
import { SUPPLY_TILES, TILE_COUNT } from './tables';
import {
  BONUS,
  BUILD,
  CARD,
  FACTORY,
  INDUSTRY,
  KEY,
  LOCOMOTIVE,
  PRIZE,
  STEP_UNITS,
  TOKEN,
  takesColor,
} from './units';
import { dueUnit } from './usable';

/** One action for each bit that is set. */
export function listFlagged(
  kind: number,
  length: number,
  flags: number,
  into: Int32Array,
  count: number,
): number {
  for (let bit = 0; bit < length; bit++)
    if ((flags >> bit) & 1) into[count++] = packAction(kind, bit);
  return count;
}

/** What the pool allows while there is no lock. */
export function listPool(state: State, seat: Seat, into: Int32Array): number {
  let count = 0;
  const colors = colorsOf(state, seat);
  for (let unit = 0; unit < STEP_UNITS; unit++) {
    if (pending(state, unit) === 0) continue;
    for (let color = 0; color < colors; color++) {
      if (!takesColor(unit, color)) continue;
      for (let line = 0; line < LINE_COUNT; line++)
        if (stepFlaw(state, seat, line, color) === null)
          into[count++] = packAction(STEP_KIND, unit, line * COLOR_MOST + color);
    }
  }
  count = listIndustry(state, seat, into, count);
  count = listTiles(state, seat, into, count);
  count = listOthers(state, seat, into, count);
  if (dueUnit(state, seat) < 0) into[count++] = packAction(DONE_KIND);
  return count;
}

function listIndustry(state: State, seat: Seat, into: Int32Array, count: number): number {
  if (pending(state, INDUSTRY) === 0) return count;
  const first = state.markers[seat * MARKERS];
  const second = state.markers[seat * MARKERS + 1];
  if (markerFlaw(state, seat, first) === null) into[count++] = packAction(INDUSTRY_KIND, first);
  if (second !== NO_MARKER && second !== first && markerFlaw(state, seat, second) === null)
    into[count++] = packAction(INDUSTRY_KIND, second);
  return count;
}

/** Locomotives and factories, by the units that allow them. */
function listTiles(state: State, seat: Seat, into: Int32Array, count: number): number {
  for (let as = AS_BUILD; as <= AS_OTHER; as++) {
    if (pending(state, as === AS_BUILD ? BUILD : LOCOMOTIVE) > 0)
      for (const tile of SUPPLY_TILES)
        if (takeFlaw(state, tile) === null) into[count++] = packAction(TAKE_KIND, as, tile);
    if (pending(state, as === AS_BUILD ? BUILD : FACTORY) === 0) continue;
    count = listFactories(state, seat, as, into, count);
    if (hasReturned(state)) count = listFactories(state, seat, as | FROM_RETURNED, into, count);
  }
  return count;
}

function listFactories(
  state: State,
  seat: Seat,
  as: number,
  into: Int32Array,
  count: number,
): number {
  const isFull = factoriesOf(state, seat) === FACTORY_SLOTS;
  const least = isFull ? 1 : 0;
  const most = isFull ? FACTORY_SLOTS : 0;
  for (let tile = 0; tile < TILE_COUNT; tile++) {
    if (factoryFlaw(state, seat, as >= FROM_RETURNED, tile, least) !== null) continue;
    for (let slot = least; slot <= most; slot++)
      into[count++] = packAction(FACTORY_KIND, as, tile, slot);
  }
  return count;
}

/** Keys, tokens, cards and prizes. */
function listOthers(state: State, seat: Seat, into: Int32Array, count: number): number {
  if (pending(state, KEY) > 0) {
    into[count++] = packAction(KEY_KIND, TAKE_POINTS);
    into[count++] = packAction(KEY_KIND, TAKE_OTHER);
  }
  if (pending(state, TOKEN) > 0)
    count = listFlagged(TOKEN_KIND, TOKEN_IDS.length, ~state.tokens[seat], into, count);
  if (pending(state, CARD) > 0)
    for (let card = 0; card < CARD_IDS.length; card++)
      if ((state.now[CARDS] >> card) & 1 && isComplete(state, seat, state.set.cards[card]))
        into[count++] = packAction(CARD_KIND, card);
  if (pending(state, PRIZE) > 0) {
    into[count++] = packAction(PRIZE_KIND, TAKE_POINTS);
    if (pileSize(state) > pending(state, BONUS)) into[count++] = packAction(PRIZE_KIND, TAKE_OTHER);
  }
  return count;
}
