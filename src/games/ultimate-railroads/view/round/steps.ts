import type { GameEvent } from '../../../../kit/rules';

/** One thing that happens at the end of a round: a seat's scoring, or a new round. */
export interface RoundStep {
  readonly events: readonly GameEvent[];
}

const TOLD = new Set(['score', 'final', 'round']);

/** What happens at the end of a round, step by step; nothing after other actions. */
export function roundSteps(events: readonly GameEvent[]): readonly RoundStep[] {
  const steps = events.filter(({ event }) => TOLD.has(event)).map((event) => ({ events: [event] }));
  return steps.some(({ events: [first] }) => first?.event === 'score') ? steps : [];
}
