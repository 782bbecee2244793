import type { Refusal } from '../../../kit/rules';
import { rematchLobby, withPreviousMatch } from '../lobby';
import { refuse } from '../reasons';
import type { HostTable } from './host-table';

/** Why a rematch is not possible yet. */
export function refusal({ replica, record, yielded, peers }: HostTable): Refusal | null {
  if (yielded) return refuse('other-host');
  if (!replica) return refuse('not-begun');
  if (!replica.isOver) return refuse('not-over');
  if (record.awaited.length > 0) return refuse('gathering');
  // Every phone that is here should have the end of the match first.
  const { length, stored } = replica;
  const behind = [...peers.values()].some(
    ({ membership, silent, has }) => membership === 'in' && !silent && has < length,
  );
  return behind || stored < length ? refuse('phones-behind') : null;
}

/** Puts the match away and opens a lobby for the same people. The rematch starts from a fresh setup. */
export function begin(table: HostTable): void {
  const { replica, lobby, record } = table;
  if (!replica) return;
  const { start: _, ...plan } = record.plan;
  const { charter, timeline } = replica;
  table.record = {
    ...record,
    plan: { ...plan, startDigest: '' },
    charter: null,
    commitments: [],
    previous: withPreviousMatch(record, { id: timeline.header.id, charter }),
  };
  table.replica = null;
  for (const peer of table.peers.values()) peer.reset();
  table.out.add({ effect: 'rematch' });
  table.change(rematchLobby(lobby, replica.timeline.header));
}
