import type { AnyAdvice } from '../kit/advice';
import { randomFrom } from '../kit/random';
import type { Action, AnyRules, Seat } from '../kit/rules';
import { chooseAs } from './levels';
import { type Limits, limitsOf } from './limits';
import { Search } from './search';
import type { Question, Thought } from './thought';
import { NONE, ROOT } from './tree';
import { type Tuning, usualTuning } from './tuning';
import { candidatesOf, lead, worthOf } from './verdict';

/** Milliseconds of work between two pauses. */
const SLICE = 8;
/** Playouts between two looks at the clock. */
const ROUND = 8;
/** Playouts that tell what a position is worth where there is nothing to choose. */
const FORCED = 64;

/** Where the tree has its root. */
interface Standpoint {
  readonly seat: Seat;
  /** The actions since the match began. */
  readonly line: readonly Action[];
  /** How often chance had spoken. */
  readonly draws: number;
}

/** Thinks for computer players about one match, by the rules of its game and what advice that gives. */
export class Mind {
  readonly #rules: AnyRules;
  readonly #advice: AnyAdvice | null;
  readonly #tuning: Tuning;
  #search: Search | null = null;
  #standpoint: Standpoint | null = null;
  /** Counts the questions, so that an older one notices that it has been overtaken. */
  #asked = 0;

  constructor(rules: AnyRules, advice: AnyAdvice | null, tuning: Tuning = usualTuning) {
    this.#rules = rules;
    this.#advice = advice;
    this.#tuning = tuning;
  }

  /**
   * What the seat of the question, which is to act in `state`, should do. `line` holds every action since
   * the match began: where it goes on from that of the last question, with no word from chance in between,
   * what was learnt then serves again. `clock` tells the milliseconds since the question was asked: what it
   * had to wait is taken from its time, of which half is always left. Every few milliseconds it waits for
   * `pause`; when that says false, or another question has come meanwhile, the answer is null.
   */
  async think(
    state: object,
    line: readonly Action[],
    question: Question,
    clock: () => number,
    pause: () => Promise<boolean>,
  ): Promise<Thought | null> {
    const { seat } = question;
    const asked = ++this.#asked;
    const began = clock();
    const random = randomFrom(question.seed);
    const root = this.#rules.clone(state);
    const limits = this.#limits(root, question);
    const search = this.#searchFrom(root, { seat, line, draws: this.#rules.draws(root) }, limits);
    const known = search.tree.visits[ROOT];
    const ends = Math.max(limits.ms, began + limits.ms / 2);

    let playouts = 0;
    let sliceEnds = began + SLICE;
    for (;;) {
      const round = Math.max(1, Math.min(ROUND, limits.playouts - known - playouts));
      for (let i = 0; i < round; i++) search.playOut(root, seat, random);
      playouts += round;
      const now = clock();
      const allowed = limits.playouts - known - playouts;
      const left = Math.min(allowed, playoutsWithin(ends - now, playouts, now - began));
      if (left <= 0 || (limits.brief && lead(search.tree) > left)) break;
      if (now < sliceEnds) continue;
      if (!(await pause()) || asked !== this.#asked) return null;
      sliceEnds = clock() + SLICE;
    }

    const candidates = candidatesOf(search.tree);
    const { action } = chooseAs(limits, candidates, seat, random);
    return {
      action,
      candidates,
      worth: worthOf(search.tree, ROOT),
      playouts: search.tree.visits[ROOT],
    };
  }

  #limits(root: object, { seat, budget, among }: Question): Limits {
    if (this.#rules.toAct(root) !== seat) throw new TypeError('only who is to act can be asked');
    const limits = limitsOf(budget, among);
    const count = this.#rules.list(root, new Int32Array(this.#rules.most));
    return count > 1 ? limits : { ...limits, playouts: Math.min(limits.playouts, FORCED) };
  }

  /** A search whose tree has its root here, with what still holds of what was learnt. */
  #searchFrom(root: object, here: Standpoint, { reuse }: Limits): Search {
    this.#search ??= new Search(this.#rules, this.#advice, root, this.#tuning);
    const { tree } = this.#search;
    const node = reuse && this.#standpoint ? follow(tree, this.#standpoint, here) : NONE;
    if (node === NONE) tree.clear();
    else tree.keepBelow(node);
    this.#standpoint = { ...here, line: [...here.line] };
    return this.#search;
  }
}

/** About how many playouts fit into so many milliseconds, when so many have taken `spent` of them. */
function playoutsWithin(ms: number, playouts: number, spent: number): number {
  // A clock that stands still sets no limit.
  return spent > 0 ? (ms / spent) * playouts : Number.POSITIVE_INFINITY;
}

/** The node of `tree`, whose root is at `from`, for the position at `to`; none where nothing is known of it. */
function follow(tree: Search['tree'], from: Standpoint, to: Standpoint): number {
  // What chance has said narrows what may follow: what was learnt about all it might have said is stale.
  if (from.seat !== to.seat || from.draws !== to.draws) return NONE;
  if (from.line.some((action, index) => action !== to.line[index])) return NONE;
  let node = ROOT;
  for (const action of to.line.slice(from.line.length)) {
    node = tree.childBy(node, action);
    if (node === NONE) return NONE;
  }
  return node;
}
