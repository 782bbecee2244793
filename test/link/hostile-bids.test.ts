import { expect, test, vi } from 'vitest';
import type { Entry } from '../../src/kit/log';
import { unwrap } from '../../src/kit/result';
import { isProblem, isRefusal, type Problem, type Refusal } from '../../src/kit/rules';
import { Timeline } from '../../src/kit/timeline';
import { packEntry } from '../../src/link/messages/entry-form';
import type { SeatChange } from '../../src/link/messages/message';
import { writeMessage } from '../../src/link/messages/wire';
import type { OwnCommitment, TableRecord } from '../../src/link/session/lobby';
import { isFalseProof, LogReplica } from '../../src/link/session/log-replica';
import {
  actionDigest,
  digestAfter,
  entryText,
  writeChanges,
  writeProof,
} from '../../src/link/session/proof';
import { bids as game } from '../tiny-game/bids';
import { header, people } from '../tiny-game/header';
import { AMOUNTS, BidTable } from './support/bid-table';
import { fakeSign, selfNamed } from './support/fake-keys';
import { charterOf } from './support/table';

const NONCES = ['a', 'b', 'c'].map((letter) => letter.repeat(22));
const NAMES = ['host', 'ann', 'bea'];

/** A log of three seats, each on a phone of its own, to which anything can be written. */
class Log {
  readonly charter = charterOf(...NAMES);
  replica = new LogReplica(
    unwrap(Timeline.begin(game, header({ seats: people(3), undo: 'asked' }))),
    'guest',
    this.charter,
  );

  before(): string {
    return this.replica.end[1];
  }

  /** An entry with its proof, by one of the phones. */
  signed(entry: Entry, by = NAMES[entry.seat] ?? '', nonce?: string, changes: SeatChange[] = []) {
    const { key, phone } = selfNamed(by);
    const carried = writeChanges(changes);
    const unsigned = { ...entry, proof: writeProof(phone, 'x'.repeat(86), carried, nonce) };
    const digest = digestAfter(this.before(), unsigned);
    const signature = fakeSign(key, entryText(this.replica.length + 1, digest));
    return { ...entry, proof: writeProof(phone, signature, carried, nonce) };
  }

  add(...entries: readonly Entry[]): Problem | Refusal | null {
    return this.replica.add(entries);
  }

  /** What binds the seat to act to this amount. */
  digest(amount: number, seat = game.toAct(this.replica.timeline.state) ?? 0): string {
    return actionDigest(this.before(), seat, { bid: amount }, NONCES[seat] ?? '');
  }

  commit(digest: string): Problem | Refusal | null {
    const entry = this.replica.timeline.prepareCommit(digest, 5);
    return isProblem(entry) || isRefusal(entry) ? entry : this.add(this.signed(entry));
  }

  /** All bid. */
  commitAll(...amounts: readonly number[]): void {
    for (const amount of amounts) expect(this.commit(this.digest(amount))).toBeNull();
  }

  reveals(...amounts: readonly number[]): readonly Entry[] {
    const forms = amounts.map((bid) => ({ bid }));
    const entries = this.replica.timeline.prepareReveals(forms, 5);
    if (isProblem(entries) || isRefusal(entries)) throw new Error('cannot be revealed');
    return entries.map((entry, at) => this.signed(entry, 'host', NONCES[at]));
  }
}

test('bids that fit are played, no matter which phone puts them into the log', () => {
  const log = new Log();
  log.commitAll(5, 9, 7);
  const entries = log.reveals(5, 9, 7);
  const claims = log.replica.claimsOf(
    3,
    entries,
    (phone) => NAMES.map((name) => selfNamed(name)).find((one) => one.phone === phone)?.key,
  );
  expect(isFalseProof(claims)).toBe(false);
  expect(log.add(...entries)).toBeNull();
});

test.each([
  ['the first', [6, 9, 7]],
  ['the last', [5, 9, 100]],
])('a bid changed after the others are known is refused: %s', (_, amounts) => {
  const log = new Log();
  log.commitAll(5, 9, 7);
  expect(log.add(...log.reveals(...amounts))).toMatchObject({ problem: 'false-opening' });
  expect(log.replica.length).toBe(3);
});

