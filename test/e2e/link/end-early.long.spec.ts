import { expectNoFindings } from '../support/axe';
import { rowsOf } from '../support/database';
import { atTurn, twoAtTable } from '../support/linked';
import { heading, settled, tap } from '../support/table';
import { expect, test } from '../support/test';
import { pick } from '../support/turns';

test('the host ends a linked match for everybody: each phone says who did, lists it as ended, and knows it after a reload', async ({
  browser,
  site,
}) => {
  const { host, guest, end } = await twoAtTable(browser, site);
  await host.page.getByRole('button', { name: 'Start', exact: true }).tap();
  const pages = [host.page, guest.page];
  await atTurn(pages, 'Player 1');
  await pick(host.page, 'Brown');
  await atTurn(pages, 'Bea');

  // A guest is told who can end it.
  await tap(guest.page.getByRole('button', { name: 'Menu' }));
  await expect(guest.page.getByText('Only the host can end this match')).toBeVisible();
  await guest.page.getByRole('button', { name: 'Close' }).tap();
  await tap(host.page.getByRole('button', { name: 'Menu' }));
  const ask = host.page.getByRole('button', { name: 'End this match for everyone' });
  await ask.tap();
  await host.page.getByRole('button', { name: 'Cancel' }).tap();
  await expect(guest.page.getByText(/ended this match/)).toHaveCount(0);
  await ask.tap();
  await host.page.getByRole('button', { name: 'End match', exact: true }).tap();

  const said = [/^You ended this match early/, /^Player 1 ended this match early/];
  const isEnded = async () => {
    for (const [at, page] of pages.entries()) {
      await expect(heading(page, 'Ended early')).toBeVisible();
      await expect(page.getByText(said[at] ?? '')).toBeVisible();
    }
    const ends = await Promise.all(
      pages.map(async (page) =>
        (await rowsOf(page, 'matches')).map((one) => Reflect.get(one as object, 'ended')),
      ),
    );
    expect(ends[0]?.[0]).toEqual(expect.any(Number));
    expect(ends[1]).toEqual(ends[0]);
  };
  await isEnded();
  await expectNoFindings(host.page, 'a match that its host has ended');
  for (const page of pages) await page.reload();
  await isEnded();
  const address = guest.page.url();
  await guest.page.goto(`${site.url}#/matches`);
  await expect(guest.page.getByText('Ended early')).toBeVisible();
  await guest.page.goto(address);

  // The host may go on with it, and end it again; then the same people play another one.
  await host.page.getByRole('button', { name: 'Continue this match' }).tap();
  await atTurn(pages, 'Bea');
  await pick(guest.page, 'Gray');
  await atTurn(pages, 'Bea 2');
  await settled(host.page);
  await tap(host.page.getByRole('button', { name: 'Menu' }));
  await ask.tap();
  await host.page.getByRole('button', { name: 'End match', exact: true }).tap();
  await isEnded();
  await host.page.getByRole('button', { name: 'Rematch with the same players' }).tap();
  await expect(guest.page.getByText('The host starts once every seat is taken.')).toBeVisible();
  await end();
});
