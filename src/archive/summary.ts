import type { SeatPlan } from '../kit/header';
import type { AnyRules } from '../kit/rules';
import { allSeats, type Viewers } from '../kit/secrets';
import type { Summary } from './database';

/** Draws a small picture of a position as SVG text, in the colors of the seats. It shows only the secrets of `viewers`. */
export type DrawMiniature = (state: object, viewers: Viewers, seats: readonly SeatPlan[]) => string;

/** The summary of a match of `seats` in `state` after `plies` plies. */
export function summarise(
  rules: AnyRules,
  seats: readonly SeatPlan[],
  state: object,
  plies: number,
  draw: DrawMiniature | null,
): Summary {
  const toAct = rules.toAct(state);
  // Everybody sees the lists. At the end nothing is secret.
  const viewers = toAct === null ? allSeats(rules, state) : [];
  const { scores, ranking, places } = rules.standing(state, viewers);
  return { plies, toAct, scores, ranking, places, picture: draw?.(state, viewers, seats) ?? null };
}
