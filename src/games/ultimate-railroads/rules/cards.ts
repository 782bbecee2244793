import { CARD_IDS, START_CARD_IDS, TOKEN_IDS } from '../data/tiles-form';
import { isComplete } from './complete';
import { inPhase, listOf, ofUnit, ofWord, type RailroadsKind } from './kind';
import { perform } from './perform';
import { CARDS, SEAT, START, START_CARDS, type State, spend } from './state';
import { beginResolve } from './turn-end';
import { CARD, TOKEN } from './units';

/** Takes a starting card (2.4). */
export const start = {
  ...inPhase(START),
  ...ofWord('card', START_CARD_IDS),
  do: 'start',
  refusal(state, card) {
    return hasStart(state, card) ? null : { because: 'gone', card: START_CARD_IDS[card] };
  },
  list: listOf(START_CARD_IDS.length, hasStart),
  play(state, card, emit) {
    const seat = state.now[SEAT];
    state.now[START_CARDS] &= ~(1 << card);
    emit?.({ event: 'start', seat, card: START_CARD_IDS[card] }, state);
    beginResolve(state, START);
    perform(state, seat, state.set.startCards[card], true, 'start', emit);
  },
} as const satisfies RailroadsKind;

/** Uses a ?-token, each once in a match (11). */
export const token = {
  ...ofUnit(TOKEN),
  ...ofWord('token', TOKEN_IDS),
  do: 'token',
  refusal(state, one) {
    return isUnused(state, one) ? null : { because: 'used', token: TOKEN_IDS[one] };
  },
  list: listOf(TOKEN_IDS.length, isUnused),
  play(state, one, emit) {
    const seat = state.now[SEAT];
    spend(state, TOKEN);
    state.tokens[seat] |= 1 << one;
    emit?.({ event: 'token', seat, token: TOKEN_IDS[one] }, state);
    perform(state, seat, state.set.tokens[one], false, 'token', emit);
  },
} as const satisfies RailroadsKind;

/** Takes a ?-card that can be done in full (11.1). */
export const card = {
  ...ofUnit(CARD),
  ...ofWord('card', CARD_IDS),
  do: 'card',
  refusal(state, one) {
    if (!isLeft(state, one)) return { because: 'gone', card: CARD_IDS[one] };
    return canTake(state, one) ? null : { because: 'not-full', card: CARD_IDS[one] };
  },
  list: listOf(CARD_IDS.length, canTake),
  play(state, one, emit) {
    const seat = state.now[SEAT];
    spend(state, CARD);
    state.now[CARDS] &= ~(1 << one);
    emit?.({ event: 'card', seat, card: CARD_IDS[one] }, state);
    perform(state, seat, state.set.cards[one], true, 'card', emit);
  },
} as const satisfies RailroadsKind;

function hasStart({ now }: State, card: number): boolean {
  return ((now[START_CARDS] >> card) & 1) === 1;
}

function isUnused({ now, tokens }: State, token: number): boolean {
  return ((tokens[now[SEAT]] >> token) & 1) === 0;
}

function isLeft({ now }: State, one: number): boolean {
  return ((now[CARDS] >> one) & 1) === 1;
}

function canTake(state: State, one: number): boolean {
  return isLeft(state, one) && isComplete(state, state.now[SEAT], state.set.cards[one]);
}