test('a commitment of another seat cannot be used for one’s own', () => {
  const log = new Log();
  const copied = log.digest(5);
  log.commit(copied);
  log.commit(copied);
  log.commitAll(7);
  const entries = log.reveals(5, 5, 7);
  // Even with the number that opens the other one.
  const [first, second, third] = entries as [Entry, Entry, Entry];
  const stolen = { ...second, proof: second.proof?.replace(NONCES[1] ?? '', NONCES[0] ?? '') };
  expect(log.add(first, stolen as Entry, third)).toMatchObject({ problem: 'false-opening' });
});

test('a commitment of an earlier round opens nothing in a later one', () => {
  const log = new Log();
  const old = log.digest(5, 0);
  log.commitAll(5, 9, 7);
  expect(log.add(...log.reveals(5, 9, 7))).toBeNull();
  expect(log.commit(old)).toBeNull();
  log.commitAll(9, 7);
  expect(log.add(...log.reveals(5, 9, 7))).toMatchObject({ problem: 'false-opening' });
});

test('nobody shows a bid at once, reveals what was not committed to, or reveals only some', () => {
  const log = new Log();
  const plain = log.replica.timeline.fork().prepareAll([5], 5) as readonly Entry[];
  expect(log.add(...plain.map((entry) => log.signed(entry)))).toMatchObject({
    problem: 'not-committed',
  });
  log.commitAll(5, 9);
  expect(log.replica.timeline.prepareReveals([{ bid: 5 }, { bid: 9 }], 5)).toMatchObject({
    problem: 'not-committed',
  });
  log.commitAll(7);
  const [first, second] = log.reveals(5, 9, 7) as [Entry, Entry];
  expect(log.add(first, second)).toMatchObject({ problem: 'not-revealed' });
  expect(log.replica.length).toBe(3);
});

test('who has committed last takes nothing back once all have, not even its own', () => {
  const log = new Log();
  log.commitAll(5, 9);
  // Before, by agreement.
  const early = log.replica.timeline.prepareUndo(5);
  expect(early && log.replica.refusalOf(2, [log.signed(early)])).toBeNull();
  log.commitAll(7);
  expect(log.replica.timeline.prepareUndo(5)).toBeNull();
  for (const seat of [0, 1, 2]) {
    const entry = log.replica.timeline.prepareWithdrawal(seat, 5);
    expect(entry && log.add(log.signed(entry))).toMatchObject({ problem: 'round-complete' });
  }
});

test('a round is taken back with a seat that was taken from its phone, not with one that it has given up', () => {
  const taken = (consents: readonly string[]): SeatChange => ({
    number: 3,
    seat: 2,
    holder: selfNamed('host').phone,
    level: null,
    consents: consents.map((name) => [selfNamed(name).phone, 'x'.repeat(86)]),
  });
  for (const [consents, refused] of [
    [['host', 'ann'], null],
    [['host', 'bea'], 'round-complete'],
  ] as const) {
    const log = new Log();
    log.commitAll(5, 9, 7);
    const entry = log.replica.timeline.prepareWithdrawal(2, 5) as Entry;
    const answer = log.add(log.signed(entry, 'host', undefined, [taken(consents)]));
    if (refused) expect(answer).toMatchObject({ problem: refused });
    else expect(answer).toBeNull();
  }
});

const tampered = (record: TableRecord | null, bid: number): TableRecord => {
  if (!record) throw new Error('no table');
  const commitments = record.commitments?.map(
    (one): OwnCommitment => ({ ...one, action: { bid } }),
  );
  return { ...record, ...(commitments && { commitments }) };
};

