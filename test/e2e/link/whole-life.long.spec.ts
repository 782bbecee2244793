import { exported } from '../support/files';
import { Handset } from '../support/handset';
import { joinTable, openTable, playOn, signal, sit, useServer } from '../support/linked';
import { heading, ranks, settled } from '../support/table';
import { expect, test } from '../support/test';

test.use({ trace: 'off' });

const phones: Handset[] = [];
// A frozen page would keep its browser running, however the test ends.
test.afterEach(() => Promise.all(phones.map((phone) => phone.kill())));

test('three people on three browsers play a whole match, whatever happens to their phones', async ({
  site,
  launchOptions,
}, info) => {
  let server = await signal();
  site.passTo(server.port);
  const [host, bea, cem] = await Promise.all(
    ['host', 'bea', 'cem'].map((name) => Handset.start(info.outputPath(name), launchOptions)),
  );
  if (!host || !bea || !cem) throw new Error('three phones');
  phones.push(host, bea, cem);
  const pages = () => [host, bea, cem].map(({ page }) => page);
  const row = ({ page }: Handset) => page.locator('.link-row');
  await Promise.all(pages().map((page) => useServer(page, site.url)));
  const code = await openTable(host.page, site.url, 3);
  await joinTable(bea.page, host.page, site.url, code, 'Bea');
  await sit(bea.page);
  await joinTable(cem.page, host.page, site.url, code, 'Cem');
  await sit(cem.page);
  await host.page.getByRole('button', { name: 'Start', exact: true }).tap();
  let whim = 0;
  const round = async () => {
    for (let seat = 0; seat < 3; seat++) expect(await playOn(pages(), whim++)).toBe(true);
  };
  await round();
  const match = host.page.url();
  /** The others play on, until it is the turn of the missing player. */
  const without = async (phones: readonly Handset[], name: string) => {
    const there = phones.map(({ page }) => page);
    for (let most = 3; most > 0; most--)
      if (await playOn(there, whim, (page) => heading(page, `${name}’s turn`))) whim++;
  };

  await test.step('a page dies', async () => {
    await bea.crashPage();
    await round();
  });

  await test.step('a page is frozen until it counts as lost, and then goes on', async () => {
    await bea.freeze();
    await expect(row(cem)).toContainText('Disconnected: Bea');
    await without([host, cem], 'Bea');
    bea.thaw();
    await expect(row(cem)).not.toContainText('Disconnected');
    await round();
  });

  await test.step('the host’s page is frozen, and the guests find it again', async () => {
    await host.freeze();
    await expect(row(bea)).toContainText('phone is disconnected');
    host.thaw();
    await round();
  });

  await test.step('the host’s browser dies', async () => {
    await host.kill();
    await expect(row(bea)).toContainText('phone is disconnected');
    await host.restart(match);
    await round();
  });

  await test.step('the server goes: play goes on, and who is lost then comes back with it', async () => {
    await server.stop();
    await round();
    await cem.kill();
    await expect(row(bea)).toContainText('Disconnected: Cem');
    await cem.restart(match);
    await without([host, bea], 'Cem');
    await expect(row(cem)).toContainText('phone is disconnected');
    server = await signal(server.port);
    await expect(row(bea)).not.toContainText('Disconnected', { timeout: 30_000 });
    await round();
  });

  while (await playOn(pages(), whim)) whim++;
  for (const page of pages()) await settled(page);
  const rankings = await Promise.all(pages().map((page) => ranks(page).allInnerTexts()));
  for (const one of rankings) expect(one).toEqual(rankings[0]);
  const [ours, ...theirs] = await Promise.all(pages().map(exported));
  for (const file of theirs) expect(file).toEqual(ours);
  await server.stop();
});
