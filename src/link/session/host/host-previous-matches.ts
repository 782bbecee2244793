import type { Timeline } from '../../../kit/timeline';
import type { MessageBody } from '../../messages/message';
import { LogReplica } from '../log-replica';
import type { HostTable, Peer } from './host-table';

/** A guest asks how a previous match has ended. If it has to be read first, the guest asks again. */
export function asked(table: HostTable, peer: Peer, { id, marks }: MessageBody<'previous'>): void {
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
export function recalled(table: HostTable, match: string, timeline: Timeline | null): void {
  const { charter } = table.record.previous?.find(({ id }) => id === match) ?? {};
  const replica = timeline && charter ? new LogReplica(timeline, 'host', charter) : null;
  table.recalled = { match, replica };
}
