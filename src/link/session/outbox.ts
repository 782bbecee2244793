import { frames } from '../frames';
import type { Message } from '../message';
import { writeMessage } from '../wire';
import type { Effect, LinkId, Notice } from './effect';

/** Collects what a session wants done until somebody takes it. */
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

  tell(notice: Notice): void {
    this.add({ effect: 'tell', ...notice });
  }

  take(): readonly Effect[] {
    const effects = this.#effects;
    this.#effects = [];
    return effects;
  }
}
