import type { Apart, TableView } from '../view';
import type { HostTable, Peer } from './host-table';
import type { HostUndo } from './host-undo';

/** What the host's screen shows. */
export function viewOf(table: HostTable, undo: HostUndo): TableView {
  const { record, ledger, self } = table;
  const peers = [...table.peers.values()];
  const { asking } = undo;
  return {
    role: 'host',
    standing: 'in',
    linked: true,
    table: record,
    length: ledger?.stored ?? 0,
    knocking: peers.flatMap(({ standing, phone, name }) =>
      standing === 'knocking' && phone ? { phone, name } : [],
    ),
    proposing: ledger !== null && ledger.stored < ledger.length,
    asking: asking && {
      back: asking.back,
      by: asking.by,
      number: asking.number,
      here: asking.waits.includes(self.phone),
    },
    awaited: record.awaited,
    apart: peers.flatMap((peer) => apartOf(peer, ledger?.length ?? 0)),
    endless: false,
  };
}

function apartOf({ phone, apart }: Peer, ours: number): Apart[] {
  if (!phone || !apart) return [];
  return [{ phone, parted: apart.keep, ours, theirs: apart.keep + apart.entries.length }];
}
