import type { Event } from '../../rules/events';

/** One thing that happens at the end of a round: a seat's scoring, or a new round. */
export interface RoundStep {
  readonly events: readonly Event[];
}

const TOLD = new Set<Event['event']>(['score', 'final', 'round']);

/** What happens at the end of a round, step by step; nothing after other actions. */
export function roundSteps(events: readonly Event[]): readonly RoundStep[] {
  const steps = events.filter(({ event }) => TOLD.has(event)).map((event) => ({ events: [event] }));
  return steps.some(({ events: [first] }) => first?.event === 'score') ? steps : [];
}
