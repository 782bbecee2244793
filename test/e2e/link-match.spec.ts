import { pace } from './support/computers';
import { exported } from './support/exported';
import { Handset } from './support/handset';
import { joinTable, openTable, playOn, sit, useServer } from './support/linked';
import { signal } from './support/signal';
import { expect, test } from './support/test';
import { ranking } from './support/turns';

test.use({ trace: 'off' });

test('two browsers and a computer play a whole match: a page and both browsers die, and the server goes', async ({
  site,
  launchOptions,
}, info) => {
  test.setTimeout(150_000);
  const server = await signal();
  site.passTo(server.port);
  const [host, guest] = await Promise.all(
    ['host', 'guest'].map((name) => Handset.start(info.outputPath(name), launchOptions)),
  );
  if (!host || !guest) throw new Error('two phones');
  const pages = () => [host.page, guest.page];
  await Promise.all(pages().map((page) => useServer(page, site.url)));
  await pace(host.page, 'At once', site.url);
  const code = await openTable(host.page, site.url, 3, [3]);
  await joinTable(guest.page, host.page, site.url, code, 'Bea');
  await sit(guest.page);
  await host.page.getByRole('button', { name: 'Begin' }).tap();

  for (let whim = 0; await playOn(pages(), whim); whim++) {
    if (whim === 3) await guest.crashPage();
    if (whim === 6) {
      const match = guest.page.url();
      await guest.kill();
      await guest.restart(match);
    }
    if (whim === 9) {
      const match = host.page.url();
      await host.kill();
      await host.restart(match);
    }
    if (whim === 12) await server.stop();
  }

  const [here, there] = await Promise.all(
    pages().map((page) => ranking(page).locator('.mx-standing').innerText()),
  );
  expect(there).toBe(here);
  const [ours, theirs] = await Promise.all(pages().map(exported));
  expect(theirs).toEqual(ours);
  await Promise.all([host.kill(), guest.kill()]);
});
