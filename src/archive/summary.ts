import type { AnyRules } from '../kit/rules';
import type { Summary } from './database';

/** Draws a small picture of a position as SVG text. */
export type Draw = (state: object) => string;

/** What lists show of a match that stands at `state` after `plies` plies. */
export function summarise(
  rules: AnyRules,
  state: object,
  plies: number,
  draw: Draw | null,
): Summary {
  const { scores, ranking } = rules.standing(state);
  return { plies, toAct: rules.toAct(state), scores, ranking, picture: draw?.(state) ?? null };
}
