import { LEVEL_PLANS, type LevelPlan } from './levels';
import type { Budget } from './thought';

/** A budget in figures. */
export interface Limits extends LevelPlan {
  /** Whether what was learnt before may serve again; if so it counts among the playouts. */
  readonly reuse: boolean;
  /** Whether thinking may end as soon as more of it could not change the choice. */
  readonly brief: boolean;
}

const FULL_STRENGTH = { margin: 0, warmth: 0 };

/** The limits of one mind of `among` that share a budget. */
export function limitsOf(budget: Budget, among = 1): Limits {
  if ('level' in budget) {
    const plan = LEVEL_PLANS[budget.level];
    const playouts = Math.ceil(plan.playouts / among);
    return { ...plan, playouts, reuse: true, brief: plan.margin === 0 };
  }
  if ('ms' in budget)
    return {
      ...FULL_STRENGTH,
      ms: budget.ms,
      playouts: Number.POSITIVE_INFINITY,
      reuse: true,
      brief: false,
    };
  return {
    ...FULL_STRENGTH,
    ms: Number.POSITIVE_INFINITY,
    playouts: Math.ceil(budget.playouts / among),
    reuse: false,
    brief: false,
  };
}
