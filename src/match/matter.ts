import type { Action } from '../kit/rules';
import type { Timeline } from '../kit/timeline';
import type { LiveMatch } from './live-match';
import type { Acquaintance } from './think-orders';

/** A position of a match that a question is about. */
export interface Matter extends Acquaintance {
  /** The state as the rules pack it. */
  readonly position: Uint8Array<ArrayBuffer>;
  /** Every action since the match began. */
  readonly line: readonly Action[];
}

/** Where the match stood after its first `entries` entries. */
export function matterOf(match: LiveMatch, entries = match.entries.value): Matter {
  return matterAt(match.timeline, entries);
}

/** The same of a match that nobody keeps. */
export function matterAt(timeline: Timeline, entries: number): Matter {
  const { header, rules } = timeline;
  return {
    match: header.id,
    game: header.game,
    options: header.options,
    seats: header.seats.length,
    position: rules.pack(timeline.stateAt(entries)),
    line: timeline.line(entries).map(({ action }) => action),
  };
}
