import { below, shuffle } from '../../../../../kit/random';
import { EXTRA_MONEY, PRIVILEGE_VP, ROW_PRICE } from '../../../data/figures';
import { CARDS, type PrivilegeId, privilegesOf } from '../../../data/world/privileges';
import { worldFrom } from '../../../data/world/world';
import { progress, scoreVp } from '../../../rules/base/pieces';
import type { Emit } from '../../../rules/state/events';
import type { Owner } from '../../../rules/state/ids';
import type { MomentAnswer } from '../../../rules/state/parts';
import type { State } from '../../../rules/state/state';
import { ROWS } from '../state';

export const BACKS = ['I', 'II', 'III'] as const;

/** A kind of card is its place among all (P). */
export function kindOf(card: PrivilegeId): number {
  return CARDS.indexOf(card);
}

/** The back of each kind: a place in `BACKS`. */
const BACK_OF = CARDS.map((card) => BACKS.findIndex((back) => card.startsWith(`${back}(`)));

export function backOf(kind: number): number {
  return BACK_OF[kind];
}

/** Whether an owner has a card; false without module 3. */
export function hasCard({ privilege }: State, owner: Owner, kind: number): boolean {
  return privilege[owner * CARDS.length + kind] > 0;
}

/** The kinds an owner has, in the order in which it got them. */
export function cardsOf(state: State, owner: Owner): readonly number[] {
  const place = (kind: number) => state.privilege[owner * CARDS.length + kind];
  return Array.from(CARDS.keys())
    .filter((kind) => place(kind) > 0)
    .sort((a, b) => place(a) - place(b));
}

/** An owner gets a card. */
export function addCard({ privilege }: State, owner: Owner, kind: number): void {
  const own = privilege.subarray(owner * CARDS.length, (owner + 1) * CARDS.length);
  own[kind] = 1 + own.reduce((most, place) => Math.max(most, place), 0);
}

/** M3.1: the kinds of cards of this world. */
function kindsOf({ world }: State): readonly number[] {
  const digits = worldFrom(world.name);
  return digits ? privilegesOf(digits).map(kindOf) : [];
}

/** M3.1, M3.3: the deck, then a row with one card per owner. */
export const dealCards: MomentAnswer<State> = (state, _owner, _at, _value, emit) => {
  const { seats, world, deck } = state;
  const kinds = [...kindsOf(state)];
  const copies = seats === 2 && !world.company ? 1 : 2;
  for (const kind of kinds) deck[kind] = copies;
  if (seats === 3 && !world.company) {
    shuffle(state.random, kinds, kinds.length);
    const removed = kinds.slice(0, Math.floor(kinds.length / 2)).sort((a, b) => a - b);
    for (const kind of removed) deck[kind]--;
    emit?.({ event: 'deck', removed: removed.map((kind) => CARDS[kind]) }, state);
  }
  for (let card = 0; card < state.owners; card++) drawCard(state, emit);
};

/** M3.2: adds a card at the right of the row, from the lowest back that is left; false: the deck is empty. */
export function drawCard(state: State, emit?: Emit<State>): boolean {
  const { deck, row, rowPrice, stall } = state;
  for (let back = 0; back < BACKS.length; back++) {
    let left = 0;
    for (let kind = 0; kind < CARDS.length; kind++) if (backOf(kind) === back) left += deck[kind];
    if (left === 0) continue;
    const kind = kindAt(state, back, below(state.random, left));
    deck[kind]--;
    row[stall[ROWS]] = kind;
    rowPrice[stall[ROWS]++] = ROW_PRICE;
    emit?.({ event: 'draw', card: CARDS[kind] }, state);
    return true;
  }
  return false;
}

/** The kind of a card among those left of a back. */
function kindAt({ deck }: State, back: number, card: number): number {
  for (let kind = 0; ; kind++) {
    if (backOf(kind) !== back) continue;
    if (card < deck[kind]) return kind;
    card -= deck[kind];
  }
}

/** A card leaves the row. */
export function takeFromRow({ row, rowPrice, stall }: State, place: number): void {
  row.copyWithin(place, place + 1, stall[ROWS]);
  rowPrice.copyWithin(place, place + 1, stall[ROWS]);
  stall[ROWS]--;
  row[stall[ROWS]] = 0;
  rowPrice[stall[ROWS]] = 0;
}

/** M3.15: more money for every seat. */
export function addMoney({ seats, world, cash, seatCash }: State): void {
  const dealt = world.company ? seatCash : cash;
  for (let seat = 0; seat < seats; seat++) dealt[seat] += EXTRA_MONEY;
}

const VP: Readonly<Record<string, number>> = PRIVILEGE_VP;

/** M3.16: a card works from now on; points on it are collected at once. */
export function gainCard(state: State, owner: Owner, kind: number, emit?: Emit<State>): void {
  addCard(state, owner, kind);
  progress(state);
  scoreVp(state, owner, VP[CARDS[kind]] ?? 0, 'card', emit);
}
