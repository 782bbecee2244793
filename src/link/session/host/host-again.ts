import type { Refusal } from '../../../kit/rules';
import { again, pastWith } from '../lobby';
import type { HostTable } from './host-table';

/** Why people cannot play again yet. */
export function refusal({ ledger, record, yielded, peers }: HostTable): Refusal | null {
  if (yielded) return { because: 'other-host' };
  if (!ledger) return { because: 'not-begun' };
  if (!ledger.isOver) return { because: 'not-over' };
  if (record.awaited.length > 0) return { because: 'gathering' };
  // Nobody who is here should have to ask afterwards how the match has ended.
  const { length, stored } = ledger;
  const behind = [...peers.values()].some(
    ({ standing, silent, has }) => standing === 'in' && !silent && has < length,
  );
  return behind || stored < length ? { because: 'phones-behind' } : null;
}

/** Puts the match away and gathers the same people anew. It begins from a fresh set-up, as the first one may not have. */
export function begin(table: HostTable): void {
  const { ledger, lobby, record } = table;
  if (!ledger) return;
  const { start: _, ...plan } = record.plan;
  table.record = { ...record, plan, past: pastWith(record, ledger.timeline.header.id) };
  table.ledger = null;
  for (const peer of table.peers.values()) peer.anew();
  table.out.add({ effect: 'again' });
  table.change(again(lobby, ledger.timeline.header));
}
