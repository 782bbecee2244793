import type { Event } from '../../rules/events';

/** One step of the automa: the events that describe it. */
export interface AutomaStep {
  readonly kind: 'draw' | 'choice' | 'act' | 'effects';
  readonly events: readonly Event[];
}

/** The index of the automa's first event in an action; the number of events when it does nothing. */
export function automaBegins(events: readonly Event[]): number {
  const first = events.findIndex(({ event }) => event === 'draw' || event === 'automa');
  return first < 0 ? events.length : first;
}

/** The automa's steps after a player's action. */
export function automaSteps(events: readonly Event[]): readonly AutomaStep[] {
  const steps: { kind: AutomaStep['kind']; events: Event[] }[] = [];
  let drawn = false;
  for (const event of events.slice(automaBegins(events))) {
    const kind = kindOf(event);
    const last = steps.at(-1);
    // A refresh tile belongs to the tile drawn after it, and the markers to the tile that moves them.
    const another = event.event === 'draw' && drawn;
    if (last?.kind === kind && !another) last.events.push(event);
    else steps.push({ kind, events: [event] });
    drawn = event.event === 'draw' ? event.tile !== 'refresh' : drawn && kind === 'draw';
  }
  return steps;
}

function kindOf({ event }: Event): AutomaStep['kind'] {
  switch (event) {
    case 'draw':
    case 'markers':
      return 'draw';
    case 'automa-choice':
      return 'choice';
    case 'automa':
      return 'act';
    default:
      return 'effects';
  }
}
