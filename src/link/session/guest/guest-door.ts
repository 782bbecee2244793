import { PROTOCOL, type Said } from '../../message';
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
  });
}

/** The host answers. A host of before, whom another one has followed, is not followed any more. */
export function welcomed(table: GuestTable, said: Said<'welcome'>): void {
  const { record } = table;
  if (record && said.term < record.term) {
    leave(table, 'older-host');
    return;
  }
  table.plan = { game: said.game, rules: said.rules, options: said.options };
  if (record) table.keep({ ...record, term: said.term, host: said.host });
  else table.host = { term: said.term, host: said.host };
  table.reached();
  if (table.standing === 'in') return;
  table.standing = said.admitted ? 'in' : 'knocking';
  if (!said.admitted) return;
  if (!table.judged) table.out.add({ effect: 'load', game: said.game });
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

export function seen(table: GuestTable, { say: _, ...lobby }: Said<'lobby'>): void {
  const { plan, record } = table;
  if (!plan || lobby.revision <= table.revision) return;
  table.revision = lobby.revision;
  const { term, host } = record ?? table.host;
  table.keep({ plan, term, host, lobby });
}

/** Leaves by itself, because it cannot play here. */
export function leave(table: GuestTable, because: string): void {
  table.out.tell({ notice: 'parted', because });
  table.end(because);
}
