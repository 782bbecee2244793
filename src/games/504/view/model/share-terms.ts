import { figureAt } from '../../../../kit/figure-at';
import type { Seat } from '../../../../kit/rules';
import { heldBy, shareWorths } from '../../modules/shares/rules/holdings';
import type { State } from '../../rules/state/state';
import { scoreUnit } from '../score-unit';
import { ownersIn } from './base/position';
import type { Voice } from './base/voice';

/** What a seat's shares add to its score as if the match ended now: of each company how many at what, and in all. */
export function shareTerms(
  state: State,
  seat: Seat,
  { table, owner }: Voice,
): readonly (readonly [what: string, sum: string])[] {
  const { standing } = table;
  const form = scoreUnit(state) === 'dollars' ? standing.money : String;
  const worths = shareWorths(state);
  return ownersIn(state).flatMap((company) => {
    const held = heldBy(state, company, seat);
    const worth = figureAt(worths, company);
    if (held === 0) return [];
    return [[standing.shares(held, owner(company), form(worth)), form(held * worth)] as const];
  });
}
