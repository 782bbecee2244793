import type { PhoneId } from '../../messages/message';
import type { Asking } from '../asking';
import { OwnCommitments } from '../own-commitments';
import type { Divergence, TableView } from '../view';
import { numberOf } from './host-admission';
import { HostOpenings } from './host-openings';
import { HostPlay } from './host-play';
import { HostSeats } from './host-seats';
import { HostSync } from './host-sync';
import type { HostTable, Peer } from './host-table';
import { HostUndo } from './host-undo';
import { SeatAgreement } from './seat-agreement';

export type HostParts = ReturnType<typeof partsOf>;

/** The parts of a host that belong to one match, and what they share. */
export function partsOf(table: HostTable) {
  const commitments = new OwnCommitments(table);
  const play = new HostPlay(table, commitments);
  const agreement = new SeatAgreement(table, play);
  return {
    table,
    commitments,
    play,
    agreement,
    openings: new HostOpenings(table, play, commitments),
    undo: new HostUndo(table, play),
    sync: new HostSync(table, play),
    seats: new HostSeats(table, play, agreement),
  };
}

/** The view of the host's screen. */
export function viewOf({ table, undo, agreement, play, openings }: HostParts): TableView {
  const { record, replica, self } = table;
  const peers = [...table.peers.values()];
  const { asking } = undo;
  return {
    role: 'host',
    membership: 'in',
    linked: true,
    table: record,
    length: replica?.stored ?? 0,
    joinRequests: peers.flatMap((peer) => {
      const { membership, phone, name } = peer;
      return membership === 'requesting' && phone ? { phone, name, number: numberOf(peer) } : [];
    }),
    number: null,
    otherHost: null,
    proposing: play.isBusy,
    asking: asking && askingOf(asking, self.phone),
    seatAsking: seatAskingOf(agreement, self.phone),
    withheld: table.withheld,
    opening: openings.waits,
    unopened: openings.silent,
    awaited: record.awaited,
    divergences: peers.flatMap((peer) => divergenceOf(peer, replica?.length ?? 0)),
    endUnknown: false,
  };
}

function seatAskingOf({ asking }: SeatAgreement, phone: PhoneId): TableView['seatAsking'] {
  if (!asking) return null;
  const { waits, ...request } = asking;
  return { ...request, here: waits.includes(phone) };
}

function askingOf(
  { waits, agreed: _, entry: __, ...request }: Asking,
  phone: PhoneId,
): TableView['asking'] {
  return { ...request, here: waits.includes(phone) };
}

function divergenceOf({ phone, divergentTail: tail }: Peer, ours: number): Divergence[] {
  if (!phone || !tail) return [];
  return [{ phone, common: tail.keep, ours, theirs: tail.keep + tail.entries.length }];
}
