import type { Action } from '../kit/rules';
import type { Timeline } from '../kit/timeline';
import type { LiveMatch } from './live-match';
import type { MatchSetup } from './worker-host';

/** The position of a match that a question is about. */
export interface SearchPosition extends MatchSetup {
  /** The state as packed by the rules. */
  readonly position: Uint8Array<ArrayBuffer>;
  /** All actions since the match began. */
  readonly line: readonly Action[];
}

/** The search position of a match after its first `entries` entries. */
export function searchPositionOf(match: LiveMatch, entries = match.entries.value): SearchPosition {
  return searchPositionAt(match.timeline, entries);
}

/** The same for a match that is not stored. */
export function searchPositionAt(timeline: Timeline, entries: number): SearchPosition {
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
