import type { TableView } from '../view';
import type { GuestOpenings, GuestPlay } from './guest-play';
import type { GuestPreviousMatches } from './guest-previous-matches';
import type { GuestSeats } from './guest-seats';
import type { GuestSync } from './guest-sync';
import type { GuestTable } from './guest-table';
import type { GuestUndo } from './guest-undo';

interface Parts {
  readonly sync: GuestSync;
  readonly seats: GuestSeats;
  readonly openings: GuestOpenings;
  readonly play: GuestPlay;
  readonly undo: GuestUndo;
  readonly previous: GuestPreviousMatches;
}

/** The view of a guest's screen. */
export function viewOf(
  table: GuestTable,
  { sync, seats, openings, play, undo, previous }: Parts,
): TableView {
  const { record, replica, membership } = table;
  const { divergentTail: tail } = sync;
  return {
    role: 'guest',
    membership,
    linked: membership === 'in',
    table: record,
    length: replica?.stored ?? 0,
    joinRequests: [],
    number: table.number,
    otherHost: table.otherHost,
    seatAsking: seats.asking,
    withheld: [],
    opening: openings.waits,
    unopened: [],
    proposing: play.proposing || undo.isSending,
    asking: undo.asking,
    awaited: [],
    divergences:
      tail && record && replica
        ? [
            {
              phone: record.host,
              common: tail.keep,
              ours: replica.length,
              theirs: tail.keep + tail.entries.length,
            },
          ]
        : [],
    endUnknown: previous.endUnknown,
  };
}
