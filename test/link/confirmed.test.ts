import { expect, test } from 'vitest';
import type { Message } from '../../src/link/messages/message';
import { writeMessage } from '../../src/link/messages/wire';
import type { Effect } from '../../src/link/session/effect';
import { HostedTable } from './support/hosted-table';
import { said, saidIn } from './support/table';

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
