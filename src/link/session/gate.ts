import type { Problem } from '../../kit/rules';
import { Joiner } from '../frames';
import type { Message } from '../message';
import { readMessage } from '../wire';

/** Misdeeds after which a phone is dropped; one is forgiven a minute. */
const MOST_STRIKES = 8;
const FORGIVEN_AFTER = 60_000;

/** A bucket of tokens: `burst` at once, then `rate` a second. */
export class Bucket {
  readonly #burst: number;
  readonly #rate: number;
  #tokens: number;
  #at: number;

  constructor(burst: number, rate: number, now: number) {
    this.#burst = burst;
    this.#rate = rate;
    this.#tokens = burst;
    this.#at = now;
  }

  take(now: number): boolean {
    const passed = Math.max(0, now - this.#at) / 1000;
    this.#tokens = Math.min(this.#burst, this.#tokens + passed * this.#rate);
    this.#at = now;
    if (this.#tokens < 1) return false;
    this.#tokens--;
    return true;
  }
}

/** What stands between a link and the session: no text passes that is not a message, or comes too often. */
export class Gate {
  readonly #joiner = new Joiner();
  readonly #often: Bucket;
  #strikes = 0;
  #struck = 0;

  /** A host may send more at once than a guest: what has gathered while this phone slept. */
  constructor(from: 'host' | 'guest', now: number) {
    this.#often = from === 'host' ? new Bucket(400, 60, now) : new Bucket(80, 30, now);
  }

  /** The message in a text; null while pieces of it are missing; a problem that is worth a strike. */
  read(text: string, now: number): Message | Problem | null {
    if (!this.#often.take(now)) return { problem: 'too-often', at: '' };
    const whole = this.#joiner.join(text);
    if (whole === 'partial') return null;
    return whole === null ? { problem: 'no-frame', at: '' } : readMessage(whole);
  }

  /** Counts a misdeed; true when it was one too many. */
  strike(now: number): boolean {
    this.#strikes = Math.max(0, this.#strikes - Math.floor((now - this.#struck) / FORGIVEN_AFTER));
    this.#strikes++;
    this.#struck = now;
    return this.#strikes >= MOST_STRIKES;
  }
}
