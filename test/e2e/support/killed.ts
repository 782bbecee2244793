import type { Page } from '@playwright/test';
import { Handset } from './handset';
import { keepMatches } from './kept-matches';
import { played, table } from './table';
import { expect, test } from './test';

type Kept = Parameters<typeof keepMatches>[1][number];

/** Kills the browser the moment it shows `plies` actions, and expects them all when it is opened again. */
export async function killAt(phone: Handset, address: string, plies: number): Promise<void> {
  // At once, not at rest: what is shown as played has to be on the disk.
  await expect(table(phone.page)).toHaveAttribute('data-plies', String(plies));
  await phone.kill();
  await phone.restart(address);
  await played(phone.page, plies);
}

/** Tests a kill after a decision; `decide` makes it by taps, waits for nothing, and says how many plies it is. */
export function testKill(kind: string, match: Kept, decide: (page: Page) => Promise<number>): void {
  test(`killed after a decision, the phone comes back with all that it showed: ${kind}`, async ({
    site,
    launchOptions,
  }, info) => {
    const phone = await Handset.start(info.outputPath('profile'), launchOptions);
    await keepMatches(phone.page, [match], site.url);
    const address = `${site.url}#/match/${match.header.id}`;
    await phone.page.goto(address);
    await played(phone.page, 0);
    await killAt(phone, address, await decide(phone.page));
    await phone.kill();
  });
}
