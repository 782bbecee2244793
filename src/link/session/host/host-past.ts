import type { Timeline } from '../../../kit/timeline';
import type { Said } from '../../message';
import { Ledger } from '../ledger';
import type { HostTable, Peer } from './host-table';

/** A phone that was away asks how a match of this table has ended; what is not at hand is read, and it asks again. */
export function asked(table: HostTable, peer: Peer, { id, marks }: Said<'past'>): void {
  const { recalled, record, out } = table;
  const known = record.past?.includes(id) === true;
  if (known && recalled?.match !== id) {
    out.add({ effect: 'recall', match: id });
    return;
  }
  const ledger = known ? recalled?.ledger : null;
  const keep = ledger?.common(marks) ?? null;
  const entries = ledger && keep !== null ? ledger.tail(keep) : [];
  table.send(peer, { say: 'past-tail', id, keep: keep ?? 0, entries });
}

/** The match has been read; null: it is not on this phone any more. */
export function recalled(table: HostTable, match: string, timeline: Timeline | null): void {
  table.recalled = { match, ledger: timeline && new Ledger(timeline, 'host') };
}
