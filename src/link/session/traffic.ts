import type { Problem } from '../../kit/rules';
import type { Message } from '../messages/message';
import { frames, Joiner, readMessage, writeMessage } from '../messages/wire';
import type { Effect, LinkId, Notice } from './effect';

/** Collects the effects of a session. */
export class Outbox {
  #effects: Effect[] = [];
  #frames = 0;

  add(effect: Effect): void {
    this.#effects.push(effect);
  }

  send(link: LinkId, message: Message): void {
    const texts = frames(writeMessage(message), this.#frames++);
    this.add({ effect: 'send', link, texts });
  }

  notify(notice: Notice): void {
    this.add({ effect: 'notify', ...notice });
  }

  take(): readonly Effect[] {
    const effects = this.#effects;
    this.#effects = [];
    return effects;
  }
}

/** Violations after which a phone is dropped. One is forgiven every minute. */
const MAX_STRIKES = 8;
const FORGIVEN_AFTER = 60_000;

/** Allows `burst` events at once, then `rate` per second. */
export class TokenBucket {
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

/** Guards the session: lets only valid messages through, and not too many. */
export class RateLimiter {
  readonly #joiner = new Joiner();
  readonly #often: TokenBucket;
  #strikes = 0;
  #struck = 0;

  /** A host may send more at once than a guest: everything that happened while this phone slept. */
  constructor(from: 'host' | 'guest', now: number) {
    this.#often = from === 'host' ? new TokenBucket(400, 60, now) : new TokenBucket(80, 30, now);
  }

  /** The message in a text; null: pieces of it are missing; a problem is a violation. */
  read(text: string, now: number): Message | Problem | null {
    if (!this.#often.take(now)) return { problem: 'too-often', at: '' };
    const whole = this.#joiner.join(text);
    if (whole === 'partial') return null;
    return whole === null ? { problem: 'no-frame', at: '' } : readMessage(whole);
  }

  /** Counts a violation; true: it was one too many. */
  strike(now: number): boolean {
    this.#strikes = Math.max(0, this.#strikes - Math.floor((now - this.#struck) / FORGIVEN_AFTER));
    this.#strikes++;
    this.#struck = now;
    return this.#strikes >= MAX_STRIKES;
  }
}

/** Milliseconds between two pings of a guest. */
export const PING_EVERY = 2000;

/** Milliseconds without a message after which a phone counts as lost. */
export const LOST_AFTER = 6000;

/** Milliseconds between two ticks after which this phone must have slept, so silence says nothing about others. */
export const SLEPT = 4000;
