import type { Refusal } from '../../../kit/rules';
import type { MessageBody } from '../../messages/message';
import { isEndedEarly } from '../lobby';
import { refuse } from '../reasons';
import type { HostTable, Peer } from './host-table';

/** Times that a guest is told. One of an earlier version cannot read it, and leaves after eight messages of that kind. */
const MOST_TIMES = 4;

/** Ends the match early for every phone, or lets it go on again. */
export function setEnded(table: HostTable, ends: boolean): Refusal | null {
  const { replica, record, lobby, self, yielded, out } = table;
  if (yielded) return refuse('other-host');
  if (!replica) return refuse('not-begun');
  if (replica.isOver || isEndedEarly(record) === ends) return refuse('settled');
  const at = ends ? self.timeOfDay() : null;
  table.record = { ...record, ended: { match: lobby.match, at, by: self.phone } };
  out.add({ effect: 'keep', record: table.record });
  for (const peer of table.peers.values())
    if (peer.membership === 'in') tellEnded(table, peer, lobby.match);
  return null;
}

/** Tells a guest that its match was ended early, until it answers that it knows. */
export function tellEnded(table: HostTable, peer: Peer, match: number): void {
  const { ended } = table.record;
  if (ended?.match !== match) return;
  if (peer.told.ended !== ended) peer.told = { ended, times: 0 };
  if (peer.told.times++ < MOST_TIMES) table.send(peer, { say: 'ended', ...ended });
}

/** A guest knows it. */
export function endHeard({ record }: HostTable, peer: Peer, { match, at }: MessageBody<'ended'>) {
  const { ended } = record;
  if (ended?.match === match && ended.at === at) peer.told = { ended, times: MOST_TIMES };
}
