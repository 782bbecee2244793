import { type LevelPlan, planOf } from './levels';
import { BEST, type Budget } from './thought';

/** A budget in numbers. */
export interface Limits extends LevelPlan {
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
export function limitsOf(budget: Budget, engineerMargin: number, among = 1, spent = 0): Limits {
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
