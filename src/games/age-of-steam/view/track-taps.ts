import { nextThrough } from '../../../ui/board/next-through';
import { tappedTarget } from '../../../ui/board/tapped-target';
import { trackGoals, trackRoutes } from '../advice/track-routes';
import { isStart } from '../advice/track-search';
import type { State } from '../rules/state';
import { type Choice, type FromChoice, NOTHING, stepBack, type TrackChoice } from './choice';

export { isStart };

/** Chooses track as a whole. Loaded when a player builds. */
export type TrackTaps = typeof import('./track-taps');

/** Track that is to be led from a hex. */
export const leadFrom = (state: State, from: number): Choice => ({
  ...{ step: 'from', from, goals: trackGoals(state, from), missed: null },
});

/** The cheapest route from the chosen hex to another one. */
export function leadTo(
  state: State,
  { from, goals }: FromChoice | TrackChoice,
  to: number,
): Choice {
  const routes = trackRoutes(state, from, to);
  if (routes.length === 0) return { step: 'from', from, goals, missed: to };
  return { step: 'track', from, goals, to, routes, route: 0 };
}

/** What a tap on a hex makes of it: another route first, where one leads through the hex. */
export function tappedGoal(state: State, choice: FromChoice | TrackChoice, hex: number): Choice {
  if (hex === choice.from) return choice.step === 'from' ? NOTHING : stepBack(choice);
  if (choice.step === 'track') {
    const { routes, route } = choice;
    const next = hex === choice.to ? (route + 1) % routes.length : nextThrough(routes, route, hex);
    if (next !== null) return { ...choice, route: next };
  }
  const goals = [...choice.goals.keys()];
  const meant = tappedTarget(state.board.map, goals, (goal) => goal, hex);
  return leadTo(state, choice, meant ?? hex);
}
