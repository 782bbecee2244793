import { exported } from '../support/files';
import { joinTable, loadAgain, openTable, playOn, sit, twoPhones } from '../support/linked';
import { pace } from '../support/set-up';
import { ranks, settled } from '../support/table';
import { expect, still as test } from '../support/test';

test('two phones and a computer play a whole match: both are reloaded, and the server goes', async ({
  browser,
  site,
}) => {
  const { server, host, guest } = await twoPhones(browser, site);
  const pages = [host.page, guest.page];
  await pace(host.page, 'Instant', site.url);
  const code = await openTable(host.page, site.url, 3, [3]);
  await joinTable(guest.page, host.page, site.url, code, 'Bea');
  await sit(guest.page);
  await host.page.getByRole('button', { name: 'Start', exact: true }).tap();

  for (let whim = 0; await playOn(pages, whim); whim++) {
    if (whim === 3) await loadAgain(guest.page, pages);
    if (whim === 6) await loadAgain(host.page, pages);
    if (whim === 9) await server.stop();
  }

  for (const page of pages) await settled(page);
  const [here, there] = await Promise.all(pages.map((page) => ranks(page).allInnerTexts()));
  expect(there).toEqual(here);
  const [ours, theirs] = await Promise.all(pages.map(exported));
  expect(theirs).toEqual(ours);
  for (const { context } of [host, guest]) await context.close();
});
