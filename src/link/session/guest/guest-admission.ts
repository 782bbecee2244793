import { commitmentOf, meetingNumber, meetingText } from '../../identity/handshake';
import { phoneOf } from '../../identity/keys';
import { type MessageBody, type PhoneId, PROTOCOL } from '../../messages/message';
import { MAX_LEAP, type TableRecord, withPreviousMatch } from '../lobby';
import type { GuestTable } from './guest-table';

/** Says who this phone is and what it knows of the table; then, once it has the host's number, proves it. */
export function greet(table: GuestTable): void {
  const { self, record, replica, met, proof } = table;
  if (!met) return;
  if (proof) {
    table.send({ say: 'prove', nonce: met.nonce, signature: proof });
    return;
  }
  table.send({
    say: 'hello',
    protocol: PROTOCOL,
    app: self.app,
    key: self.key,
    name: self.name,
    commitment: commitmentOf(met.nonce),
    room: table.room,
    term: record?.term ?? 0,
    host: record?.host ?? null,
    length: replica?.shareable ?? 0,
    match: record?.lobby.match ?? 0,
  });
}

/** The host says who it is. It is followed no further if it is not a phone that this one expects. */
export function challenged(table: GuestTable, { key, nonce }: MessageBody<'challenge'>): void {
  const { met } = table;
  if (!met || table.meeting || table.membership !== 'greeting') return;
  const host = phoneOf(key);
  if (!isExpected(table, host)) return;
  table.meeting = {
    binding: met.binding,
    room: table.room,
    guestKey: table.self.key,
    hostKey: key,
    guestNonce: met.nonce,
    hostNonce: nonce,
  };
  const signed = table.inbox.hold(([own = '']: readonly string[]) => {
    table.proof = own;
    greet(table);
  });
  table.notary.sign([meetingText('guest', table.meeting)], signed);
}

/** Whether a phone may be the host here: the one of the link or the scanned code, or one that sat at this table. */
function isExpected(table: GuestTable, host: PhoneId): boolean {
  const { met, record } = table;
  if (record) {
    const isMember = record.lobby.phones.some(({ phone }) => phone === host);
    if (isMember && (met?.peer ?? host) === host) return true;
    // The table's own host may come back: this phone goes on looking for it.
    table.out.notify({ notice: 'stranger' });
    table.unlink();
    return false;
  }
  const expected = met?.peer ?? table.expected;
  if (expected === null || expected === host) return true;
  table.leave('not-that-host');
  return false;
}

/** The host answers, and proves who it is. A host that has been replaced by a later one is not followed. */
export function welcomed(table: GuestTable, said: MessageBody<'welcome'>, then: () => void): void {
  const { meeting } = table;
  if (!meeting || !table.proof || table.membership === 'in') return;
  const claim = {
    key: meeting.hostKey,
    text: meetingText('host', meeting),
    signature: said.signature,
  };
  const checked = table.inbox.hold((good: boolean) => {
    if (!good) {
      table.out.notify({ notice: 'stranger' });
      table.unlink();
      return;
    }
    table.reached();
    table.hostProved = true;
    // People compare it until this phone is let in.
    table.number = table.met?.peer || table.record ? null : meetingNumber(meeting);
    follow(table, said);
    then();
  });
  table.notary.check([claim], checked);
}

function follow(table: GuestTable, said: MessageBody<'welcome'>): void {
  const { record, meeting } = table;
  const host = meeting ? phoneOf(meeting.hostKey) : '';
  if (record && said.table !== record.table) {
    table.leave('other-match');
    return;
  }
  if (record && isOlder(said, host, record)) {
    // People decide: the host hands over, or this phone becomes the host.
    if (table.membership === 'greeting') table.out.notify({ notice: 'older-host' });
    table.membership = 'requesting';
    return;
  }
  if (record && said.term > record.term + MAX_LEAP) {
    table.strike('false-term');
    return;
  }
  if (record && host !== record.host && host !== table.followed) {
    // A claim alone makes no phone the host of this one.
    if (table.otherHost !== host) table.out.notify({ notice: 'other-host', phone: host });
    table.otherHost = host;
    table.membership = 'requesting';
    return;
  }
  const { game, rules, options, help, start } = said;
  table.otherHost = null;
  table.plan = { game, rules, options, help, startDigest: start };
  if (record) {
    const { ended, ...rest } = record;
    // Another host tells again that the match was ended early, or has not heard of it and plays on.
    const known = ended && host === record.host ? { ended } : {};
    table.keep({ ...rest, ...known, term: said.term, host });
  } else table.host = { table: said.table, term: said.term, host };
  table.membership = said.admitted ? 'in' : 'requesting';
  if (!said.admitted) return;
  table.number = null;
  table.lengthThen = Math.max(said.length, table.replica?.length ?? 0);
  table.rulesMatch = false;
  table.out.add({ effect: 'load', game });
}

/**
 * Whether the host has been replaced by a later one. A host that this phone was told of in a later term is not older:
 * it was handed the table, and the word of it was lost.
 */
function isOlder(
  { match, term }: MessageBody<'welcome'>,
  host: PhoneId,
  record: TableRecord,
): boolean {
  const { match: known } = record.lobby;
  return match < known || (match === known && term < record.term && host !== record.host);
}

/** The version of the rules on this phone; null: it does not have the game. */
export function loaded(table: GuestTable, game: string, version: number | null): void {
  if (table.plan?.game !== game) return;
  if (version === table.plan.rules) table.rulesMatch = true;
  else table.leave(version === null ? 'unknown-game' : 'other-rules');
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
  const { table: id, term, host } = record ?? table.host;
  const { charter } = replica ?? {};
  const previous =
    isNext && replica && charter
      ? withPreviousMatch(record, { id: replica.timeline.header.id, charter })
      : (record?.previous ?? []);
  if (isNext) {
    table.replica = null;
    table.out.add({ effect: 'rematch' });
  }
  const drawings = isNext ? [] : (record?.drawings ?? []);
  const commitments = isNext ? [] : (record?.commitments ?? []);
  // A match that has begun here stays begun, even if a new host does not know it yet: the shares prove its seed.
  const known = table.replica && record?.lobby.stage;
  const stage = known?.is === 'begun' ? known : lobby.stage;
  const seats = table.seatsIn(lobby);
  table.keep({
    table: id,
    plan,
    charter: isNext ? null : (record?.charter ?? null),
    term,
    host,
    lobby: { ...lobby, stage, seats },
    awaited: [],
    previous,
    drawings,
    commitments,
    ...(record?.ended && { ended: record.ended }),
  });
  return isNext;
}