test('a guest that opens another bid than its own is dropped, and all bid again', () => {
  const table = new BidTable(3);
  for (const at of [0, 1]) table.bid(at);
  const guest = table.phone(1);
  guest.crash();
  guest.disk.record = tampered(guest.disk.record, 9_000_000);
  table.restart(1);
  table.bid(2);
  table.wait(1000);
  expect(table.told(0, 'dropped')).toMatchObject([{ because: 'false-opening' }]);
  expect(table.kinds(0)).not.toContain('revealed');
  expect(table.view(0).opening).toEqual([1]);
  expect(table.host((host, now) => host.standIn(1, 'conductor', now))).toBeNull();
  table.agree(2);
  table.wait(1000);
  expect(table.kinds(2).at(-1)).toBe('undo');
});

test('a guest that has committed to a bid in a form that the rules do not write is dropped', () => {
  const table = new BidTable(3);
  table.bid(0);
  const writing = vi
    .spyOn(game.action, 'write')
    .mockImplementation((action) => ({ bid: action, more: 1 }));
  table.bid(1);
  writing.mockRestore();
  table.bid(2);
  expect(table.told(0, 'dropped')).toMatchObject([{ because: 'false-opening' }]);
  expect(table.view(0).opening).toEqual([1]);
  expect(table.host((host, now) => host.standIn(1, 'conductor', now))).toBeNull();
  table.agree(2);
  table.wait(1000);
  expect(table.kinds(2).at(-1)).toBe('undo');
});

test('a phone that does not open its bid is named, and can be put out', () => {
  const table = new BidTable(3);
  for (const at of [0, 1]) table.bid(at);
  const guest = table.phone(1);
  guest.crash();
  guest.disk.record = { ...tampered(guest.disk.record, 1), commitments: [] };
  table.restart(1);
  table.bid(2);
  expect(table.view(0).unopened).toEqual([]);
  table.wait(20_000);
  expect(table.view(0).unopened).toEqual([table.id(1)]);
  table.host((host, now) => host.putOut(table.id(1), now));
  expect(table.view(0).unopened).toEqual([]);
  expect(table.host((host, now) => host.claim(1, now))).toBeNull();
  table.agree(2);
  table.wait(1000);
  expect(table.kinds(2).at(-1)).toBe('undo');
});

test('a host that opens another bid than it has committed to is left', () => {
  const table = new BidTable(2);
  const links: number[] = [];
  const { network } = table.world;
  const send = network.send.bind(network);
  network.send = (from, text) => {
    if (text.startsWith('["played"')) links.push(from);
    send(from, text);
  };
  table.loses = 'open';
  for (const at of [0, 1]) table.bid(at);
  // As if the host had got the guest's opening, and now knew its bid.
  const { commitments = [] } = table.phone(1).disk.record ?? {};
  const { commitments: own = [] } = table.phone(0).disk.record ?? {};
  const { charter, lobby } = table.phone(0).disk.record ?? {};
  const timeline = table.phone(0).disk.timeline(game);
  if (!charter || !timeline || !lobby) throw new Error('no match');
  const replica = new LogReplica(timeline, 'host', charter);
  const forms = [{ bid: 9_999_999 }, { bid: AMOUNTS[1] ?? 0 }];
  const [, before] = replica.end;
  let digest = before;
  const entries = (timeline.prepareReveals(forms, 5) as readonly Entry[]).map((entry, at) => {
    const nonce = [...own, ...commitments][at]?.nonce;
    const { self } = table.phone(0);
    const proof = (signature: string) => writeProof(self.phone, signature, '', nonce);
    digest = digestAfter(digest, { ...entry, proof: proof('x'.repeat(86)) });
    const signature = table.phone(0).sign(entryText(replica.length + at + 1, digest));
    return { ...entry, proof: proof(signature) };
  });
  const played = {
    ...({ say: 'played', number: 3, before, revision: lobby.revision } as const),
    entries: entries.map(packEntry),
  };
  send(links.at(-1) ?? 0, writeMessage(played));
  table.wait(1000);
  expect(table.told(1, 'cannot-play')).toMatchObject([{ because: 'false-opening' }]);
  expect(table.view(1).membership).toBe('ended');
  expect(table.kinds(1)).toEqual(['commit', 'commit']);
});
