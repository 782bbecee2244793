import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import encode from 'qr';

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
