import type { Action, Seat } from '../../../kit/rules';
import {
  BID_KIND,
  DROP_KIND,
  kindOf,
  oneOf,
  PASS_KIND,
  packAction,
  STAND_KIND,
} from '../rules/action';
import type { State } from '../rules/state';
import { legalIn } from './legal';

/**
 * The action for a player who bids up to `limit` dollars: keep the highest bid, raise a higher one by as little as it
 * takes, and drop out beyond the limit. Null where the player must decide because a pass is possible.
 */
export function proxyBid(state: State, limit: number): Action | null {
  const { all } = legalIn(state);
  const may = (action: Action) => (all.includes(action) ? action : null);
  const stand = may(packAction(STAND_KIND));
  if (stand !== null) return stand;
  const [least] = all.filter((action) => kindOf(action) === BID_KIND).sort(byAmount);
  if (least !== undefined && oneOf(least) <= limit) return least;
  return may(packAction(PASS_KIND)) === null ? may(packAction(DROP_KIND)) : null;
}

const byAmount = (one: Action, other: Action) => oneOf(one) - oneOf(other);

/** How far the phone bids for each seat, in dollars. */
export type Limits = ReadonlyMap<Seat, number>;

export const NO_LIMITS: Limits = new Map();
