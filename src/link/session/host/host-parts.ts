import { OwnCommitments } from '../own-commitments';
import { HostMessageHandler } from './host-message-handler';
import { HostOpenings } from './host-openings';
import { HostPlay } from './host-play';
import { HostSeats } from './host-seats';
import { HostSync } from './host-sync';
import type { HostTable } from './host-table';
import { HostUndo } from './host-undo';
import { SeatAgreement } from './seat-agreement';

/** The parts of a host that belong to one match. */
export function partsOf(table: HostTable, ownShare: () => string | null) {
  const commitments = new OwnCommitments(table);
  const play = new HostPlay(table, commitments);
  const openings = new HostOpenings(table, play, commitments);
  const undo = new HostUndo(table, play);
  const sync = new HostSync(table, play);
  const agreement = new SeatAgreement(table, play);
  const seats = new HostSeats(table, play, agreement);
  const handler = new HostMessageHandler(
    table,
    play,
    openings,
    undo,
    sync,
    seats,
    agreement,
    ownShare,
  );
  return { commitments, play, openings, undo, sync, seats, agreement, handler };
}
