import type { Action } from '../kit/rules';

/** No node, or the end of a list of children. */
export const NONE = -1;
export const ROOT = 0;

/**
 * The statistics of a search. A node is a sequence of actions, whatever the random draws between them. The data are
 * flat arrays indexed by node number, so that a search allocates nothing. Parents come before their children.
 */
export class Tree {
  /** The number of holders, who share the worth of a node. */
  readonly holders: number;
  readonly capacity: number;
  readonly action: Int32Array;
  readonly parent: Int32Array;
  readonly firstChild: Int32Array;
  readonly nextSibling: Int32Array;
  readonly children: Int32Array;
  readonly visits: Int32Array;
  /** How often the node was selected when its action was not legal. */
  readonly refused: Int32Array;
  /** The number of visits at which the node may get another child. */
  readonly widenAt: Int32Array;
  readonly prior: Float32Array;
  /** Sums of the shares of the win, at `node * holders + holder`. */
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

  /** Empties the tree, except for a root without visits. */
  clear(): void {
    this.#size = 0;
    this.#blank(NONE, 0, 1);
  }

  /** Adds a child without visits. The tree must not be full. */
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

  /** The mean share of the win of a holder over the visits to a node; 0 without visits. */
  mean(node: number, holder: number): number {
    return this.worth[node * this.holders + holder] / Math.max(1, this.visits[node]);
  }

  /** Makes `node` the root and drops every node that is not below it. */
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

  /** Moves a node to the next free number, which is never greater than its own. */
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
