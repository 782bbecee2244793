import { expect, test } from 'vitest';
import type { SeatPlan } from '../../src/kit/header';
import { people } from '../tiny-game/header';
import { AMOUNTS, BidTable } from './support/bid-table';

test('nobody learns a bid before all are in: not by the wire, nor from what another phone has', () => {
  const table = new BidTable(3);
  table.bid(0);
  table.bid(1);
  for (const amount of [AMOUNTS[0], AMOUNTS[1]])
    expect(table.wire.join()).not.toContain(String(amount));
  for (const [at, hidden] of [
    [0, [1]],
    [1, [0]],
    [2, [0, 1]],
  ] as const)
    for (const seat of hidden) expect(table.known(at)).not.toContain(String(AMOUNTS[seat]));
  // The search would find what is there.
  for (const at of [0, 1]) expect(table.known(at)).toContain(String(AMOUNTS[at]));
  expect(table.kinds(2)).toEqual(['commit', 'commit']);
  table.bid(2);
  for (const at of [0, 1, 2]) {
    for (const amount of AMOUNTS.slice(0, 3)) expect(table.known(at)).toContain(String(amount));
    expect(table.kinds(at)).toEqual([...Array(3).fill('commit'), ...Array(3).fill('revealed')]);
  }
  table.same();
  expect(table.stateOf(1).taken).toEqual([0, 0, 1]);
});

test('all bids come to a phone in one piece', () => {
  const table = new BidTable(3);
  for (const at of [0, 1, 2]) table.bid(at);
  const withAmounts = table.wire.filter(
    (text) => text.includes('"played"') && AMOUNTS.some((amount) => text.includes(String(amount))),
  );
  expect(withAmounts.length).toBeGreaterThan(0);
  for (const text of withAmounts)
    for (const amount of AMOUNTS.slice(0, 3)) expect(text).toContain(String(amount));
});

test('the same bid of two seats looks different, and the same seat commits again in the next round', () => {
  const table = new BidTable(2);
  for (const at of [0, 1, 0, 1]) table.bid(at, 0);
  const digests = table
    .phone(0)
    .disk.entries.flatMap((one) => (one.do === 'commit' ? one.digest : []));
  expect(digests).toHaveLength(4);
  expect(new Set(digests).size).toBe(4);
  table.same();
});

test('a phone with several seats commits for each, and another one for computers', () => {
  const seats = people(3).map(
    (plan, seat): SeatPlan =>
      seat === 2 ? { ...plan, player: { kind: 'computer', level: 'apprentice' } } : plan,
  );
  const table = new BidTable(2, seats);
  table.bid(0);
  table.bid(1);
  expect(table.kinds(1)).toEqual(['commit', 'commit']);
  // The host decides for the computer.
  table.bid(0, AMOUNTS[2]);
  table.same();
  expect(table.stateOf(1).taken).toEqual([0, 0, 1]);
});

test('a phone that restarts between its bid and the opening opens it', () => {
  const table = new BidTable(3);
  table.bid(0);
  table.bid(1);
  table.phone(1).crash();
  table.wait(500);
  table.bid(2);
  table.wait(10_000);
  // The others wait for it, and say for whom.
  expect(table.view(0).opening).toEqual([1]);
  expect(table.view(2).opening?.[0]).toBe(1);
  // The rules would let the last one bid again.
  expect(table.offer(2, 1)).toEqual({ because: 'committed' });
  table.restart(1);
  table.same();
  expect(table.stateOf(1).taken).toEqual([0, 0, 1]);
  expect(table.view(0).opening).toBeNull();
});

test('a host that is killed between the bids and the opening comes back to it', () => {
  const table = new BidTable(3);
  table.loses = 'open';
  for (const at of [0, 1, 2]) table.bid(at);
  table.phone(0).crash();
  table.loses = '';
  table.wait(1000);
  expect(table.kinds(0)).toEqual(['commit', 'commit', 'commit']);
  table.restart(0);
  table.same();
  expect(table.kinds(1)).toContain('revealed');
});

test('nothing is committed to before what opens it is on the disk', () => {
  const table = new BidTable(2);
  table.world.diskFull = 1000;
  table.do(0, (session, now) => session.offer([AMOUNTS[0] ?? 0], now));
  table.wait(2000);
  expect(table.logs()).toEqual([0, 0]);
  expect(table.told(0, 'unstored')).toHaveLength(1);
  expect(table.view(0).proposing).toBe(false);
  table.world.diskFull = 0;
  table.bid(0);
  table.bid(1);
  table.same();
});

test('when a phone is lost with its bid and its seat is taken, all bid again', () => {
  const table = new BidTable(4);
  for (const at of [0, 1]) table.bid(at);
  table.phone(1).crash();
  for (const at of [2, 3]) table.bid(at);
  table.wait(10_000);
  expect(table.view(0).opening).toEqual([1]);
  expect(table.host((host, now) => host.claim(1, now))).toBeNull();
  table.agree(2, 3);
  table.wait(1000);
  expect(table.kinds(2)).toEqual([...Array(4).fill('commit'), 'undo']);
  for (const at of [0, 2, 3]) expect(table.told(at, 'decide-again')).toHaveLength(1);
  expect(table.stateOf(2).bids).toEqual([]);
  table.bid(0);
  table.bid(0, 5);
  table.bid(2);
  table.bid(3);
  table.restart(1);
  table.same();
  expect(table.stateOf(1).taken).toEqual([0, 0, 0, 1]);
});

