import { lookAhead } from '../../../kit/look-ahead';
import type { Action, Seat } from '../../../kit/rules';
import { rules } from '../rules';
import { argsOf } from '../rules/actions';
import { firstOf } from '../rules/kind';
import { endBehind, LOOSE, stopAt, walk } from '../rules/sections';
import type { State } from '../rules/state';
import { linkFrom, trackOn } from './board/segments';

/** A link that a tile completes. */
export interface LinkMade {
  readonly from: number;
  readonly to: number;
  readonly owner: Seat | null;
  readonly segments: number;
}

/** The links through a tile that were none before it. */
export function linksMade(state: State, action: Action): readonly LinkMade[] {
  const hex = firstOf(argsOf(action));
  const { after: then } = lookAhead(rules, state, [action]);
  const before = trackOn(state, hex);
  return trackOn(then, hex).flatMap(({ edge, mate, owner }) => {
    const [one, other] = [walk(then, hex, edge), endBehind(then, hex, edge)];
    if (one < 0 || other < 0 || one >= LOOSE || other >= LOOSE) return [];
    const stays = before.some((was) => was.edge === edge && was.mate === mate);
    if (stays && state.linkTo[one] === then.linkTo[one]) return [];
    return {
      from: stopAt(other),
      to: stopAt(one),
      owner,
      segments: linkFrom(then, one).length,
    };
  });
}
