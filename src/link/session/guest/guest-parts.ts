import { OwnCommitments } from '../own-commitments';
import type { TableView } from '../view';
import { GuestOpenings, GuestPlay } from './guest-play';
import { GuestPreviousMatches } from './guest-previous-matches';
import { GuestSeats } from './guest-seats';
import { GuestSeed } from './guest-seed';
import { GuestSync } from './guest-sync';
import type { GuestTable } from './guest-table';
import { GuestUndo } from './guest-undo';
import { GuestVouching } from './guest-vouching';

export type GuestParts = ReturnType<typeof partsOf>;

/** The parts of a guest that belong to one match, and what they share. */
export function partsOf(table: GuestTable) {
  const seats = new GuestSeats(table);
  const sync = new GuestSync(table, seats);
  const commitments = new OwnCommitments(table);
  return {
    table,
    seats,
    sync,
    commitments,
    seed: new GuestSeed(table),
    play: new GuestPlay(table, sync, seats, commitments),
    openings: new GuestOpenings(table, commitments),
    undo: new GuestUndo(table),
    previous: new GuestPreviousMatches(table),
    vouching: new GuestVouching(table),
  };
}

/** The view of a guest's screen. */
export function viewOf(parts: GuestParts): TableView {
  const { table, sync, seats, openings, play, undo, previous } = parts;
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
