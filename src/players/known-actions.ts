import type { Action } from '../kit/rules';

/** The maximum number of children of a node: a power of two, and half the size of the hash table. */
export const MAX_CHILDREN = 2048;
const SLOTS = 2 * MAX_CHILDREN;
const HASH_FACTOR = 0x9e3779b1;

/** A set of at most MAX_CHILDREN actions. Clearing takes constant time, and nothing allocates. */
export class KnownActions {
  readonly #actions = new Int32Array(SLOTS);
  readonly #rounds = new Int32Array(SLOTS);
  /** Slots with another round are free; so are slots that were never used. */
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

  /** The slot of an action, or the free slot where it would go. */
  #slotOf(action: Action): number {
    let slot = (Math.imul(action, HASH_FACTOR) >>> 16) & (SLOTS - 1);
    while (this.#rounds[slot] === this.#round && this.#actions[slot] !== action)
      slot = (slot + 1) & (SLOTS - 1);
    return slot;
  }
}
