import type { AnyAdvice } from '../kit/advice';
import { below, type RandomWords } from '../kit/random';
import type { AnyRules, Seat } from '../kit/rules';
import { Judge } from './judge';
import { KnownActions, MOST_CHILDREN } from './known-actions';
import { NONE, ROOT, Tree } from './tree';
import type { Tuning } from './tuning';

/** No line in a tree is longer. */
const DEEPEST = 1024;

/**
 * Monte Carlo tree search over actions alone (open loop): each playout draws anew what the seat that thinks
 * cannot know, goes down the tree by what everybody in turn would want (max^n, PUCT), adds one node, and
 * takes what that is worth back up. Chance is met by playing, so what a node has learnt is its mean over all
 * that chance may say.
 */
export class Search {
  readonly tree: Tree;
  readonly #rules: AnyRules;
  readonly #advice: AnyAdvice | null;
  readonly #tuning: Tuning;
  readonly #judge: Judge;
  /** The state that a playout changes. */
  readonly #state: object;
  readonly #listed: Int32Array;
  readonly #weights: Float32Array;
  readonly #shares: Float32Array;
  readonly #path = new Int32Array(DEEPEST + 1);
  readonly #known = new KnownActions();

  /** `state` is any of the match that will be searched. */
  constructor(rules: AnyRules, advice: AnyAdvice | null, state: object, tuning: Tuning) {
    const holders = rules.standing(state).scores.length;
    this.#rules = rules;
    this.#advice = advice;
    this.#tuning = tuning;
    this.#judge = new Judge(rules, advice, tuning.sketched, holders);
    this.#state = rules.clone(state);
    this.#listed = new Int32Array(rules.most);
    this.#weights = new Float32Array(rules.most).fill(1);
    this.#shares = new Float32Array(holders);
    this.tree = new Tree(tuning.capacity, holders);
  }

  /** One playout from `root`, as `seat` sees it. */
  playOut(root: object, seat: Seat, random: RandomWords): void {
    const { tree } = this;
    const rules = this.#rules;
    const state = this.#state;
    rules.copy(state, root);
    rules.imagine(state, seat, random);
    let node = ROOT;
    let depth = 0;
    this.#path[0] = ROOT;
    while (depth < DEEPEST && (node === ROOT || tree.visits[node] > 0)) {
      const next = this.#descend(node, random);
      if (next === NONE) break;
      rules.play(state, tree.action[next]);
      node = next;
      this.#path[++depth] = node;
    }
    this.#judge.judge(state, random, this.#shares);
    this.#takeBack(depth);
  }

  /** The child to go on with, a new one if it is time; none at the end of a match or of a full tree. */
  #descend(node: number, random: RandomWords): number {
    const seat = this.#rules.toAct(this.#state);
    if (seat === null) return NONE;
    const { tree } = this;
    const count = this.#rules.list(this.#state, this.#listed);
    if (tree.visits[node] >= tree.widenAt[node]) {
      const born = this.#widen(node, count, random);
      if (born !== NONE) return born;
    }
    const chosen = this.#choose(node, seat, count);
    // Nothing known is legal as chance has it this time.
    return chosen === NONE ? this.#widen(node, count, random) : chosen;
  }

  /** Adds the most promising of the listed actions that is no child yet; none when there is none, or no room. */
  #widen(node: number, count: number, random: RandomWords): number {
    const { tree } = this;
    if (tree.isFull || tree.children[node] === MOST_CHILDREN) return NONE;
    this.#advice?.weigh(this.#state, this.#listed, count, this.#weights);
    this.#known.clear();
    for (let child = tree.firstChild[node]; child !== NONE; child = tree.nextSibling[child])
      this.#known.add(tree.action[child]);

    let best = NONE;
    let equals = 0;
    let sum = 0;
    for (let i = 0; i < count; i++) {
      const weight = this.#weights[i];
      sum += weight;
      if (best !== NONE && weight < this.#weights[best]) continue;
      if (this.#known.has(this.#listed[i])) continue;
      // Among equals each is taken equally often.
      equals = best !== NONE && weight === this.#weights[best] ? equals + 1 : 1;
      if (equals === 1 || below(random, equals) === 0) best = i;
    }
    if (best === NONE) {
      // Chance may make another action legal some day: not worth a look at every visit.
      tree.widenAt[node] = 2 * tree.visits[node] + 1;
      return NONE;
    }
    const born = tree.add(node, this.#listed[best], this.#weights[best] / sum);
    const { widening, narrowness } = this.#tuning;
    tree.widenAt[node] = Math.ceil((tree.children[node] / widening) ** (1 / narrowness));
    return born;
  }

  /** The child that is best to try for `seat`, of those that are legal now; none when none is. */
  #choose(node: number, seat: Seat, count: number): number {
    const { tree } = this;
    this.#known.clear();
    // Nearly always the first one is legal. If not, the next best, and so on.
    for (let refused = 0; refused < tree.children[node]; refused++) {
      let best = NONE;
      let most = Number.NEGATIVE_INFINITY;
      for (let child = tree.firstChild[node]; child !== NONE; child = tree.nextSibling[child]) {
        if (refused > 0 && this.#known.has(tree.action[child])) continue;
        const promise = this.#promise(node, child, seat);
        if (promise <= most) continue;
        most = promise;
        best = child;
      }
      if (this.#isListed(tree.action[best], count)) return best;
      this.#known.add(tree.action[best]);
      tree.refused[best]++;
    }
    return NONE;
  }

  /** How much `seat` wants to try a child: what it has brought so far, and what it may yet bring. */
  #promise(node: number, child: number, seat: Seat): number {
    const { tree } = this;
    const visits = tree.visits[child];
    // Only visits in which it could have been chosen speak for trying it more.
    const offered = tree.visits[node] - tree.refused[child];
    const untried = (tree.prior[child] * Math.sqrt(offered)) / (1 + visits);
    return tree.mean(child, seat) + this.#tuning.exploration * untried;
  }

  #isListed(action: number, count: number): boolean {
    for (let i = 0; i < count; i++) if (this.#listed[i] === action) return true;
    return false;
  }

  #takeBack(depth: number): void {
    const { visits, worth, holders } = this.tree;
    for (let i = 0; i <= depth; i++) {
      const node = this.#path[i];
      visits[node]++;
      for (let holder = 0; holder < holders; holder++)
        worth[node * holders + holder] += this.#shares[holder];
    }
  }
}
