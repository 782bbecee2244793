import { type MessageBody, PROTOCOL } from '../../messages/message';
import { type TableRecord, withPreviousMatch } from '../lobby';
import type { TableEndReason } from '../reasons';
import type { GuestTable } from './guest-table';

/** Identifies this phone, and tells what it knows of the table. */
export function greet(table: GuestTable): void {
  const { self, record, replica } = table;
  table.send({
    say: 'hello',
    protocol: PROTOCOL,
    app: self.app,
    key: self.key,
    name: self.name,
    term: record?.term ?? 0,
    hosting: record?.host === self.phone,
    length: replica?.shareable ?? 0,
    match: record?.lobby.match ?? 0,
  });
}

/** The host answers. A host that has been replaced by a later one is not followed. */
export function welcomed(table: GuestTable, said: MessageBody<'welcome'>): void {
  const { record } = table;
  table.reached();
  if (record && isOlder(said, record)) {
    // People decide: the host hands over, or this phone becomes the host.
    if (table.membership === 'greeting') table.out.notify({ notice: 'older-host' });
    table.membership = 'requesting';
    return;
  }
  if (table.membership === 'in') return;
  table.plan = { game: said.game, rules: said.rules, options: said.options };
  if (record) table.keep({ ...record, term: said.term, host: said.host });
  else table.host = { term: said.term, host: said.host };
  table.membership = said.admitted ? 'in' : 'requesting';
  if (!said.admitted) return;
  table.rulesMatch = false;
  table.out.add({ effect: 'load', game: said.game });
}

function isOlder({ match, term }: MessageBody<'welcome'>, record: TableRecord): boolean {
  const { match: known } = record.lobby;
  return match < known || (match === known && term < record.term);
}

/** The version of the rules on this phone; null: it does not have the game. */
export function loaded(table: GuestTable, game: string, version: number | null): void {
  if (table.plan?.game !== game) return;
  if (version === table.plan.rules) table.rulesMatch = true;
  else leave(table, version === null ? 'unknown-game' : 'other-rules');
}

export function refused(table: GuestTable, { because, app }: MessageBody<'refused'>): void {
  table.out.notify({ notice: 'refused', because, app });
  table.end(because);
}

/** Takes the lobby over. True: it is that of a rematch, and the match here has been put away. */
export function seen(table: GuestTable, { say: _, ...lobby }: MessageBody<'lobby'>): boolean {
  const { plan, record, replica } = table;
  if (!plan || lobby.revision <= table.revision) return false;
  if (record && lobby.match < record.lobby.match) {
    table.strike('older-match');
    return false;
  }
  const isNext = record !== null && lobby.match > record.lobby.match;
  // The end of the match must be written first. The lobby comes again.
  if (isNext && replica && replica.stored < replica.length) return false;
  table.revision = lobby.revision;
  const { term, host } = record ?? table.host;
  const previous =
    isNext && replica
      ? withPreviousMatch(record, replica.timeline.header.id)
      : (record?.previous ?? []);
  if (isNext) {
    table.replica = null;
    table.out.add({ effect: 'rematch' });
  }
  const drawings = isNext ? [] : (record?.drawings ?? []);
  // A match that has begun here stays begun, even if a new host does not know it yet: the shares prove its seed.
  const known = table.replica && record?.lobby.stage;
  const stage = known?.is === 'begun' ? known : lobby.stage;
  table.keep({ plan, term, host, lobby: { ...lobby, stage }, awaited: [], previous, drawings });
  return isNext;
}

/** Leaves because this phone cannot play here. */
export function leave(table: GuestTable, because: TableEndReason): void {
  table.out.notify({ notice: 'cannot-play', because });
  table.end(because);
}
