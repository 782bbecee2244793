import type { PhoneId } from '../../messages/message';
import type { Asking } from '../asking';
import type { Divergence, TableView } from '../view';
import type { HostTable, Peer } from './host-table';
import type { HostUndo } from './host-undo';

/** The view of the host's screen. */
export function viewOf(table: HostTable, undo: HostUndo): TableView {
  const { record, replica, self } = table;
  const peers = [...table.peers.values()];
  const { asking } = undo;
  return {
    role: 'host',
    membership: 'in',
    linked: true,
    table: record,
    length: replica?.stored ?? 0,
    joinRequests: peers.flatMap(({ membership, phone, name }) =>
      membership === 'requesting' && phone ? { phone, name } : [],
    ),
    proposing: replica !== null && replica.stored < replica.length,
    asking: asking && askingOf(asking, self.phone),
    awaited: record.awaited,
    divergences: peers.flatMap((peer) => divergenceOf(peer, replica?.length ?? 0)),
    endUnknown: false,
  };
}

function askingOf({ waits, ...request }: Asking, phone: PhoneId): TableView['asking'] {
  return { ...request, here: waits.includes(phone) };
}

function divergenceOf({ phone, divergentTail: tail }: Peer, ours: number): Divergence[] {
  if (!phone || !tail) return [];
  return [{ phone, common: tail.keep, ours, theirs: tail.keep + tail.entries.length }];
}
