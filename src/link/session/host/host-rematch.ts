import type { Refusal } from '../../../kit/rules';
import type { Timeline } from '../../../kit/timeline';
import type { MessageBody } from '../../messages/message';
import { isEndedEarly, rematchLobby, withPreviousMatch } from '../lobby';
import { LogReplica } from '../log-replica';
import { refuse } from '../reasons';
import type { HostTable, Peer } from './host-table';

/** Why a rematch is not possible yet. */
export function refusal({ replica, record, yielded, peers }: HostTable): Refusal | null {
  if (yielded) return refuse('other-host');
  if (!replica) return refuse('not-begun');
  if (!replica.isOver && !isEndedEarly(record)) return refuse('not-over');
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

/** A guest asks how a previous match has ended. If it has to be read first, the guest asks again. */
export function previousAsked(
  table: HostTable,
  peer: Peer,
  { id, marks }: MessageBody<'previous'>,
): void {
  const { recalled, record, out } = table;
  const known = record.previous?.some((one) => one.id === id) === true;
  if (known && recalled?.match !== id) {
    out.add({ effect: 'recall', match: id });
    return;
  }
  const replica = known ? recalled?.replica : null;
  const keep = replica?.common(marks) ?? null;
  const entries = replica && keep !== null ? replica.tail(keep) : [];
  table.send(peer, { say: 'previous-end', id, keep: keep ?? 0, entries });
}

/** The match has been read; null: it is no longer on this phone. */
export function previousRecalled(table: HostTable, match: string, timeline: Timeline | null): void {
  const { charter } = table.record.previous?.find(({ id }) => id === match) ?? {};
  const replica = timeline && charter ? new LogReplica(timeline, 'host', charter) : null;
  table.recalled = { match, replica };
}
