import { expect, test } from 'vitest';
import { writeSetting } from '../../../src/archive/settings';
import { newTable } from '../../../src/link/session/lobby';
import { LinkSettings } from '../../../src/match/linked/link-settings';
import { archiveNamed, freshName } from '../../archive/archives';
import { people } from '../../tiny-game/header';

async function settingsOf() {
  const archive = await archiveNamed(freshName());
  const settings = new LinkSettings(
    (task) => task(archive),
    '1',
    () => 'Host',
  );
  return { archive, settings };
}

const plan = { game: 'beans', rules: 1, options: {} };

test('a phone keeps its key, and the name that its people gave last', async () => {
  const { settings } = await settingsOf();
  const nameless = await settings.thisPhone();
  expect(nameless).toMatchObject({ name: 'Host', app: '1' });
  expect(await settings.thisPhone('Ann')).toEqual({ ...nameless, name: 'Ann' });
  expect(await settings.thisPhone()).toEqual({ ...nameless, name: 'Ann' });
});

test('a table is found again until it is forgotten', async () => {
  const { settings } = await settingsOf();
  const record = { ...newTable(await settings.thisPhone(), plan, people(2)), previous: ['m0'] };
  await settings.storeTable('m1', { code: 'ABCDEF', record });
  expect(await settings.table('m1')).toEqual({ code: 'ABCDEF', record });
  expect(await settings.table(null)).toBeNull();
  await settings.storeTable('m1', null);
  expect(await settings.table('m1')).toBeNull();
});

test('the previous matches of a table that protocol 1 has stored are still known', async () => {
  const { archive, settings } = await settingsOf();
  const record = newTable(await settings.thisPhone(), plan, people(2));
  const stored = JSON.parse(JSON.stringify({ code: null, record: { ...record, past: ['m0'] } }));
  await writeSetting(archive, 'link-table-m1', stored);
  expect((await settings.table('m1'))?.record.previous).toEqual(['m0']);
});
