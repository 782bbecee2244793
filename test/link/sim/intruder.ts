import { isProblem } from '../../../src/kit/rules';
import { commitmentOf, meetingText } from '../../../src/link/identity/handshake';
import { type Message, PROTOCOL } from '../../../src/link/messages/message';
import { readMessage, writeMessage } from '../../../src/link/messages/wire';
import type { ThisPhone } from '../../../src/link/session/lobby';
import { digest, fakeSign, selfNamed } from '../support/fake-keys';
import type { IntrudersLink, World } from './world';

/** A phone that sends what no Roundhouse sends. It has a key of its own, and knows how to knock. */
export class Intruder {
  readonly self: ThisPhone;
  readonly heard: Message[] = [];
  readonly #world: World;
  #link: IntrudersLink | null = null;

  constructor(name: string, world: World, self = selfNamed(name)) {
    this.self = self;
    this.#world = world;
  }

  send(text: string): void {
    if (this.#link) this.#world.network.send(this.#link.link, text);
    this.#world.clock.run(100);
  }

  say(message: Message): void {
    this.send(writeMessage(message));
  }

  /** Connects to the phone that has the room, says who it is and what it claims to know, and proves that it has the key. */
  knock(claims: { term?: number; host?: string; length?: number; match?: number } = {}): void {
    const met = this.#world.intrude((text) => {
      const message = readMessage(text);
      if (!isProblem(message)) this.heard.push(message);
    });
    this.#link = met;
    const { key, name, app } = this.self;
    const nonce = digest(`intruder ${met.link}`).slice(0, 22);
    const known = { term: 0, host: null, length: 0, match: 0, ...claims };
    const commitment = commitmentOf(nonce);
    const hello = { protocol: PROTOCOL, app, key, name, commitment, room: null, ...known };
    this.say({ say: 'hello', ...hello });
    const { binding, hostKey, hostNonce } = met;
    const meeting = { binding, room: null, guestKey: key, hostKey, guestNonce: nonce, hostNonce };
    this.say({ say: 'prove', nonce, signature: fakeSign(key, meetingText('guest', meeting)) });
  }
}
