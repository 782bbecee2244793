import type { AnyAdvice, SearchTuning } from '../kit/advice';
import { below, type RandomWords } from '../kit/random';
import type { Action, AnyRules, Seat } from '../kit/rules';
import { LeafEvaluator } from './leaf-evaluator';
import { NONE, ROOT, Tree } from './tree';
import { tuningOf } from './tuning';

/** The prior of what is probably best at the root. */
const EXPECTED = 0.6;

/** The maximum depth of a tree. */
const MAX_DEPTH = 1024;

/**
 * Monte Carlo tree search over actions alone (open loop). Each playout samples what the searching seat cannot
 * know, descends the tree by what each seat in turn prefers (max^n, PUCT), adds one node, and backpropagates
 * the value of that node. Random events happen during play, so the statistics of a node are means over all of
 * their results.
 */
export class Search {
  readonly tree: Tree;
  readonly #rules: AnyRules;
  readonly #advice: AnyAdvice | null;
  readonly #tuning: SearchTuning;
  readonly #evaluator: LeafEvaluator;
  /** The state that the playouts change. */
  readonly #state: object;
  readonly #listed: Int32Array;
  readonly #weights: Float32Array;
  readonly #shares: Float32Array;
  readonly #path = new Int32Array(MAX_DEPTH + 1);
  readonly #known = new KnownActions();

  /** `state` is any state of the match. */
  constructor(rules: AnyRules, advice: AnyAdvice | null, state: object, tuning = tuningOf(advice)) {
    const holders = rules.standing(state).scores.length;
    this.#rules = rules;
    this.#advice = advice;
    this.#tuning = tuning;
    this.#evaluator = new LeafEvaluator(rules, advice, tuning, holders);
    this.#state = rules.clone(state);
    this.#listed = new Int32Array(rules.max);
    this.#weights = new Float32Array(rules.max).fill(1);
    this.#shares = new Float32Array(holders);
    this.tree = new Tree(tuning.capacity, holders);
  }

  /** Looks at this action of the root first, as the one that is probably best. */
  expect(action: Action): void {
    const { tree } = this;
    const known = tree.childBy(ROOT, action);
    if (known === NONE && tree.isFull) return;
    const child = known === NONE ? tree.add(ROOT, action, EXPECTED) : known;
    tree.prior[child] = Math.max(tree.prior[child], EXPECTED);
  }

  /** One playout from `root`, with what `seat` knows. */
  playOut(root: object, seat: Seat, random: RandomWords): void {
    const { tree } = this;
    const rules = this.#rules;
    const state = this.#state;
    rules.copy(state, root);
    rules.determinize(state, seat, random);
    let node = ROOT;
    let depth = 0;
    let turn = rules.turn(state);
    let isOpen = false;
    this.#path[0] = ROOT;
    while (depth < MAX_DEPTH && (node === ROOT || tree.visits[node] > 0)) {
      const next = this.#select(node, random);
      if (next === NONE) break;
      rules.play(state, tree.action[next]);
      isOpen = rules.turn(state) === turn;
      turn = rules.turn(state);
      node = next;
      this.#path[++depth] = node;
    }
    this.#evaluator.evaluate(state, isOpen, random, this.#shares);
    this.#backpropagate(depth);
  }

  /** The child to go on with, perhaps a new one; NONE at the end of the match or when the tree is full. */
  #select(node: number, random: RandomWords): number {
    const seat = this.#rules.toAct(this.#state);
    if (seat === null) return NONE;
    const { tree } = this;
    const count = this.#rules.list(this.#state, this.#listed);
    if (tree.visits[node] >= tree.widenAt[node]) {
      const added = this.#widen(node, count, random);
      if (added !== NONE) return added;
    }
    const chosen = this.#bestChild(node, seat, count);
    // None of the children is legal in this sample.
    return chosen === NONE ? this.#widen(node, count, random) : chosen;
  }

  /** Adds the listed action with the highest prior that is not a child yet; NONE if there is none or no room. */
  #widen(node: number, count: number, random: RandomWords): number {
    const { tree } = this;
    if (tree.isFull || tree.children[node] === MAX_CHILDREN) return NONE;
    this.#advice?.prior(this.#state, this.#listed, count, this.#weights);
    this.#known.clear();
    for (let child = tree.firstChild[node]; child !== NONE; child = tree.nextSibling[child])
      this.#known.add(tree.action[child]);

    let best = NONE;
    let ties = 0;
    let sum = 0;
    for (let i = 0; i < count; i++) {
      const weight = this.#weights[i];
      sum += weight;
      if (best !== NONE && weight < this.#weights[best]) continue;
      if (this.#known.has(this.#listed[i])) continue;
      // Reservoir sampling: each of the tied actions is equally likely.
      ties = best !== NONE && weight === this.#weights[best] ? ties + 1 : 1;
      if (ties === 1 || below(random, ties) === 0) best = i;
    }
    const isWorthIt = best !== NONE && (this.#weights[best] > 0 || tree.children[node] === 0);
    if (!isWorthIt) {
      // Another sample may make more actions legal, but testing at every visit costs too much.
      tree.widenAt[node] = 2 * tree.visits[node] + 1;
      return NONE;
    }
    const added = tree.add(node, this.#listed[best], this.#weights[best] / (sum || 1));
    const { widening, narrowness } = this.#tuning;
    tree.widenAt[node] = Math.ceil((tree.children[node] / widening) ** (1 / narrowness));
    return added;
  }

  /** The legal child with the highest score for `seat`; NONE if no child is legal. */
  #bestChild(node: number, seat: Seat, count: number): number {
    const { tree } = this;
    this.#known.clear();
    // The first choice is nearly always legal. If not, try the next best.
    for (let refused = 0; refused < tree.children[node]; refused++) {
      let best = NONE;
      let bestScore = Number.NEGATIVE_INFINITY;
      for (let child = tree.firstChild[node]; child !== NONE; child = tree.nextSibling[child]) {
        if (refused > 0 && this.#known.has(tree.action[child])) continue;
        const score = this.#score(node, child, seat);
        if (score <= bestScore) continue;
        bestScore = score;
        best = child;
      }
      if (this.#isListed(tree.action[best], count)) return best;
      this.#known.add(tree.action[best]);
      tree.refused[best]++;
    }
    return NONE;
  }

  /** The PUCT score of a child for `seat`: its mean value so far, and a bonus for few visits. */
  #score(node: number, child: number, seat: Seat): number {
    const { tree } = this;
    const visits = tree.visits[child];
    // Visits in which the action was not legal do not count in favor of trying it.
    const offered = tree.visits[node] - tree.refused[child];
    const exploration = (tree.prior[child] * Math.sqrt(offered)) / (1 + visits);
    return tree.mean(child, seat) + this.#tuning.exploration * exploration;
  }

  #isListed(action: number, count: number): boolean {
    for (let i = 0; i < count; i++) if (this.#listed[i] === action) return true;
    return false;
  }

  #backpropagate(depth: number): void {
    const { visits, worth, holders } = this.tree;
    for (let i = 0; i <= depth; i++) {
      const node = this.#path[i];
      visits[node]++;
      for (let holder = 0; holder < holders; holder++)
        worth[node * holders + holder] += this.#shares[holder];
    }
  }
}

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
