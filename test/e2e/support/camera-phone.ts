import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import encode from 'qr';
import { findChromium } from '../../../scripts/chromium.mjs';
import { chromiumArguments } from '../playwright.config';
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

const WIDTH = 640;
const HEIGHT = 480;
const FRAMES = 10;

/** What a camera that does not exist sees: the browser plays the file over and over. */
export class FakeCamera {
  /** For `--use-file-for-fake-video-capture`. */
  readonly file: string;
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
    this.file = join(folder, 'camera.y4m');
  }

  static async make(): Promise<FakeCamera> {
    const camera = new FakeCamera(await mkdtemp(join(tmpdir(), 'roundhouse-camera-')));
    await camera.#film(new Uint8Array(WIDTH * HEIGHT).fill(128));
    return camera;
  }

  /** From now on it sees this text as a QR code. */
  async show(text: string): Promise<void> {
    const modules = encode(text, 'raw', { ecc: 'medium', border: 3 });
    const scale = Math.floor((HEIGHT - 40) / modules.length);
    const left = Math.floor((WIDTH - modules.length * scale) / 2);
    const light = new Uint8Array(WIDTH * HEIGHT).fill(235);
    modules.forEach((row, y) => {
      row.forEach((dark, x) => {
        if (!dark) return;
        for (let line = 0; line < scale; line++) {
          const from = (20 + y * scale + line) * WIDTH + left + x * scale;
          light.fill(16, from, from + scale);
        }
      });
    });
    await this.#film(light);
  }

  remove(): Promise<void> {
    return rm(this.#folder, { recursive: true, force: true });
  }

  async #film(light: Uint8Array): Promise<void> {
    const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
    const gray = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
    const frame = Buffer.concat([Buffer.from('FRAME\n'), light, gray]);
    // Over what was there, so that a camera that is open sees it too.
    const film = Buffer.concat([head, ...Array.from({ length: FRAMES }, () => frame)]);
    await writeFile(this.file, film, { flag: existsSync(this.file) ? 'r+' : 'w' });
  }
}
