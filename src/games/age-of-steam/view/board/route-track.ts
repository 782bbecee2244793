import { argsOf } from '../../rules/actions';
import { EDGES } from '../../rules/board';
import type { State } from '../../rules/state';
import type { Route } from '../routes';
import { linkFrom, type Segment } from './segments';

/** The track of a delivery, link by link. */
export function routeTrack(state: State, { actions, stops }: Route): readonly Segment[] {
  const [, ...goes] = actions;
  return goes.flatMap((go, place) => linkFrom(state, (stops[place] ?? 0) * EDGES + argsOf(go)));
}
