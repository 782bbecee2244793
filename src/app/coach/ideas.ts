import type { Action, Seat } from '../../kit/rules';
import type { Candidate, Thought } from '../../players/thought';
import type { Counsel } from '../../ui/game-view';

/** A move worth looking at. */
export interface Idea {
  readonly action: Action;
  readonly move: string;
  /** The chance to win after it, for the seat that asks: 0 … 1. */
  readonly worth: number;
}

/** What was looked at less often, against the most visited, is worth nobody knows what. */
const LOOKED_AT = 0.02;

/** The best ideas of a thought, the best first; those that come to the same count as one. */
export function ideasIn(
  { candidates }: Thought,
  seat: Seat,
  state: object,
  counsel: Counsel,
  most: number,
): readonly Idea[] {
  const enough = LOOKED_AT * (candidates[0]?.visits ?? 0);
  const ideas = new Map<string, Idea>();
  // The most visited is what would be played, whatever a lucky look at another says.
  const [first, ...rest] = candidates.filter(({ visits }) => visits >= enough);
  const worth = (one: Candidate) => one.worth[seat] ?? 0;
  for (const one of first ? [first, ...rest.sort((a, b) => worth(b) - worth(a))] : []) {
    const move = counsel.move(state, one.action);
    if (!ideas.has(move)) ideas.set(move, { action: one.action, move, worth: worth(one) });
  }
  const top = first ? worth(first) : 0;
  return [...ideas.values()]
    .slice(0, most)
    .map((idea) => ({ ...idea, worth: Math.min(idea.worth, top) }));
}

/** Playouts after which the worth of an action says something. */
const ENOUGH = 50;

/** What an action is worth by a thought; null when it was not looked at enough. */
export function worthOf({ candidates }: Thought, seat: Seat, action: Action): number | null {
  const one = candidates.find((candidate) => candidate.action === action);
  return one && one.visits >= ENOUGH ? (one.worth[seat] ?? null) : null;
}

/** A share as whole per cent. */
export function percent(share: number): number {
  return Math.round(100 * share);
}
