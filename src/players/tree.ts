import type { Action } from '../kit/rules';

/** No node, or the end of a list of children. */
export const NONE = -1;
export const ROOT = 0;

/**
 * What a search has learnt, keyed by actions: a node stands for all positions that the actions on the way to
 * it can lead to, whatever chance says. Flat arrays by node number, so that a search makes no garbage.
 * Parents come before their children.
 */
export class Tree {
  /** How many share the worth of a node. */
  readonly holders: number;
  readonly capacity: number;
  readonly action: Int32Array;
  readonly parent: Int32Array;
  readonly firstChild: Int32Array;
  readonly nextSibling: Int32Array;
  readonly children: Int32Array;
  readonly visits: Int32Array;
  /** How often the node would have been chosen when its action was not legal. */
  readonly refused: Int32Array;
  /** The number of visits from which on the node may get another child. */
  readonly widenAt: Int32Array;
  readonly prior: Float32Array;
  /** Sums of shares of the win, by `node * holders + holder`. */
  readonly worth: Float64Array;
  #size = 0;

  constructor(capacity: number, holders: number) {
    this.holders = holders;
    this.capacity = capacity;
    this.action = new Int32Array(capacity);
    this.parent = new Int32Array(capacity);
    this.firstChild = new Int32Array(capacity);
    this.nextSibling = new Int32Array(capacity);
    this.children = new Int32Array(capacity);
    this.visits = new Int32Array(capacity);
    this.refused = new Int32Array(capacity);
    this.widenAt = new Int32Array(capacity);
    this.prior = new Float32Array(capacity);
    this.worth = new Float64Array(capacity * holders);
    this.clear();
  }

  get isFull(): boolean {
    return this.#size === this.capacity;
  }

  /** Forgets everything: a root that nobody has visited. */
  clear(): void {
    this.#size = 0;
    this.#blank(NONE, 0, 1);
  }

  /** A new child that nobody has visited; the tree must not be full. */
  add(parent: number, action: Action, prior: number): number {
    const node = this.#blank(parent, action, prior);
    this.nextSibling[node] = this.firstChild[parent];
    this.firstChild[parent] = node;
    this.children[parent]++;
    return node;
  }

  childBy(parent: number, action: Action): number {
    let child = this.firstChild[parent];
    while (child !== NONE && this.action[child] !== action) child = this.nextSibling[child];
    return child;
  }

  /** The mean share of the win that a holder had in the visits to a node; 0 without any. */
  mean(node: number, holder: number): number {
    return this.worth[node * this.holders + holder] / Math.max(1, this.visits[node]);
  }

  /** Makes `node` the root and forgets what does not lie below it. */
  keepBelow(node: number): void {
    if (node === ROOT) return;
    const size = this.#size;
    const moved = new Int32Array(size).fill(NONE);
    this.#size = 0;
    for (let from = node; from < size; from++) {
      const parent = from === node ? NONE : moved[this.parent[from]];
      if (from === node || parent !== NONE) moved[from] = this.#move(from, parent);
    }
  }

  /** Moves a node to the next free place, which always lies before it. */
  #move(from: number, parent: number): number {
    const { action, prior, holders } = this;
    const to =
      parent === NONE ? this.#blank(NONE, 0, 1) : this.add(parent, action[from], prior[from]);
    this.visits[to] = this.visits[from];
    this.refused[to] = this.refused[from];
    this.widenAt[to] = this.widenAt[from];
    this.worth.copyWithin(to * holders, from * holders, (from + 1) * holders);
    return to;
  }

  #blank(parent: number, action: Action, prior: number): number {
    const node = this.#size++;
    this.action[node] = action;
    this.parent[node] = parent;
    this.prior[node] = prior;
    this.firstChild[node] = NONE;
    this.nextSibling[node] = NONE;
    this.children[node] = 0;
    this.visits[node] = 0;
    this.refused[node] = 0;
    this.widenAt[node] = 0;
    this.worth.fill(0, node * this.holders, (node + 1) * this.holders);
    return node;
  }
}
