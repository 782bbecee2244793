import { expect } from '@playwright/test';
import { type Wanted, whereIs } from './control';
import type { BrowserWindow } from './window';

/** Milliseconds. */
const PATIENCE = 30_000;

/** A person with the app in a browser: looks, taps, and waits for what should appear. */
export class Person {
  readonly window: BrowserWindow;
  readonly #url: string;

  constructor(window: BrowserWindow, url: string) {
    this.window = window;
    this.#url = url;
  }

  /** Goes to an address of the app, from `#` on; loads the app where the window shows something else. */
  async open(address: string): Promise<void> {
    await this.window.goTo(`${this.#url}${address}`);
    // The screen that was shown before is gone after a frame.
    await this.window.run(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      null,
    );
  }

  /** Taps what has this name, or is described, as soon as it can be tapped. */
  async tap(wanted: string | Wanted): Promise<void> {
    const described = typeof wanted === 'string' ? { name: wanted } : wanted;
    let place: [x: number, y: number] | null = null;
    await expect
      .poll(
        async () => {
          place = await this.window.run(whereIs, described);
          return place !== null;
        },
        { message: `to be tapped: ${JSON.stringify(wanted)}` },
      )
      .toBe(true);
    if (place) await this.window.tap(...(place as [number, number]));
  }

  /** Waits until something that a selector describes is in the page, with this text if one is given. */
  async sees(css: string, text = '', patience = PATIENCE): Promise<void> {
    await expect
      .poll(() => this.texts(css), { message: `${css} ${text}`, timeout: patience })
      .toContainEqual(expect.stringContaining(text));
  }

  /** The texts of all that a selector describes and that is shown, in the order of the page. */
  texts(css: string): Promise<readonly string[]> {
    return this.window.run(
      (css) =>
        [...document.querySelectorAll(css)]
          .filter((one) => one.getClientRects().length > 0)
          .map((one) => one.textContent ?? ''),
      css,
    );
  }

  /** Chooses a file where the screen asks for one. */
  async choosesFile(name: string, text: string): Promise<void> {
    await this.sees('button', 'Import files');
    await this.window.run(
      ({ name, text }) => {
        const input = document.querySelector<HTMLInputElement>('input[type=file]');
        const files = new DataTransfer();
        files.items.add(new File([text], name, { type: 'application/json' }));
        if (!input) throw new Error('no file is asked for');
        input.files = files.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));
      },
      { name, text },
    );
  }

  /** Waits until it is in the page, be it only for those who hear it. */
  async has(css: string): Promise<void> {
    await expect.poll(() => this.#count(css), { message: css }).toBeGreaterThan(0);
  }

  /** Waits until nothing of it is in the page. */
  async hasNo(css: string, patience = PATIENCE): Promise<void> {
    await expect.poll(() => this.#count(css), { message: css, timeout: patience }).toBe(0);
  }

  /** Waits until the table is at rest. */
  isAtRest(): Promise<void> {
    return this.sees('[data-settled]');
  }

  #count(css: string): Promise<number> {
    return this.window.run((css) => document.querySelectorAll(css).length, css);
  }

  /** What the table's log says, newest first. */
  async readsLog(): Promise<readonly string[]> {
    await this.tap('Log');
    await this.isAtRest();
    return this.texts('.match-log > li');
  }

  /** Sets how long a computer's move stays in sight. */
  async computersPlay(pace: string): Promise<void> {
    await this.open('#/settings');
    await this.tap(pace);
  }

  /** Asks for a hint, has the best move shown on the board, and plays it. */
  async playsHint(): Promise<void> {
    await this.tap('Menu');
    await this.isAtRest();
    await this.tap('Hint');
    await this.isAtRest();
    await this.tap({ css: '.coach__idea:first-child .button' });
    await this.isAtRest();
    await this.tap({ css: '.turn-panel > footer [data-kind="primary"]' });
  }
}
