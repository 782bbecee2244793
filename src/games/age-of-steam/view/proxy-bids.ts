import type { Action, Seat } from '../../../kit/rules';
import { actionOf, argsOf, kindOf } from '../rules/actions';
import { bid, drop, passBid, stand } from '../rules/auction';
import type { State } from '../rules/state';
import { legalIn } from './legal';

/**
 * The action for a player who bids up to `limit` dollars: keep the highest bid, raise a higher one by as little as it
 * takes, and drop out beyond the limit. Null where the player must decide because a pass is possible.
 */
export function proxyBid(state: State, limit: number): Action | null {
  const { all } = legalIn(state);
  const may = (action: Action) => (all.includes(action) ? action : null);
  const standing = may(actionOf(stand));
  if (standing !== null) return standing;
  const [least] = all.filter((action) => kindOf(action) === bid).sort(byAmount);
  if (least !== undefined && argsOf(least) <= limit) return least;
  return may(actionOf(passBid)) === null ? may(actionOf(drop)) : null;
}

const byAmount = (one: Action, other: Action) => argsOf(one) - argsOf(other);

/** How far the phone bids for each seat, in dollars. */
export type Limits = ReadonlyMap<Seat, number>;

export const NO_LIMITS: Limits = new Map();
