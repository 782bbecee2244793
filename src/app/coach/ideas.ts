import type { ActionLine } from '../../kit/line';
import type { Action, Seat } from '../../kit/rules';
import type { Candidate, Thought } from '../../players/thought';
import type { MoveExplainer } from '../../ui/game-view';

/** A good line of actions to the end of the turn. */
export interface Idea {
  readonly line: ActionLine;
  readonly move: string;
  /** The same as a title, and then its further steps. */
  readonly parts: readonly string[];
  /** The chance to win after it, for the seat that asks: 0 … 1. */
  readonly worth: number;
}

/** With a smaller share of the visits of the most visited, the worth is unknown. */
const LOOKED_AT = 0.02;

/**
 * The best ideas of a thought, the best first; of those with the same percentage what the search prefers. Those with the same effect count as one, and so do the same actions in
 * another order.
 */
export function ideasIn(
  { candidates }: Thought,
  seat: Seat,
  state: object,
  explainer: MoveExplainer,
  max: number,
): readonly Idea[] {
  const enough = LOOKED_AT * (candidates[0]?.visits ?? 0);
  const ideas = new Map<string, Idea>();
  const plans = new Set<string>();
  // The most visited is the one that would be played, even if another has a higher worth from few visits.
  const [first, ...rest] = candidates.filter(({ visits }) => visits >= enough);
  const top = first?.worth[seat] ?? 0;
  const worth = (one: Candidate) => Math.min(one.worth[seat] ?? 0, top);
  const better = (a: Candidate, b: Candidate) =>
    percent(worth(b)) - percent(worth(a)) || b.visits - a.visits;
  for (const one of first ? [first, ...rest.sort(better)] : []) {
    const { line } = one;
    const move = explainer.move(state, line);
    const plan = [...line].sort((a, b) => a - b).join();
    if (!ideas.has(move) && !plans.has(plan))
      ideas.set(move, { line, move, parts: partsOf(explainer, state, line), worth: worth(one) });
    plans.add(plan);
  }
  return [...ideas.values()].slice(0, max);
}

/** A line as a title and its further steps. */
export function partsOf(
  explainer: MoveExplainer,
  state: object,
  line: readonly Action[],
): readonly string[] {
  return explainer.parts?.(state, line) ?? [explainer.move(state, line)];
}

/** The percentage of the win that several ideas share, because the search sees no difference; null: they differ. */
export function sharedPercent(ideas: readonly Pick<Idea, 'worth'>[]): number | null {
  const [first, ...others] = ideas.map(({ worth }) => percent(worth));
  if (first === undefined || others.length === 0) return null;
  return others.every((other) => other === first) ? first : null;
}

/** A share as a whole percentage. */
export function percent(share: number): number {
  return Math.round(100 * share);
}
