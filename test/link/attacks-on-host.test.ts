import { expect, test } from 'vitest';
import type { Message, MessageBody } from '../../src/link/messages/message';
import { frames, writeMessage } from '../../src/link/messages/wire';
import { people } from '../tiny-game/header';
import { fakeSign } from './support/fake-keys';
import { HostedTable } from './support/hosted-table';
import { packed, said, selfNamed } from './support/table';

const MALLORY = 1;
const FRIEND = 2;
const STRANGER = 3;

type Attack = (table: HostedTable) => void;

const say =
  (message: (table: HostedTable) => Message): Attack =>
  (table) =>
    table.say(MALLORY, message(table));
const send =
  (text: (table: HostedTable) => string): Attack =>
  (table) =>
    table.send(MALLORY, text(table));

/** A proposal as the next entry, or as the attack says otherwise. */
const propose =
  (other: Partial<MessageBody<'propose'>>): Attack =>
  (table) =>
    table.propose(MALLORY, table.mallory, [1], other);

/** Pretends to have gone on alone with these takes. */
const bring =
  (forge: (packed: unknown[]) => unknown[], ...takes: number[]): Attack =>
  (table) => {
    const entries = table.signed(table.mallory, ...takes);
    const digests = table.digests(entries);
    const { length } = digests;
    const marks = digests.map((digest, at) => [at, digest] as [number, string]).reverse();
    table.say(MALLORY, {
      say: 'have',
      match: 1,
      length: length - 1,
      marks: marks.slice(0, 20),
      reply: true,
    });
    const from = table.timeline.length + 1;
    table.send(MALLORY, JSON.stringify(['entries', from, forge(packed(entries))]));
  };

/** No phone of ours sends these: they are counted, and who goes on is dropped. */
const misdeeds: readonly (readonly [string, Attack])[] = [
  ['a foreign seat', propose({ seat: 0 })],
  ['a seat that does not exist', propose({ seat: 15 })],
  ['out of turn', propose({})],
  [
    'an entry instead of a proposal',
    say((table) => ({
      say: 'played',
      number: 1,
      before: table.digests()[0] ?? '',
      revision: 0,
      entries: packed(table.signed(table.mallory, 1)),
    })),
  ],
  [
    'a log with a wrong fingerprint',
    bring(
      (all) =>
        all.map((entry) => {
          const [seat, at, proved, action] = entry as [number, number, string, unknown];
          return [seat, at, `00000000000000${proved.slice(14)}`, action];
        }),
      1,
    ),
  ],
  [
    'a log with an illegal action',
    bring(([first]) => {
      const [seat, at, fingerprint] = first as unknown[];
      return [[seat, at, fingerprint, { take: 9 }]];
    }, 1),
  ],
  ['a giant text', send(() => `["talk","${'x'.repeat(2_000_000)}"]`)],
  ['a giant in pieces', send(() => frames('x'.repeat(400_000), 1)[0] ?? '')],
  ['depths', send(() => `["propose",1,"","","",${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}]`)],
  ['another prototype', send(() => '["propose",1,"",1,"",{"__proto__":{"take":1}},[]]')],
  ['a constructor', send(() => '["propose",1,"",1,"",{"constructor":{"prototype":1}},[]]')],
  ['a word from the prototype', send(() => '["__proto__",1]')],
  ['no text at all', send(() => '')],
  [
    'half a message',
    send(({ timeline }) => writeMessage({ say: 'want', from: timeline.length }).slice(0, -2)),
  ],
  ['fields of the wrong kind', send(() => '["claim","1","x"]')],
  ['more fields than there are', send(() => '["claim",1,"x",2]')],
  ['numbers that are none', send(() => '["want",1e999]')],
  [
    'a new host by decree',
    say(({ mallory }) => ({ say: 'host-is-now', term: 9, host: mallory.phone })),
  ],
  ['a lobby of its own', send(() => '["lobby",99,1,null,{"is":"gathering"},[],[],[]]')],
  ['another phone’s seat released', (table) => table.release(MALLORY, table.mallory, 0)],
  [
    'a second key on one link',
    (table) => {
      table.again(MALLORY, selfNamed('another'));
    },
  ],
];

test.each(misdeeds)('%s changes nothing, and who goes on with it is dropped', (_, attack) => {
  const table = new HostedTable();
  const before = table.state;
  attack(table);
  expect(table.deeds).toEqual([]);
  expect(table.state).toEqual(before);
  expect(table.isDropped).toBe(false);
  for (let again = 0; again < 12 && !table.isDropped; again++) attack(table);
  expect(table.isDropped).toBe(true);
  expect(table.deeds).toEqual([]);
  expect(table.state).toEqual(before);
  expect(said(table.heard(FRIEND), 'was-dropped')).toMatchObject([{ phone: table.mallory.phone }]);
  // The others play on, and it does not come back.
  expect(table.host.offer([2], table.now)).toBeNull();
  table.settle();
  expect(said(table.heard(FRIEND), 'played')).toHaveLength(1);
  table.come(STRANGER, table.mallory);
  expect(said(table.heard(STRANGER), 'refused')).toMatchObject([{ because: 'dropped' }]);
});

