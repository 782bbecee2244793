import { expect, test } from 'vitest';
import { writeSetting } from '../../../src/archive/settings';
import { LinkTrouble } from '../../../src/link/connections/link';
import { drawKeyPair, isSigned, sign } from '../../../src/link/identity/keys';
import { readMessage, writeMessage } from '../../../src/link/messages/wire';
import { newTable } from '../../../src/link/session/lobby';
import { LinkSettings, ownKeyPair } from '../../../src/match/linked/link-settings';
import { PUBLIC_SERVER } from '../../../src/match/linked/signaling';
import { archiveNamed, freshName } from '../../archive/archives';
import { people } from '../../tiny-game/header';

async function settingsOf() {
  const archive = await archiveNamed(freshName());
  const keys = drawKeyPair();
  const settings = new LinkSettings(
    (task) => task(archive),
    '1',
    'trains.example',
    () => 'Host',
    () => keys,
  );
  return { archive, settings };
}

const plan = { game: 'beans', rules: 1, options: {}, help: false };

test('a phone keeps its key, and the name that its people gave last', async () => {
  const { settings } = await settingsOf();
  const nameless = await settings.thisPhone();
  expect(nameless).toMatchObject({ name: 'Host', app: '1' });
  expect(await settings.thisPhone('Ann')).toEqual({ ...nameless, name: 'Ann' });
  expect(await settings.thisPhone()).toEqual({ ...nameless, name: 'Ann' });
});

test('a table is found again until it is forgotten', async () => {
  const { settings } = await settingsOf();
  const record = { ...newTable(await settings.thisPhone(), plan, people(2)), previous: [] };
  await settings.storeTable('m1', { code: 'ABCDEF', record });
  expect(await settings.table('m1')).toEqual({ code: 'ABCDEF', record });
  expect(await settings.table(null)).toBeNull();
  await settings.storeTable('m1', null);
  expect(await settings.table('m1')).toBeNull();
});

test('a table that an older version has stored is forgotten: its match is this phone’s own', async () => {
  const { archive, settings } = await settingsOf();
  const { help: _, ...older } = plan;
  const record = { ...newTable(await settings.thisPhone(), plan, people(2)), plan: older };
  const stored = JSON.parse(JSON.stringify({ code: null, record }));
  await writeSetting(archive, 'link-table-m1', stored);
  expect(await settings.table('m1')).toBeNull();
});

test.each<[string, (stored: { code: unknown; record: Record<string, unknown> }) => void]>([
  ['a lobby', ({ record }) => delete record.lobby],
  ['a host', ({ record }) => Object.assign(record, { host: 7 })],
  ['its phones', ({ record }) => Object.assign(record.lobby ?? {}, { phones: [null] })],
  ['what is played', ({ record }) => Object.assign(record, { plan: 'x' })],
  ['its code', (stored) => Object.assign(stored, { code: {} })],
])(
  'a stored table that has lost %s is none: its match goes on without the others',
  async (_, damage) => {
    const { archive, settings } = await settingsOf();
    const record = newTable(await settings.thisPhone(), plan, people(2));
    const stored = JSON.parse(JSON.stringify({ code: null, record }));
    damage(stored);
    await writeSetting(archive, 'link-table-m1', stored);
    expect(await settings.table('m1')).toBeNull();
  },
);

test('other phones can read the name of this one, however long a file has made it', async () => {
  const { settings } = await settingsOf();
  const { name, key, phone } = await settings.thisPhone(
    'Wolfeschlegelsteinhausenbergerdorff'.repeat(2),
  );
  const lobby = { ...newTable(await settings.thisPhone(), plan, people(2)).lobby };
  const message = { say: 'lobby' as const, ...lobby, phones: [{ phone, key, name, linked: true }] };
  expect(readMessage(writeMessage(message))).toEqual(message);
});

test('a phone’s key pair is drawn once, and nobody can read its secret half', async () => {
  const name = freshName();
  const [one, other] = await Promise.all([ownKeyPair(name), ownKeyPair(name)]);
  expect(other?.key).toBe(one?.key);
  const again = await ownKeyPair(name);
  expect(again.key).toBe(one?.key);
  expect(again.signing.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('pkcs8', again.signing)).rejects.toThrow();
  const signature = await sign(again, 'text');
  expect(await isSigned({ key: again.key, text: 'text', signature })).toBe(true);
  expect(await isSigned({ key: again.key, text: 'other', signature })).toBe(false);
  expect(await isSigned({ key: 'none', text: 'text', signature })).toBe(false);
});

test('no other server is asked in place of one whose address can never work', async () => {
  const { settings } = await settingsOf();
  expect(await settings.signaling()).toBeNull();
  for (const address of ['two words', 'http://elsewhere.example']) {
    await settings.storeServer({ ...PUBLIC_SERVER, address });
    expect(await settings.signaling()).toEqual(new LinkTrouble('bad-server'));
  }
  await settings.storeServer({ ...PUBLIC_SERVER, address: 'http://trains.example' });
  expect(await settings.signaling()).toMatchObject({ host: 'trains.example', secure: false });
});
