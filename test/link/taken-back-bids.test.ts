import { expect, test, vi } from 'vitest';
import type { SeatPlan } from '../../src/kit/header';
import { packEntry } from '../../src/link/messages/entry-form';
import { writeMessage } from '../../src/link/messages/wire';
import { LogReplica } from '../../src/link/session/log-replica';
import { digestAfter, entryText, writeProof } from '../../src/link/session/proof';
import { bids as game } from '../tiny-game/bids';
import { people } from '../tiny-game/header';
import { Network } from './sim/network';
import { AMOUNTS, BidTable } from './support/bid-table';

test('N1: a host and a second phone do not take a round back for the host’s computer', () => {
  const seats = people(3).map(
    (plan, seat): SeatPlan =>
      seat === 2 ? { ...plan, player: { kind: 'computer', level: 'apprentice' } } : plan,
  );
  const table = new BidTable(3, seats);
  const links: number[] = [];
  const { network } = table.world;
  const send = network.send.bind(network);
  network.send = (from, text) => {
    if (text.startsWith('["played"')) links.push(from);
    send(from, text);
  };
  // As if the host had heard the openings and kept them to itself.
  table.loses = 'open';
  table.bid(0);
  table.bid(1);
  table.bid(0, AMOUNTS[2]);
  expect(table.kinds(1)).toEqual(['commit', 'commit', 'commit']);
  const { charter, lobby } = table.phone(0).disk.record ?? {};
  const timeline = table.phone(0).disk.timeline(game);
  const accomplice = table.phone(2);
  const entry = timeline?.prepareWithdrawal(2, 5);
  if (!charter || !lobby || !timeline || !entry) throw new Error('no round');
  const [, before] = new LogReplica(timeline, 'host', charter).end;
  const proof = (signature: string) => writeProof(accomplice.self.phone, signature, '');
  const digest = digestAfter(before, { ...entry, proof: proof('x'.repeat(86)) });
  const signed = { ...entry, proof: proof(accomplice.sign(entryText(4, digest))) };
  const { revision } = lobby;
  const played = { number: 4, before, revision, entries: [packEntry(signed)] };
  for (const link of new Set(links)) send(link, writeMessage({ say: 'played', ...played }));
  table.wait(1000);
  expect(table.kinds(1)).toEqual(['commit', 'commit', 'commit']);
  expect(table.told(1, 'cannot-play')).toMatchObject([{ because: 'round-taken-back' }]);
});

test('N1: a host that claims more entries than it has shown hears no bid', () => {
  const { send } = Network.prototype;
  const lie = vi.spyOn(Network.prototype, 'send').mockImplementation(function (
    this: Network,
    from,
    text,
  ) {
    const [say, ...parts] = JSON.parse(text);
    // What is agreed about the length of a log is the fourth part.
    if (say === 'welcome') parts[3] = 900;
    send.call(this, from, say === 'welcome' ? JSON.stringify([say, ...parts]) : text);
  });
  const table = new BidTable(2);
  for (const at of [0, 1]) table.bid(at);
  table.wait(3000);
  lie.mockRestore();
  expect(table.kinds(1)).toEqual(['commit', 'commit']);
  expect(table.wire.filter((text) => text.startsWith('["open"'))).toEqual([]);
});
