import type { AnyAdvice, SearchTuning } from '../kit/advice';
import { randomFrom } from '../kit/random';
import type { Action, AnyRules, Seat } from '../kit/rules';
import { disclosures } from '../kit/secrets';
import { candidatesOf, lead, worthOf } from './candidates';
import { calibrationOf } from './chances';
import { chooseAs, type LevelPlan, planOf } from './levels';
import { Search } from './search';
import { BEST, type Budget, type Question, type Thought } from './thought';
import { NONE, ROOT } from './tree';
import { tuningOf } from './tuning';

/** The time between two pauses, in milliseconds. */
const SLICE_MS = 8;
/** Playouts between two readings of the clock. */
const BATCH = 8;
/** Playouts where only one action is legal. They serve to estimate the position. */
const FORCED_PLAYOUTS = 64;

/** What identifies the root of the tree. */
interface RootContext {
  readonly seat: Seat;
  readonly knows: Seat;
  /** The actions since the match began. */
  readonly line: readonly Action[];
  /** See `disclosures` in kit/secrets.ts. */
  readonly disclosures: number;
}

/** Searches for computer players in one match, by the rules and the advice of its game. */
export class SearchPlayer {
  readonly #rules: AnyRules;
  readonly #advice: AnyAdvice | null;
  readonly #tuning: SearchTuning;
  #search: Search | null = null;
  #root: RootContext | null = null;
  /** The number of questions so far. It tells an older question that a newer one has replaced it. */
  #asked = 0;

  constructor(rules: AnyRules, advice: AnyAdvice | null, tuning = tuningOf(advice)) {
    this.#rules = rules;
    this.#advice = advice;
    this.#tuning = tuning;
  }

