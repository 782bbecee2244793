import { chromium } from '@playwright/test';
import { chromiumArguments } from './playwright.config';
import { FakeCamera } from './support/fake-camera';
import { PHONE, sit } from './support/linked';
import { heading, pick } from './support/table';
import { expect, test } from './support/test';

/** A phone with a camera of its own: only a whole browser has one. */
async function phoneWithCamera(url: string) {
  const camera = await FakeCamera.make();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      ...chromiumArguments,
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${camera.file}`,
    ],
  });
  const context = await browser.newContext({
    ...PHONE,
    baseURL: url,
    locale: 'en-GB',
    permissions: ['camera'],
  });
  const page = await context.newPage();
  const end = async () => {
    await browser.close();
    await camera.remove();
  };
  return { page, camera, end };
}

test('two scans link two phones without any server, and they play', async ({ site }) => {
  const [host, guest] = await Promise.all([phoneWithCamera(site.url), phoneWithCamera(site.url)]);
  // Nobody answers there: nothing but the cameras can link them.
  await host.page.goto('./#/settings');
  await host.page.getByRole('textbox', { name: 'Signalling server' }).fill('http://localhost:9');
  await host.page.goto('./#/new');
  await host.page.getByRole('button', { name: 'Who plays seat 2: a person' }).tap();
  await host.page.getByRole('button', { name: /^Another phone/ }).tap();
  await host.page.getByRole('button', { name: 'Start', exact: true }).tap();
  await host.page.getByRole('button', { name: 'Link by camera' }).tap();
  const code = (page: typeof host.page) => page.locator('.own-code');
  await guest.camera.show((await code(host.page).textContent()) ?? '');

  await guest.page.goto('./#/join');
  await guest.page.getByRole('textbox', { name: 'Your name' }).fill('Bea');
  await guest.page.getByRole('button', { name: 'Link by camera' }).tap();
  await host.camera.show((await code(guest.page).textContent()) ?? '');
  await host.page.getByRole('button', { name: 'Scan its answer' }).tap();

  await host.page.getByRole('button', { name: 'Let Bea in' }).tap();
  await sit(guest.page);
  await host.page.getByRole('button', { name: 'Begin' }).tap();
  await expect(heading(guest.page, 'Player 1’s turn')).toBeVisible();
  await pick(host.page, 'Brown');
  await expect(heading(guest.page, 'Bea’s turn')).toBeVisible();
  await host.end();
  await guest.end();
});