test('a computer plays for a phone that is lost with its bid', () => {
  const table = new BidTable(3);
  for (const at of [0, 1]) table.bid(at);
  table.phone(1).crash();
  table.wait(10_000);
  // Before all have bid already: the bid of the lost phone can be opened by nobody.
  expect(table.host((host, now) => host.standIn(1, 'conductor', now))).toBeNull();
  table.agree(2);
  table.wait(1000);
  expect(table.kinds(2)).toEqual(['commit', 'commit', 'undo']);
  table.bid(0);
  table.bid(0, AMOUNTS[1]);
  table.bid(2);
  expect(table.stateOf(2).taken).toEqual([0, 0, 1]);
});

test('the seat of a phone that is there is not given up while its bid is closed', () => {
  const table = new BidTable(3);
  for (const at of [0, 1]) table.bid(at);
  for (const at of [0, 1])
    expect(table.do(at, (session, now) => session.release(at, now))).toEqual({
      because: 'committed',
    });
  table.bid(2);
  expect(table.do(1, (session, now) => session.release(1, now))).toBeNull();
});

test('another phone goes on as host: what the lost host has bid is bid again', () => {
  const table = new BidTable(3);
  table.loses = 'open';
  for (const at of [0, 1, 2]) table.bid(at);
  table.phone(0).crash();
  table.loses = '';
  table.wait(10_000);
  table.do(1, (session, now) => (session.role === 'guest' ? session.becomeHost(now) : null));
  table.wait(15_000);
  expect(table.view(1).opening).toEqual([0]);
  expect(table.do(1, (session, now) => session.claim(0, now))).toBeNull();
  table.agree(2);
  table.wait(1000);
  expect(table.kinds(2).at(-1)).toBe('undo');
  table.bid(1, 5);
  table.bid(1);
  table.bid(2);
  table.restart(0);
  table.wait(6000);
  table.same();
  expect(table.stateOf(0).taken).toEqual([0, 0, 1]);
});

test('what the computers of a lost host have bid is bid again', () => {
  const seats = people(3).map(
    (plan, seat): SeatPlan =>
      seat === 2 ? { ...plan, player: { kind: 'computer', level: 'apprentice' } } : plan,
  );
  const table = new BidTable(3, seats);
  table.host((host, now) => host.handOver(table.id(2), now));
  table.wait(6000);
  table.loses = 'open';
  table.bid(0);
  table.bid(1);
  // The spectator's phone is the host, runs the computer, and is gone.
  table.bid(2);
  table.phone(2).crash();
  table.loses = '';
  table.wait(10_000);
  table.do(0, (session, now) => (session.role === 'guest' ? session.becomeHost(now) : null));
  table.wait(25_000);
  expect(table.kinds(1)).toEqual(['commit', 'commit', 'commit', 'undo']);
  expect(table.told(1, 'decide-again')).toHaveLength(1);
  for (const at of [0, 1]) table.bid(at);
  // The new host decides for the computer.
  table.bid(0, AMOUNTS[2]);
  table.restart(2);
  table.wait(6000);
  table.same();
});

test('a bid is taken back by agreement before all are in, and not between then and the opening', () => {
  const table = new BidTable(3);
  table.bid(0);
  table.askUndo(0);
  for (const at of [1, 2]) {
    const asking = table.view(at).asking;
    table.do(at, (session, now) => session.answerUndo(asking?.number ?? -1, true, now));
  }
  table.wait(500);
  expect(table.kinds(1)).toEqual(['commit', 'undo']);
  table.bid(0, 5);
  table.bid(1);
  table.phone(1).crash();
  table.wait(100);
  table.bid(2);
  expect(table.askUndo(2)).toEqual({ because: 'nothing' });
  table.restart(1);
  expect(table.stateOf(0).taken).toEqual([0, 0, 1]);
});

test('an undo of open bids takes back the whole round', () => {
  const table = new BidTable(2);
  table.bid(0);
  table.bid(1);
  table.askUndo(1);
  table.do(0, (session, now) => session.answerUndo(4, true, now));
  table.wait(500);
  expect(table.stateOf(0)).toMatchObject({ bids: [], taken: [0, 0] });
  table.bid(0);
  table.bid(1, 1);
  table.same();
  expect(table.stateOf(0).taken).toEqual([1, 0]);
});

test('the host hands over in the middle of a round', () => {
  const table = new BidTable(3);
  table.bid(0);
  table.bid(1);
  table.host((host, now) => host.handOver(table.id(2), now));
  table.wait(6000);
  table.bid(2);
  table.wait(3000);
  table.same();
  expect(table.stateOf(0).taken).toEqual([0, 0, 1]);
});

test('who is let in between the bids and the opening gets the same log', () => {
  const table = new BidTable(3, people(2));
  table.phone(2).crash();
  table.wait(100);
  table.bid(0);
  table.restart(2);
  expect(table.kinds(2)).toEqual(['commit']);
  table.bid(1);
  table.same();
  expect(table.stateOf(2).taken).toEqual([0, 1]);
});
