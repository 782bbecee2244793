import type { Action } from '../kit/rules';

/** Children that a node may have at most; a power of two, half the size of the table. */
export const MOST_CHILDREN = 2048;
const SLOTS = 2 * MOST_CHILDREN;
const SPREAD = 0x9e3779b1;

/** A set of at most MOST_CHILDREN actions, which is emptied at once and makes no garbage. */
export class KnownActions {
  readonly #actions = new Int32Array(SLOTS);
  readonly #rounds = new Int32Array(SLOTS);
  /** Slots of other rounds are free, those that were never used among them. */
  #round = 1;

  clear(): void {
    this.#round++;
  }

  add(action: Action): void {
    const slot = this.#slotOf(action);
    this.#actions[slot] = action;
    this.#rounds[slot] = this.#round;
  }

  has(action: Action): boolean {
    return this.#rounds[this.#slotOf(action)] === this.#round;
  }

  /** Where an action is, or the free place where it would go. */
  #slotOf(action: Action): number {
    let slot = (Math.imul(action, SPREAD) >>> 16) & (SLOTS - 1);
    while (this.#rounds[slot] === this.#round && this.#actions[slot] !== action)
      slot = (slot + 1) & (SLOTS - 1);
    return slot;
  }
}
