import { BONUS_CARD_IDS } from '../data/tiles-form';
import { bare, inPhase, listOf, ofWord, type RailroadsKind } from './kind';
import { BONUS_PHASE, PICK, PICKED, PILE, RESOLVE, SEAT } from './state';
import { endByChoice, endDecisions } from './turn-end';
import { BONUS, UNITS } from './units';
import { dueUnit } from './usable';

/** Ends the use of the pool while something is left that need not be done (5.5). */
export const done = {
  ...inPhase(RESOLVE),
  ...bare,
  do: 'done',
  refusal(state) {
    const due = dueUnit(state, state.now[SEAT]);
    return due < 0 ? null : { because: 'must', as: UNITS[due] };
  },
  list(state, into, at) {
    if (dueUnit(state, state.now[SEAT]) >= 0) return at;
    into[at] = 0;
    return at + 1;
  },
  play(state, _, emit) {
    emit?.({ event: 'done', seat: state.now[SEAT] }, state);
    endByChoice(state, emit);
  },
} as const satisfies RailroadsKind;

/** Picks an end-bonus card from the pile, at the end of the turn (5.8). */
export const bonus = {
  ...inPhase(BONUS_PHASE),
  ...ofWord('card', BONUS_CARD_IDS),
  do: 'bonus',
  refusal({ bonusAt }, card) {
    return bonusAt[card] === PILE ? null : { because: 'gone', card: BONUS_CARD_IDS[card] };
  },
  list: listOf(BONUS_CARD_IDS.length, ({ bonusAt }, card) => bonusAt[card] === PILE),
  play(state, card, emit) {
    const { now, may, bonusAt, pickCard, pickSeat } = state;
    const seat = now[SEAT];
    may[BONUS]--;
    bonusAt[card] = PICK;
    pickCard[now[PICKED]] = card;
    pickSeat[now[PICKED]] = seat;
    now[PICKED]++;
    emit?.({ event: 'bonus', seat, card: BONUS_CARD_IDS[card] }, state);
    endDecisions(state, emit);
  },
} as const satisfies RailroadsKind;
