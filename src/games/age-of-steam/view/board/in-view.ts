import { figureAt } from '../../../../kit/figure-at';
import { cubeStop } from '../../rules/delivery';
import type { State } from '../../rules/state';
import { type Choice, routesTo } from '../choice';
import { afterLinks, isUnderway, linksOn, routesFor } from '../routes';
import { hexOfCity } from '../taps';
import { routeTrack } from './segments';

/** Where the map stays as it is. */
const STAY: readonly number[] = [];

/** The hexes that a question is about, the most important first, which may have been chosen in a list. */
export function hexesInView(state: State, choice: Choice): readonly number[] {
  const { step } = choice;
  if (step === 'cube') {
    const ends = routesFor(state, choice.city, choice.color).map(({ to }) => to);
    return [choice.city, ...ends].map((city) => hexOfCity(state, city));
  }
  if (step === 'route') {
    const route = routesTo(state, choice)[choice.route];
    const ends = [choice.city, choice.to].map((city) => hexOfCity(state, city));
    return route ? [...ends, ...routeTrack(state, route).map(({ hex }) => hex)] : STAY;
  }
  if (step === 'from') return [choice.from, ...choice.goals.keys()];
  if (step === 'track')
    return [choice.from, choice.to, ...(choice.routes[choice.route]?.hexes ?? [])];
  if (step === 'links') {
    const after = afterLinks(state, choice);
    return isUnderway(after) ? nextStops(after) : STAY;
  }
  return step === 'none' && isUnderway(state) ? nextStops(state) : STAY;
}

/** Where the cube on its way is, and where it can go next. */
function nextStops(state: State): readonly number[] {
  const stops = [cubeStop(state), ...linksOn(state).map(({ to }) => to)];
  return stops.map((stop) => figureAt(state.board.stopHex, stop));
}
