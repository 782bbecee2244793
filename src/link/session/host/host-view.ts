import type { PhoneId } from '../../messages/message';
import type { Asking } from '../asking';
import type { Divergence, TableView } from '../view';
import { numberOf } from './host-admission';
import type { HostOpenings } from './host-openings';
import type { HostPlay } from './host-play';
import type { HostTable, Peer } from './host-table';
import type { HostUndo } from './host-undo';
import type { SeatAgreement } from './seat-agreement';

interface Parts {
  readonly undo: HostUndo;
  readonly agreement: SeatAgreement;
  readonly play: HostPlay;
  readonly openings: HostOpenings;
}

/** The view of the host's screen. */
export function viewOf(table: HostTable, { undo, agreement, play, openings }: Parts): TableView {
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
