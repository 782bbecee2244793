import { bitsIn } from '../../../kit/bits';
import type { Seat } from '../../../kit/rules';
import type { Viewers } from '../../../kit/secrets';
import { finalStanding, openStanding, type Standing } from '../../../kit/standing';
import { MAJORITY } from '../data/board';
import { BONUS_CARD_IDS, type BonusCardId } from '../data/tiles-form';
import type { FinalParts } from './events';
import { locomotiveSum } from './perform';
import { amountOf } from './program';
import { metPaying } from './specials';
import {
  BLACK_NONE,
  COLOR_MOST,
  factoriesOf,
  LINE_COUNT,
  OVER,
  PHASE,
  PICKED,
  PIECES,
  type State,
} from './state';
import { ENGINEER_COUNT, LINE_LENGTHS, SLOTS } from './tables';
import { KEY } from './units';

const EXTRA = BONUS_CARD_IDS.indexOf('extra');

/** The end as it would be now. `viewers`: the seats whose cards may count; left out: all. */
export function finalParts(state: State, seat: Seat, viewers?: Viewers): FinalParts {
  const cards = isSeen(seat, viewers)
    ? cardsOf(state, seat).map(
        (card) => [BONUS_CARD_IDS[card], cardPoints(state, seat, card)] as const,
      )
    : [];
  return { cards, majority: majorityOf(state, seat, viewers) };
}

function isSeen(seat: Seat, viewers?: Viewers): boolean {
  return !viewers || viewers.includes(seat);
}

/** The end-bonus cards of a seat, in the order of picking. */
export function cardsOf({ now, pickCard, pickSeat }: State, seat: Seat): readonly number[] {
  const cards: number[] = [];
  for (let pick = 0; pick < now[PICKED]; pick++)
    if (pickSeat[pick] === seat) cards.push(pickCard[pick]);
  return cards;
}

function holds({ now, pickCard, pickSeat }: State, seat: Seat, card: number): boolean {
  for (let pick = 0; pick < now[PICKED]; pick++)
    if (pickSeat[pick] === seat && pickCard[pick] === card) return true;
  return false;
}

/** 13.1: what a card is worth to a seat. */
export function cardPoints(state: State, seat: Seat, card: number): number {
  const { each, tiers } = state.set.tiles.bonusCards[card];
  const count = countFor(state, seat, BONUS_CARD_IDS[card]);
  let points = each * count;
  for (let tier = 0; tier < tiers.length; tier++)
    if (count >= tiers[tier][0]) points = tiers[tier][1];
  return points;
}

/** 13.1, 13.2: what a card counts. */
function countFor(state: State, seat: Seat, card: BonusCardId): number {
  switch (card) {
    case 'factories':
      return factoriesOf(state, seat);
    case 'engineers':
      return engineersOf(state, seat) + (holds(state, seat, EXTRA) ? 1 : 0);
    case 'ends':
      return linesEnded(state, seat);
    case 'black':
      return frontSum(state, seat, 0, 0);
    case 'grayBrown':
      return frontSum(state, seat, 1, 2);
    case 'keys':
      return metPaying(state, seat, 'key') + tokenKeys(state, seat);
    case 'doublers':
      return state.doublers[seat];
    case 'tokens':
      return tokensUsed(state, seat);
    case 'extra':
      return 0;
    case 'locos':
      return locomotiveSum(state, seat, SLOTS);
    case 'workers':
      return metPaying(state, seat, 'worker') + (state.black[seat] === BLACK_NONE ? 0 : 1);
  }
}

function front({ fronts }: State, seat: Seat, line: number, color: number): number {
  return fronts[seat * PIECES + line * COLOR_MOST + color];
}

/** Lines with black on their last space. */
function linesEnded(state: State, seat: Seat): number {
  let count = 0;
  for (let line = 0; line < LINE_COUNT; line++)
    if (front(state, seat, line, 0) === LINE_LENGTHS[line]) count++;
  return count;
}

function tokensUsed({ tokens }: State, seat: Seat): number {
  return bitsIn(tokens[seat]);
}

/** The fronts of these colors on all lines. */
function frontSum(state: State, seat: Seat, first: number, last: number): number {
  let sum = 0;
  for (let line = 0; line < LINE_COUNT; line++)
    for (let color = first; color <= last; color++) sum += front(state, seat, line, color);
  return sum;
}

/** 13.2: keys by ?-tokens count, those of a factory do not. */
function tokenKeys({ tokens, set }: State, seat: Seat): number {
  let keys = 0;
  for (let token = 0; token < set.tokens.length; token++)
    if ((tokens[seat] >> token) & 1) keys += amountOf(set.tokens[token], KEY);
  return keys;
}

/** The engineers of a seat, without the card `extra`. */
export function engineersOf({ engineer }: State, seat: Seat): number {
  let count = 0;
  for (let number = 1; number <= ENGINEER_COUNT; number++)
    if (engineer[number] === 1 + seat) count++;
  return count;
}

/** 13.3: points by the place among the seats with engineers. */
export function majorityOf(state: State, seat: Seat, viewers?: Viewers): number {
  const own = strength(state, seat, viewers);
  if (own === 0) return 0;
  let before = 0;
  for (let other = 0; other < state.seats; other++)
    if (strength(state, other, viewers) > own) before++;
  return MAJORITY[before] ?? 0;
}

/** Rises with the number of engineers, among equals with the highest number; 0 without any. */
function strength(state: State, seat: Seat, viewers?: Viewers): number {
  const hasExtra = isSeen(seat, viewers) && holds(state, seat, EXTRA);
  const count = engineersOf(state, seat) + (hasExtra ? 1 : 0);
  let highest = ENGINEER_COUNT;
  while (highest > 0 && state.engineer[highest] !== 1 + seat) highest--;
  return count * (ENGINEER_COUNT + 1) + (count > 0 ? highest : 0);
}

/** 13.4, 13.5: the scores, as if the game ended now, and places once it is over. */
export function standing(state: State, viewers?: Viewers): Standing {
  const isOver = state.now[PHASE] === OVER;
  const scores = Array.from(state.score, (points, seat) => {
    if (isOver) return points;
    const { cards, majority } = finalParts(state, seat, viewers);
    return cards.reduce((sum, [, worth]) => sum + worth, points + majority);
  });
  return isOver ? finalStanding(scores, (a, b) => scores[b] - scores[a]) : openStanding(scores);
}
