import { beforeEach, describe, expect, test } from 'vitest';
import type { MessageBody } from '../../src/link/messages/message';
import { digestsOf, HostedTable, said } from './support/table';

const MALLORY = 1;

describe('a phone whose turn it is', () => {
  let table: HostedTable;
  let before: string;
  beforeEach(() => {
    table = new HostedTable();
    table.host.offer([1], table.now);
    table.settle();
    table.effects = [];
    before = digestsOf(table.timeline)[1] ?? '';
  });

  const propose = (other: Partial<MessageBody<'propose'>> = {}) =>
    table.say(MALLORY, {
      say: 'propose',
      number: 2,
      before,
      seat: 1,
      actions: [1],
      ...other,
    });

  test('may act', () => {
    propose();
    expect(table.host.view.length).toBe(2);
  });

  test.each<[string, () => Partial<MessageBody<'propose'>>]>([
    ['for another log', () => ({ before: '0123456789abcd' })],
    ['as an entry of the future', () => ({ number: 3 })],
    ['as an entry of the past', () => ({ number: 1, before: digestsOf(table.timeline)[0] ?? '' })],
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
  ])('does not play %s, and is told so before it is dropped', (_, other) => {
    propose(other);
    expect(said(table.heard(MALLORY), 'declined')).toMatchObject([{ number: 2 }]);
    for (let again = 0; again < 12 && !table.isDropped; again++) propose(other);
    expect(table.isDropped).toBe(true);
    expect(table.deeds).toEqual([]);
  });

  test('acts once, when it proposes two different things at the same time', () => {
    propose({ actions: [1] });
    propose({ actions: [2] });
    expect(table.host.view.length).toBe(2);
    expect(table.timeline.entries.at(-1)).toMatchObject({ action: { take: 1 } });
  });
});
