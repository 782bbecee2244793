import { figureAt } from '../../../kit/figure-at';
import { lookAhead } from '../../../kit/look-ahead';
import { oncePer } from '../../../kit/once-per';
import type { Action, Seat } from '../../../kit/rules';
import { rules } from '../rules';
import { argsOf } from '../rules/actions';
import { isAdded } from '../rules/build-change';
import { buildCost } from '../rules/build-cost';
import type { Event } from '../rules/events';
import { firstOf, secondOf } from '../rules/kind';
import { linkSegments } from '../rules/score';
import { endBehind, LOOSE, stopAt, walk } from '../rules/sections';
import { SEAT, type State } from '../rules/state';
import { linkFrom, trackOn } from './board/segments';
import { legalIn } from './legal';

/** What a tile, or a new city, would do. */
interface BuildEffect {
  readonly cost: number;
  readonly after: State;
  readonly events: readonly Event[];
  /** Points that it brings by links. */
  readonly points: number;
  /** It only turns track that is there. */
  readonly turns: boolean;
}

const sorted = oncePer(() => new Map<number, readonly Action[]>());

/** The position after a tile or a new city, and what happened on the way. */
export function effectOf(state: State, action: Action): BuildEffect {
  const seat: Seat = figureAt(state.turn, SEAT);
  const { after, events } = lookAhead(rules, state, [action]);
  const args = argsOf(action);
  const [hex, shape] = [firstOf(args), secondOf(args)];
  const old = figureAt(state.shape, hex);
  return {
    cost: events.find((one) => one.event === 'build')?.cost ?? 0,
    after,
    events,
    points: linkSegments(after, seat) - linkSegments(state, seat),
    turns: old !== 0 && !isAdded(old, shape),
  };
}

/** The tiles that fit on a hex: what completes a link first, then what takes over track, then the cheap ones. */
export function buildsOn(state: State, hex: number): readonly Action[] {
  const known = sorted(state);
  let found = known.get(hex);
  if (!found) {
    const actions = legalIn(state).builds.get(hex) ?? [];
    found = actions
      .map((action) => ({ action, worth: worthOf(effectOf(state, action)) }))
      .sort((one, other) => other.worth - one.worth || one.action - other.action)
      .map(({ action }) => action);
    known.set(hex, found);
  }
  return found;
}

function worthOf({ points, events, turns, cost }: BuildEffect): number {
  const claims = events.some(({ event }) => event === 'claim');
  return 100 * points + (claims ? 50 : 0) - (turns ? 20 : 0) - cost;
}

/** The least that any tile costs on a hex; null where none fits. */
export function cheapestOn(state: State, hex: number): number | null {
  const actions = legalIn(state).builds.get(hex) ?? [];
  if (actions.length === 0) return null;
  return Math.min(...actions.map((action) => buildCost(state, hex, secondOf(argsOf(action)))));
}

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
