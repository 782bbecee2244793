import type { Entry } from '../kit/log';
import { isProblem, isRefusal } from '../kit/rules';
import type { Timeline } from '../kit/timeline';

/** Entries that follow the end of the timeline, and their results. */
export interface Next {
  readonly entries: readonly Entry[];
  /** The state after the entry with that number. */
  readonly stateAt: (entries: number) => object;
  readonly plies: number;
  /** Appends them to the timeline. */
  readonly show: () => void;
}

/** Entries that have been prepared from the timeline. */
export function nextOf(timeline: Timeline, entries: readonly Entry[]): Next {
  const from = timeline.length + 1;
  const after = timeline.after(entries);
  if (isProblem(after) || isRefusal(after))
    throw new TypeError(`entries that do not fit: ${JSON.stringify(after)}`);
  return {
    entries,
    stateAt: (at) => after.states[at - from] ?? timeline.state,
    plies: after.plies,
    show: () => {
      for (const entry of entries) timeline.append(entry);
    },
  };
}

/** What another timeline, which all have agreed on, has beyond this one. */
export function nextOfAgreed(timeline: Timeline, agreed: Timeline): Next {
  return {
    entries: agreed.entries.slice(timeline.length),
    stateAt: (at) => (at < agreed.length ? agreed.stateAt(at) : agreed.state),
    plies: agreed.tip()?.depth ?? 0,
    show: () => timeline.takeOver(agreed),
  };
}

/** Whether two entries with the same number are identical: the same resulting position and the same time. */
export function isSameEntry(one: Entry, other: Entry | undefined): boolean {
  return one.fingerprint === other?.fingerprint && one.at === other.at;
}
