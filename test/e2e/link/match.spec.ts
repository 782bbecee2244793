import { pace } from '../support/computers';
import { exported } from '../support/exported';
import { ranks } from '../support/game-table';
import { joinTable, newPhone, openTable, playOn, sit } from '../support/linked';
import { settled } from '../support/settled';
import { signal } from '../support/signal';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('two phones and a computer play a whole match: both are reloaded, and the server goes', {
  tag: '@long',
}, async ({ browser, site }) => {
  const server = await signal();
  site.passTo(server.port);
  const [host, guest] = await Promise.all([
    newPhone(browser, site.url),
    newPhone(browser, site.url),
  ]);
  const pages = [host.page, guest.page];
  await pace(host.page, 'Instant', site.url);
  const code = await openTable(host.page, site.url, 3, [3]);
  await joinTable(guest.page, host.page, site.url, code, 'Bea');
  await sit(guest.page);
  await host.page.getByRole('button', { name: 'Start', exact: true }).tap();

  for (let whim = 0; await playOn(pages, whim); whim++) {
    if (whim === 3) await guest.page.reload();
    if (whim === 6) await host.page.reload();
    if (whim === 9) await server.stop();
  }

  for (const page of pages) await settled(page);
  const [here, there] = await Promise.all(pages.map((page) => ranks(page).allInnerTexts()));
  expect(there).toEqual(here);
  const [ours, theirs] = await Promise.all(pages.map(exported));
  expect(theirs).toEqual(ours);
  for (const { context } of [host, guest]) await context.close();
});
