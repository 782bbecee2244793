import type { GameEvent } from '../../../../kit/rules';
import { automaBegins } from './begins';

/** One thing that the automa does, shown at a time: the events that say it. */
export interface AutomaStep {
  readonly kind: 'draw' | 'choice' | 'act' | 'effects';
  readonly events: readonly GameEvent[];
}

/** What the automa does after somebody's action, step by step. */
export function automaSteps(events: readonly GameEvent[]): readonly AutomaStep[] {
  const steps: { kind: AutomaStep['kind']; events: GameEvent[] }[] = [];
  let drawn = false;
  for (const event of events.slice(automaBegins(events))) {
    const kind = kindOf(event);
    const last = steps.at(-1);
    // A refresh tile belongs to the tile that is drawn after it, the markers to the tile that moves them.
    const another = event.event === 'draw' && drawn;
    if (last?.kind === kind && !another) last.events.push(event);
    else steps.push({ kind, events: [event] });
    drawn = event.event === 'draw' ? Array.isArray(event.tile) : drawn && kind === 'draw';
  }
  return steps;
}

function kindOf({ event }: GameEvent): AutomaStep['kind'] {
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
