import type { Event } from '../../rules/events';
import type { PaydayWords } from '../../words/en/table/money';

type StepWord = keyof PaydayWords['step'];

/** One thing that happens by itself at the end of a turn: the events that tell it. */
export interface PaydayStep {
  readonly kind: StepWord;
  readonly events: readonly Event[];
}

/** What happens after the last opportunity of a turn, step by step; nothing after other actions. */
export function paydaySteps(events: readonly Event[]): readonly PaydayStep[] {
  const steps: { kind: StepWord; events: Event[] }[] = [];
  for (const event of events) {
    const kind = kindOf(event);
    const last = steps.at(-1);
    if (kind === null) continue;
    if (last && (kind === 'same' || kind === last.kind)) last.events.push(event);
    else if (kind !== 'same') steps.push({ kind, events: [event] });
  }
  return steps;
}

/** Whether the steps are of goods growth alone: with Production, payday was shown before the cubes were placed. */
export function onlyGrowth(steps: readonly PaydayStep[]): boolean {
  return !steps.some(
    ({ kind }) => kind === 'income' || kind === 'expenses' || kind === 'reduction',
  );
}

function kindOf(event: Event): StepWord | 'same' | null {
  switch (event.event) {
    case 'income':
    case 'expenses':
    case 'reduction':
    case 'turn':
      return event.event;
    case 'dice':
      return event.side;
    case 'out':
    case 'abandon':
    case 'grow':
      return 'same';
    default:
      return null;
  }
}
