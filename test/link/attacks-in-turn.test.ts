import { beforeEach, describe, expect, test } from 'vitest';
import type { MessageBody } from '../../src/link/messages/message';
import { HostedTable } from './support/hosted-table';
import { said } from './support/table';

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
    ['for whoever comes after it', { seat: 2 }],
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
