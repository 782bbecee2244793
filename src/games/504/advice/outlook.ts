import { COMPANIES, INCOME_BASE } from '../data/figures';
import { TURN_PHASE } from '../rules/base/phases';
import { AT, IN, PHASE, ROUND } from '../rules/base/windows';
import type { Owner } from '../rules/parts';
import type { State } from '../rules/state';
import { dollar } from './rates';
import { adviceOf } from './world-advice';

/** Money of later turns comes too late to be turned into much. */
const TURNS_MOST = 7;

/** By owner: about how many turns it still has, the one that is open included; no more than count. */
export const turnsLeft = new Float64Array(COMPANIES);
/** Rounds that come after this one. */
export const rounds = new Float64Array(1);

/** Looks at a position as a whole. What the modules say afterwards is about it. */
export function look(state: State): void {
  const { now, order, world } = state;
  const { modules, first } = adviceOf(world);
  dollar[0] = first.dollar;
  for (let at = 0; at < modules.length; at++) modules[at].prepare?.(state);
  const most = world.roundMost - now[ROUND];
  rounds[0] = Math.max(0, Math.min(most, first.roundsAfter?.(state) ?? most));
  turnsLeft.fill(Math.min(TURNS_MOST, rounds[0]));
  if (now[PHASE] !== TURN_PHASE) return;
  for (let at = now[AT]; at < now[IN]; at++) turnsLeft[order[at]]++;
}

/** What an owner earns in a turn, as it stands. */
export function incomeOf(state: State, owner: Owner): number {
  return INCOME_BASE + (adviceOf(state.world).paying.income?.(state, owner) ?? 0);
}

/** How much of what serves later turns still comes true: none of it when there is none. */
export function lasting(turns: number): number {
  return turns / (turns + 1.5);
}
