import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../../scripts/chromium.mjs';
import { chromiumArguments } from '../playwright.config';
import { FakeCamera } from './fake-camera';
import { PHONE, sit } from './linked';
import { unfold } from './set-up';

/** A phone with a camera of its own: only a whole browser has one. */
export interface CameraPhone {
  readonly page: Page;
  readonly camera: FakeCamera;
  end(): Promise<void>;
}

export async function cameraPhone(
  options: BrowserContextOptions,
  executablePath?: string,
): Promise<CameraPhone> {
  const camera = await FakeCamera.make();
  const browser = await chromium.launch({
    executablePath: executablePath ?? (await findChromium()),
    args: [
      ...chromiumArguments,
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${camera.file}`,
    ],
  });
  const context = await browser.newContext({
    ...PHONE,
    locale: 'en-GB',
    permissions: ['camera'],
    ...options,
  });
  const page = await context.newPage();
  const end = async () => {
    await browser.close();
    await camera.remove();
  };
  return { page, camera, end };
}

/** Opens a table for one other phone, links it by two scans, and begins: seat 2 is Bea's on that phone. */
export async function linkByCamera(host: CameraPhone, guest: CameraPhone): Promise<void> {
  const code = async ({ page }: CameraPhone) =>
    (await page.locator('.own-code').textContent()) ?? '';
  await host.page.getByRole('radio', { name: 'Pass and play' }).check();
  await unfold(host.page);
  await host.page.getByRole('button', { name: 'Who plays seat 2: a person' }).tap();
  await host.page.getByRole('button', { name: /^Another phone/ }).tap();
  await host.page.getByRole('button', { name: 'Start', exact: true }).tap();
  await host.page.getByRole('button', { name: 'Link by camera' }).tap();
  await guest.camera.show(await code(host));

  await guest.page.getByRole('textbox', { name: 'Your name' }).fill('Bea');
  await guest.page.getByRole('button', { name: 'Link by camera' }).tap();
  await host.camera.show(await code(guest));
  await host.page.getByRole('button', { name: 'Scan its answer' }).tap();

  await host.page.getByRole('button', { name: 'Let Bea in' }).tap();
  await sit(guest.page);
  await host.page.getByRole('button', { name: 'Start', exact: true }).tap();
}