  /**
   * Decides for the seat of the question, which is to act in `state`. `line` has every action since the match
   * began. If it continues that of the last question, with no random draw in between, the tree is reused.
   * `clock` returns the milliseconds since the question was asked. Time spent waiting for the start counts, but
   * the search always gets at least half of its time. Every few milliseconds it awaits `pause`. The answer is
   * null when `pause` returns false, or when another question has been asked in the meantime.
   */
  async think(
    state: object,
    line: readonly Action[],
    question: Question,
    clock: () => number,
    pause: () => Promise<boolean>,
  ): Promise<Thought | null> {
    const { seat, knows = seat } = question;
    const asked = ++this.#asked;
    const began = clock();
    const random = randomFrom(question.seed);
    const root = this.#rules.clone(state);
    const limits = this.#limits(root, question);
    const search = this.#searchFrom(
      root,
      { seat, knows, line, disclosures: disclosures(this.#rules, root) },
      limits,
      question.seed,
    );
    const reused = search.tree.visits[ROOT];
    const ends = Math.max(limits.ms, began + limits.ms / 2);

    let playouts = 0;
    let sliceEnds = began + SLICE_MS;
    for (;;) {
      const batch = Math.max(1, Math.min(BATCH, limits.playouts - reused - playouts));
      for (let i = 0; i < batch; i++) search.playOut(root, knows, random);
      playouts += batch;
      const now = clock();
      const allowed = limits.playouts - reused - playouts;
      const left = Math.min(allowed, playoutsWithin(ends - now, playouts, now - began));
      if (left <= 0 || (limits.stopsEarly && lead(search.tree) > left)) break;
      if (now < sliceEnds) continue;
      if (!(await pause()) || asked !== this.#asked) return null;
      sliceEnds = clock() + SLICE_MS;
    }

    const candidates = candidatesOf(search.tree, this.#rules, root);
    const { margin, temperature } = limits;
    const { line: planned } = chooseAs(limits, candidates, seat, random);
    return {
      line: planned,
      candidates,
      choosing: { margin, temperature },
      worth: worthOf(search.tree, ROOT),
      calibration: this.#calibration(root, question, search.tree.holders),
      playouts: search.tree.visits[ROOT],
    };
  }

  /** Changes `root`: what the searching seat cannot know is sampled again. */
  #calibration(root: object, { seat, knows = seat, seed }: Question, holders: number) {
    if (!this.#advice?.chances) return null;
    this.#rules.determinize(root, knows, randomFrom(`${seed} chances`));
    return calibrationOf(this.#advice, root, seat, holders);
  }

  #limits(root: object, { seat, budget, among, spent }: Question): Limits {
    if (this.#rules.toAct(root) !== seat)
      throw new TypeError('the seat of the question is not to act');
    const limits = limitsOf(budget, this.#tuning.engineerMargin, among, spent);
    const count = this.#rules.list(root, new Int32Array(this.#rules.max));
    return count > 1 ? limits : { ...limits, playouts: Math.min(limits.playouts, FORCED_PLAYOUTS) };
  }

  /** A search with its root at `here`, which keeps the part of the old tree that still applies. */
  #searchFrom(root: object, here: RootContext, { reuse }: Limits, seed: string): Search {
    this.#search ??= new Search(this.#rules, this.#advice, root, this.#tuning);
    const { tree } = this.#search;
    const node = reuse && this.#root ? follow(tree, this.#root, here) : NONE;
    if (node === NONE) tree.clear();
    else tree.keepBelow(node);
    this.#root = { ...here, line: [...here.line] };
    const suggested = this.#advice?.suggest?.(root, randomFrom(`${seed} suggestion`));
    if (suggested !== undefined) this.#search.expect(suggested);
    return this.#search;
  }
}

/** About how many playouts fit into `ms` milliseconds, if `playouts` of them took `spent` milliseconds. */
function playoutsWithin(ms: number, playouts: number, spent: number): number {
  // A stopped clock sets no limit.
  return spent > 0 ? (ms / spent) * playouts : Number.POSITIVE_INFINITY;
}

/** The node of `tree` for the position at `to`, where the root is at `from`; NONE if there is none. */
function follow(tree: Search['tree'], from: RootContext, to: RootContext): number {
  // A random draw rules out some continuations, so statistics over all of them no longer apply.
  if (from.seat !== to.seat || from.knows !== to.knows || from.disclosures !== to.disclosures)
    return NONE;
  if (from.line.some((action, index) => action !== to.line[index])) return NONE;
  let node = ROOT;
  for (const action of to.line.slice(from.line.length)) {
    node = tree.childBy(node, action);
    if (node === NONE) return NONE;
  }
  return node;
}

/** A budget in numbers. */
interface Limits extends LevelPlan {
  /** Whether an earlier search may be reused. Its visits then count as playouts. */
  readonly reuse: boolean;
  /** Whether the search ends as soon as more playouts could not change the choice. */
  readonly stopsEarly: boolean;
}

/** The maximum thinking time of a whole turn, in milliseconds. With showing the moves it stays below eight seconds. */
const TURN_MS = 5600;
/** The minimum time of a decision, in milliseconds. */
const MIN_MS = 100;

/**
 * The limits of one of the `among` searches that share a budget; `engineerMargin` is of the game's tuning. `spent` is the thinking time, in milliseconds,
 * that the turn has taken so far. A decision gets at most half of the rest.
 */
function limitsOf(budget: Budget, engineerMargin: number, among = 1, spent = 0): Limits {
  if ('level' in budget) {
    const plan = planOf(budget.level, engineerMargin);
    const playouts = Math.ceil(plan.playouts / among);
    const ms = Math.min(plan.ms, Math.max(MIN_MS, (TURN_MS - spent) / 2));
    return { ...plan, playouts, ms, reuse: true, stopsEarly: plan.margin === 0 };
  }
  if ('ms' in budget)
    return {
      ...BEST,
      ms: budget.ms,
      playouts: Number.POSITIVE_INFINITY,
      reuse: true,
      stopsEarly: false,
    };
  return {
    ...BEST,
    ms: Number.POSITIVE_INFINITY,
    playouts: Math.ceil(budget.playouts / among),
    reuse: false,
    stopsEarly: false,
  };
}
