import type { GameEvent } from '../../../../kit/rules';

/** From here on nobody can foresee what happens. */
export function isChance({ event }: GameEvent): boolean {
  return event === 'draw';
}

/** Where in the events of an action the automa begins; their number when it does nothing. */
export function automaBegins(events: readonly GameEvent[]): number {
  const first = events.findIndex((event) => isChance(event) || event.event === 'automa');
  return first < 0 ? events.length : first;
}
