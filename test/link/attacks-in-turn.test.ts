import { beforeEach, describe, expect, test } from 'vitest';
import type { Message, MessageBody } from '../../src/link/messages/message';
import { writeMessage } from '../../src/link/messages/wire';
import type { Effect } from '../../src/link/session/effect';
import { HostedTable } from './support/hosted-table';
import { said, saidIn } from './support/table';

const MALLORY = 1;

describe('a phone whose turn it is', () => {
  let table: HostedTable;
  beforeEach(() => {
    table = new HostedTable();
    table.host.offer([1], table.now);
    table.settle();
    table.effects = [];
  });

  const propose = ({ actions = [1], ...other }: Partial<MessageBody<'propose'>> = {}) =>
    table.propose(MALLORY, table.mallory, actions, other);

  test('may act', () => {
    propose();
    expect(table.host.view.length).toBe(2);
  });

  test.each<[string, () => Partial<MessageBody<'propose'>>]>([
    ['for another log', () => ({ before: 'd'.repeat(22) })],
    ['as an entry of the future', () => ({ number: 3 })],
    ['as an entry of the past', () => ({ number: 1, before: table.digests()[0] ?? '' })],
  ])('does not act %s, which a race could explain', (_, other) => {
    for (let again = 0; again < 12; again++) propose(other());
    expect(table.deeds).toEqual([]);
    expect(table.isDropped).toBe(false);
    propose();
    expect(table.host.view.length).toBe(2);
  });

  test.each<[string, Partial<MessageBody<'propose'>>]>([
    ['what the rules forbid', { actions: [9] }],
    ['what no rules know', { actions: [-7] }],
    ['for the seat after its own', { seat: 2 }],
    ['with a signature that is not its own', { signatures: ['x'.repeat(86)] }],
    ['with no signature', { signatures: [] }],
  ])('does not play %s, and is told so before it is dropped', (_, other) => {
    propose(other);
    expect(said(table.heard(MALLORY), 'declined')).toMatchObject([{ number: 2 }]);
    for (let again = 0; again < 12 && !table.isDropped; again++) propose(other);
    expect(table.isDropped).toBe(true);
    expect(table.deeds).toEqual([]);
  });

  test('acts once, when it proposes two different things at the same time', () => {
    const before = table.digests().at(-1) ?? '';
    propose({ actions: [1] });
    propose({ actions: [2], number: 2, before });
    expect(table.host.view.length).toBe(2);
    expect(table.timeline.entries.at(-1)).toMatchObject({ action: { take: 1 } });
  });
});

const GUEST = 1;

test('a host tells nobody of what is not on its disk yet, however it is asked', () => {
  const table = new HostedTable();
  const [nothing = ''] = table.digests();
  const match = 1;
  const heard: Effect[] = [];
  const ask = (message: Message) => {
    table.host.receive(GUEST, writeMessage(message), table.now);
    heard.push(...table.host.take());
  };
  expect(table.host.offer([1], table.now)).toBeNull();
  for (const effect of table.host.take()) table.notarize(effect);
  ask({ say: 'ping', revision: 0, match, at: [0, nothing], signature: null });
  ask({ say: 'have', match, length: 0, marks: [[0, nothing]], reply: false });
  ask({ say: 'want', from: 1 });
  const words = saidIn(heard, GUEST);
  expect(said(words, 'pong')).toMatchObject([{ at: [0, nothing] }]);
  expect(words.map(({ say }) => say)).not.toContain('played');
  expect(words.map(({ say }) => say)).not.toContain('entries');
  for (const { length } of said(words, 'have')) expect(length).toBe(0);

  const store = heard.find((effect) => effect.effect === 'store');
  if (store?.effect !== 'store') throw new Error('nothing is to be stored');
  table.host.stored(store.end, table.now);
  expect(said(saidIn(table.host.take(), GUEST), 'played')).toMatchObject([{ number: 1 }]);
});
