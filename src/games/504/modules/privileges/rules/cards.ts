import { CARDS, type PrivilegeId } from '../../../data/world/privileges';
import type { Owner } from '../../../rules/state/ids';
import type { State } from '../../../rules/state/state';

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
