import { expect, test } from 'vitest';
import { PROTOCOL } from '../../src/link/messages/message';
import { HostedTable } from './support/hosted-table';
import { GuestSeat } from './support/seat';
import { said, selfNamed, textsIn } from './support/table';

// These texts are what versions 1 to 4 of the protocol send. They must never be edited.
const OLD_HELLO = `["hello",1,"1.0.0","${'k'.repeat(22)}","Ann",0,false,0,0]`;
const HELLO_OF_2 = `["hello",2,"0.2.0","${'k'.repeat(22)}","Ann",0,false,0,0]`;
const HELLO_OF_3 = `["hello",3,"0.2.0","${'k'.repeat(87)}","Ann","${'c'.repeat(22)}",null,0,false,0,0]`;
const HELLO_OF_4 = `["hello",4,"0.3.0","${'k'.repeat(87)}","Ann","${'c'.repeat(22)}",null,0,null,0,0]`;
const OLD_REFUSAL = '["refused","other-protocol","1.0.0"]';

const STRANGER = 7;

test.each([OLD_HELLO, HELLO_OF_2, HELLO_OF_3, HELLO_OF_4])(
  'a phone that says %s gets a refusal that it can read, with the version of the host',
  (hello) => {
    const table = new HostedTable();
    table.connect(STRANGER);
    const effects = table.send(STRANGER, hello);
    expect(textsIn(effects, STRANGER)).toEqual(['["refused","other-app","1"]']);
    expect(effects).toContainEqual({ effect: 'close', link: STRANGER });
  },
);

test('a phone of the new version reads the refusal of an old host, and says which version that is', () => {
  const seat = new GuestSeat();
  const [hello = ''] = textsIn(seat.effects, 1);
  expect(JSON.parse(hello).slice(0, 3)).toEqual(['hello', PROTOCOL, '1']);
  seat.send(OLD_REFUSAL);
  expect(seat.effects).toContainEqual({
    effect: 'notify',
    notice: 'refused',
    because: 'other-protocol',
    app: '1.0.0',
  });
  expect(seat.guest.view.membership).toBe('ended');
});

test.each([
  ['another app', { app: '2' }, 'other-app'],
  ['a newer protocol', { protocol: PROTOCOL + 1 }, 'other-protocol'],
  ['a newer protocol and app', { protocol: PROTOCOL + 1, app: '2' }, 'other-app'],
])('a phone with %s is told so, and nothing else', (_, other, because) => {
  const table = new HostedTable();
  table.come(STRANGER, selfNamed('stranger'), other);
  expect(table.heard(STRANGER)).toMatchObject([{ say: 'refused', because, app: '1' }]);
});

const BEFORE = 1;
const NOW = 3;

test('of two windows of one phone the last one sits at the table, and the other is told so', () => {
  const table = new HostedTable();
  table.come(NOW, table.mallory);
  expect(said(table.heard(BEFORE), 'refused')).toMatchObject([{ because: 'other-window' }]);
  expect(said(table.heard(NOW), 'welcome')).toMatchObject([{ admitted: true }]);
  table.host.closed(BEFORE, table.now);
  const { lobby } = table.host.view.table ?? {};
  expect(lobby?.phones).toContainEqual(
    expect.objectContaining({ phone: table.mallory.phone, linked: true }),
  );
  expect(lobby?.seats[1]?.holder).toBe(table.mallory.phone);
});
