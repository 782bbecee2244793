import type { Json, JsonObject } from '../../../kit/json';
import { array, count, flaw, listOf, record, wordOf } from '../../../kit/reading';
import { BONUS_CARD_IDS, CARD_IDS, START_CARD_IDS } from '../data/tiles-form';
import { readFlags } from './position-read-seats';
import { amountOf, BLACK_WORKER, ENGINEER, HAND, has } from './program';
import {
  BLACK_NONE,
  CARDS,
  HAND_LOCK,
  LOCK,
  LOCK_LEFT,
  OUT,
  PICK,
  PICKED,
  START_CARDS,
  type State,
} from './state';

/** Reads all cards; the seats and the tiles must have been read. */
export function readCards(state: State, position: JsonObject): void {
  state.now[START_CARDS] = readFlags(position.startCards, 'startCards', START_CARD_IDS);
  state.now[CARDS] = readFlags(position.cards, 'cards', CARD_IDS);
  CARD_IDS.forEach((_, card) => {
    checkCard(state, card);
  });
  readBonus(state, record(position.bonus, 'bonus', ['pile', 'out', 'picked']));
}

/** 11.2: what a card gives once is nowhere while the card is there, and somewhere once it is gone. */
function checkCard({ now, black, engineer, tiles, set }: State, card: number): void {
  const isThere = ((now[CARDS] >> card) & 1) === 1;
  const program = set.cards[card];
  const blacks = black.filter((worker) => worker !== BLACK_NONE).length;
  if (amountOf(program, BLACK_WORKER) > 0 && blacks !== (isThere ? 0 : 1))
    flaw('wrong-card', 'cards', { card: CARD_IDS[card] });
  const number = amountOf(program, ENGINEER);
  if (number > 0 && engineer[number] > 0 === isThere)
    flaw('wrong-card', 'cards', { card: CARD_IDS[card] });
  // 7.3: its tile may have left the game.
  const tile = 1 + amountOf(program, HAND);
  const isOut = tiles.includes(tile) || (now[LOCK] === HAND_LOCK && now[LOCK_LEFT] === tile);
  if (has(program, HAND) && isThere && isOut) flaw('twice', 'cards', { card: CARD_IDS[card] });
}

/** 2.1, 5.8: every end-bonus card is in one place. */
function readBonus(state: State, { pile, out, picked }: JsonObject): void {
  const piled = readFlags(pile, 'bonus.pile', BONUS_CARD_IDS);
  const left = readFlags(out, 'bonus.out', BONUS_CARD_IDS);
  const { removedUnseen } = state.set.tiles;
  const leaving = array(out, 'bonus.out').length;
  if (leaving !== removedUnseen)
    flaw('wrong-length', 'bonus.out', { has: leaving, needs: removedUnseen });
  let known = piled | left;
  if (piled & left) flaw('twice', 'bonus.out');
  array(picked, 'bonus.picked').forEach((item, pick) => {
    const at = `bonus.picked[${pick}]`;
    const card = readPick(state, item, at, pick);
    if ((known >> card) & 1) flaw('twice', at);
    known |= 1 << card;
  });
  BONUS_CARD_IDS.forEach((card, index) => {
    if (((known >> index) & 1) === 0) flaw('missing', 'bonus', { card });
    if ((left >> index) & 1) state.bonusAt[index] = OUT;
  });
}

function readPick(state: State, json: Json, at: string, pick: number): number {
  const pair = listOf(json, at, 2);
  const card = wordOf(pair[1], at, BONUS_CARD_IDS);
  if (pick >= BONUS_CARD_IDS.length) flaw('twice', at);
  state.pickSeat[pick] = count(pair[0], at, state.seats - 1);
  state.pickCard[pick] = card;
  state.bonusAt[card] = PICK;
  state.now[PICKED] = pick + 1;
  return card;
}