/** What may also come of a race or a lost word is only of no use. */
const useless: readonly (readonly [string, Attack])[] = [
  ['a future entry', propose({ number: 99 })],
  ['an entry after another log', propose({ before: 'd'.repeat(22) })],
  ['a taken seat claimed', (table) => table.claim(MALLORY, table.mallory, 0)],
  [
    'entries nobody asked for',
    say((table) => ({
      say: 'entries',
      from: 1,
      entries: packed(table.signed(table.mallory, 1)),
    })),
  ],
  ['a share after the start', say(() => ({ say: 'reveal', attempt: 1, share: 'x'.repeat(22) }))],
  [
    'a commitment after the start',
    say(() => ({
      say: 'commit',
      attempt: 1,
      digest: 'x'.repeat(43),
      signature: 'x'.repeat(86),
    })),
  ],
  ['what lies beyond the end', say(() => ({ say: 'want', from: 9999 }))],
  ['an answer nobody asked for', say(() => ({ say: 'answer-undo', number: 0, yes: true }))],
  [
    'undo of nothing',
    say(({ mallory }) => ({
      say: 'ask-undo',
      number: 0,
      back: 'undo',
      size: 'step',
      by: mallory.phone,
      under: '',
      signature: 'x'.repeat(86),
    })),
  ],
];

test.each(useless)('%s is of no use', (_, attack) => {
  const table = new HostedTable();
  const before = table.state;
  for (let again = 0; again < 20; again++) attack(table);
  expect(table.deeds).toEqual([]);
  expect(table.state).toEqual(before);
});

test('a proposal that comes again and again is played once', () => {
  const table = new HostedTable();
  table.host.offer([1], table.now);
  table.settle();
  const proposal = propose({ number: 2, before: table.digests()[1] ?? '' });
  for (let again = 0; again < 5; again++) proposal(table);
  expect(table.host.view.length).toBe(2);
  expect(table.isDropped).toBe(false);
});

test('another’s decision is not taken back by who did not make it', () => {
  const table = new HostedTable();
  table.host.offer([1], table.now);
  table.settle();
  for (let again = 0; again < 12; again++)
    table.say(MALLORY, {
      say: 'ask-undo',
      number: 1,
      back: 'undo',
      size: 'step',
      by: table.mallory.phone,
      under: '',
      signature: 'x'.repeat(86),
    });
  expect(table.host.view).toMatchObject({ length: 1, asking: null });
  expect(table.isDropped).toBe(true);
});

test('moves for people who have been here all the while are not taken from a phone', () => {
  const table = new HostedTable();
  table.host.offer([1], table.now);
  table.settle();
  bring((all) => all, 1, 1)(table);
  expect(table.host.view).toMatchObject({ length: 1, divergences: [] });
  expect(table.deeds.map(({ effect }) => effect)).toEqual(['store']);
});

test('N3: a phone does not play for the host’s computers', () => {
  const [own, theirs, last] = people(3);
  if (!own || !theirs || !last) throw new Error('no seats');
  const computer = { kind: 'computer', level: 'apprentice' } as const;
  const table = new HostedTable([{ ...own, player: computer }, theirs, last]);
  bring((all) => all, 1)(table);
  expect(table.host.view.length).toBe(0);
  expect(table.deeds).toEqual([]);
});

test('a log that is announced and never comes', () => {
  const table = new HostedTable();
  const marks: [number, string][] = [[0, table.digests()[0] ?? '']];
  table.say(MALLORY, { say: 'have', match: 1, length: 9000, marks, reply: true });
  for (let second = 0; second < 30; second++) {
    table.now += 1000;
    table.host.tick(table.now);
    table.say(MALLORY, { say: 'ping', revision: 0, match: 1, at: null, signature: null });
  }
  expect(said(table.heard(MALLORY), 'want').length).toBeLessThan(15);
  expect(table.host.offer([1], table.now)).toBeNull();
});

test('a flood: the phone is dropped, the others are told, the match goes on', () => {
  const table = new HostedTable();
  for (let ping = 0; ping < 1000; ping++)
    table.host.receive(MALLORY, '["ping",0,1,null,null]', table.now);
  table.settle();
  expect(table.told()).toContain('dropped');
  expect(said(table.heard(FRIEND), 'was-dropped')).toMatchObject([{ because: 'too-often' }]);
  expect(table.host.offer([1], table.now)).toBeNull();
});

test('too much talk is not passed on', () => {
  const table = new HostedTable();
  for (let word = 0; word < 50; word++)
    table.say(MALLORY, { say: 'talk', by: table.mallory.phone, talk: 'train' });
  expect(said(table.heard(FRIEND), 'talk').length).toBeLessThan(8);
  expect(table.isDropped).toBe(false);
});

test('nobody talks in another’s name', () => {
  const table = new HostedTable();
  table.say(MALLORY, { say: 'talk', by: table.friend.phone, talk: 'sorry' });
  expect(said(table.heard(FRIEND), 'talk')).toMatchObject([{ by: table.mallory.phone }]);
});

test('a stranger hears nothing of the match before a person lets it in', () => {
  const table = new HostedTable();
  table.come(STRANGER, selfNamed('stranger'));
  table.say(STRANGER, { say: 'ping', revision: -1, match: 0, at: null, signature: null });
  table.say(STRANGER, { say: 'want', from: 1 });
  table.claim(STRANGER, selfNamed('stranger'), 1);
  expect(table.heard(STRANGER)).toMatchObject([
    { say: 'challenge' },
    { say: 'welcome', admitted: false },
  ]);
  expect(table.told()).toEqual(['join-request']);
  table.host.admit(selfNamed('stranger').phone, false, table.now);
  table.settle();
  expect(said(table.heard(STRANGER), 'refused')).toMatchObject([{ because: 'not-admitted' }]);
});

test('a stranger who knows a phone’s id, name and public key proves nothing by that', () => {
  const table = new HostedTable();
  const { guestNonce, text } = table.meeting(STRANGER, table.mallory);
  table.greet(STRANGER, table.mallory);
  const signature = fakeSign(selfNamed('stranger').key, text);
  table.say(STRANGER, { say: 'prove', nonce: guestNonce, signature });
  expect(said(table.heard(STRANGER), 'welcome')).toEqual([]);
  expect(table.isDropped).toBe(false);
});
