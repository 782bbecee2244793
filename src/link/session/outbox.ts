import { frames } from '../messages/frames';
import type { Message } from '../messages/message';
import { writeMessage } from '../messages/wire';
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
