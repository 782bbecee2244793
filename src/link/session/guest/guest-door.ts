import { PROTOCOL, type Said } from '../../message';
import { pastWith, type TableRecord } from '../lobby';
import type { GuestTable } from './guest-table';

/** Says who this phone is, and what it knows of the table. */
export function greet(table: GuestTable): void {
  const { self, record, ledger } = table;
  table.send({
    say: 'hello',
    protocol: PROTOCOL,
    app: self.app,
    key: self.key,
    name: self.name,
    term: record?.term ?? 0,
    hosting: record?.host === self.phone,
    length: ledger?.told ?? 0,
    match: record?.lobby.match ?? 0,
  });
}

/** The host answers. One of before, after whom another phone has gone on as host, is not followed any more. */
export function welcomed(table: GuestTable, said: Said<'welcome'>): void {
  const { record } = table;
  table.reached();
  if (record && isOlder(said, record)) {
    // People decide: the host hands over, or whoever sits here goes on as host.
    if (table.standing === 'greeting') table.out.tell({ notice: 'older-host' });
    table.standing = 'knocking';
    return;
  }
  if (table.standing === 'in') return;
  table.plan = { game: said.game, rules: said.rules, options: said.options };
  if (record) table.keep({ ...record, term: said.term, host: said.host });
  else table.host = { term: said.term, host: said.host };
  table.standing = said.admitted ? 'in' : 'knocking';
  if (!said.admitted) return;
  table.judged = false;
  table.out.add({ effect: 'load', game: said.game });
}

function isOlder({ match, term }: Said<'welcome'>, record: TableRecord): boolean {
  const { match: known } = record.lobby;
  return match < known || (match === known && term < record.term);
}

/** Which version of the rules this phone has; null: it does not have the game. */
export function loaded(table: GuestTable, game: string, version: number | null): void {
  if (table.plan?.game !== game) return;
  if (version === table.plan.rules) table.judged = true;
  else leave(table, version === null ? 'unknown-game' : 'other-rules');
}

export function refused(table: GuestTable, { because, app }: Said<'refused'>): void {
  table.out.tell({ notice: 'refused', because, app });
  table.end(because);
}

/** True when people play again, and what this phone had of the match before is put away. */
export function seen(table: GuestTable, { say: _, ...lobby }: Said<'lobby'>): boolean {
  const { plan, record, ledger } = table;
  if (!plan || lobby.revision <= table.revision) return false;
  if (record && lobby.match < record.lobby.match) {
    table.strike('older-match');
    return false;
  }
  const anew = record !== null && lobby.match > record.lobby.match;
  // First the end of the match before is written; the lobby comes again.
  if (anew && ledger && ledger.stored < ledger.length) return false;
  table.revision = lobby.revision;
  const { term, host } = record ?? table.host;
  const past = anew && ledger ? pastWith(record, ledger.timeline.header.id) : (record?.past ?? []);
  if (anew) {
    table.ledger = null;
    table.out.add({ effect: 'again' });
  }
  const bound = anew ? [] : (record?.bound ?? []);
  // What has begun here has begun, although a host may not know of it yet: the shares prove its seed to others.
  const known = table.ledger && record?.lobby.stage;
  const stage = known?.is === 'begun' ? known : lobby.stage;
  table.keep({ plan, term, host, lobby: { ...lobby, stage }, awaited: [], past, bound });
  return anew;
}

/** Leaves by itself, because it cannot play here. */
export function leave(table: GuestTable, because: string): void {
  table.out.tell({ notice: 'parted', because });
  table.end(because);
}
