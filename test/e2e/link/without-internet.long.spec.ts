import { expect, test } from '@playwright/test';
import { findChromium } from '../../../scripts/chromium.mjs';
import { type CameraPhone, cameraPhone, linkByCamera } from '../support/camera-phone';
import { archived, playOn } from '../support/linked';
import { visit } from '../support/site';
import { type LonelyNetwork, type TwoNetworks, twoNetworks } from '../support/two-networks';

test.use({ trace: 'off' });

let networks: TwoNetworks | string;
test.beforeAll(async () => {
  networks = await twoNetworks();
});
test.afterAll(async () => {
  if (typeof networks !== 'string') await networks.remove();
});

test('two phones without internet, each in a network of its own, link by camera and play', async ({
  browserName: _,
}, info) => {
  if (typeof networks === 'string') {
    if (process.env.CI) throw new Error(networks);
    // The reporter does not show why a test was skipped.
    process.stdout.write(`Two phones without internet were not tried: ${networks}.\n`);
    test.skip(true, networks);
    return;
  }
  const browser = await findChromium();
  const [host, guest] = await Promise.all(
    networks.phones.map(async (network, at) => {
      const runner = await network.runner(info.outputPath(`browser-${at}`), browser);
      return installedPhone(network, runner);
    }),
  );
  if (!host || !guest) throw new Error('two phones');
  await host.page.getByRole('link', { name: /^Mini Express/ }).tap();
  await guest.page.getByRole('link', { name: 'Join a table' }).tap();
  await linkByCamera(host, guest);
  const pages = [host.page, guest.page];
  for (let whim = 0; whim < 6; whim++) expect(await playOn(pages, whim)).toBe(true);
  const logs = async () => new Set(await Promise.all(pages.map(archived))).size;
  await expect.poll(logs).toBe(1);
  expect(JSON.parse(await archived(guest.page))).toHaveLength(6);
  await host.end();
  await guest.end();
});

/** Has installed the app when there was a network, and opens it without. */
async function installedPhone(network: LonelyNetwork, runner: string): Promise<CameraPhone> {
  const site = await network.serve();
  const phone = await cameraPhone({ reducedMotion: 'reduce', serviceWorkers: 'allow' }, runner);
  await visit(phone.page, site.url);
  site.stop();
  await phone.page.goto(site.url);
  return phone;
}
