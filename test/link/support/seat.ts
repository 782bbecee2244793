import type { MatchHeader } from '../../../src/kit/header';
import { Timeline } from '../../../src/kit/timeline';
import type { Message, Stage } from '../../../src/link/messages/message';
import { writeMessage } from '../../../src/link/messages/wire';
import type { Effect } from '../../../src/link/session/effect';
import { Guest } from '../../../src/link/session/guest/guest';
import type { TableRecord } from '../../../src/link/session/lobby';
import { people } from '../../tiny-game/header';
import { rules } from '../../tiny-game/rules';
import { digest, saidIn, selfNamed } from './table';

const LINK = 1;

/** A guest that holds seat 1 of three, and whatever the test lets its host say. */
export class GuestSeat {
  readonly self = selfNamed('guest');
  readonly hostSelf = selfNamed('host');
  readonly guest: Guest;
  now = 1000;
  revision = 0;
  effects: Effect[] = [];
  #random = 0;

  /** What it knows from before a restart. */
  constructor(known: Timeline | null = null, record: TableRecord | null = null) {
    this.guest = new Guest(this.self, record, known, this.now);
    this.guest.connected(LINK, this.now);
    this.settle();
  }

  /** Lets the guest in to a table of this game. */
  welcome(other: Partial<Extract<Message, { say: 'welcome' }>> = {}): this {
    const options = { heap: 'large', die: true };
    this.say({
      say: 'welcome',
      host: this.hostSelf.phone,
      term: 1,
      length: 0,
      match: 1,
      admitted: true,
      game: rules.id,
      rules: rules.version,
      options,
      ...other,
    });
    return this;
  }

  lobby(stage: Stage, match = 1): this {
    const { phone } = this.hostSelf;
    this.say({
      say: 'lobby',
      revision: ++this.revision,
      match,
      code: null,
      stage,
      phones: [
        { phone, name: 'host', linked: true },
        { phone: this.self.phone, name: 'guest', linked: true },
      ],
      seats: people(3).map((plan, seat) => ({
        plan: { ...plan },
        holder: seat === 1 ? this.self.phone : phone,
      })),
    });
    return this;
  }

  /** The match begins, or has begun before the guest came. */
  start(header: MatchHeader): this {
    this.say({ say: 'start', match: 1, header: { ...header, seats: [...header.seats] } });
    return this;
  }

  say(message: Message): readonly Effect[] {
    return this.send(writeMessage(message));
  }

  send(text: string): readonly Effect[] {
    this.now += 100;
    this.guest.receive(LINK, text, this.now);
    return this.settle();
  }

  wait(milliseconds: number): readonly Effect[] {
    for (const end = this.now + milliseconds; this.now < end; ) {
      this.now += 500;
      this.guest.tick(this.now);
    }
    return this.settle();
  }

  settle(): readonly Effect[] {
    const all: Effect[] = [];
    for (let some = this.guest.take(); some.length > 0; some = this.guest.take())
      for (const effect of some) {
        all.push(effect);
        this.#answer(effect);
      }
    this.effects.push(...all);
    return all;
  }

  heard(): readonly Message[] {
    return saidIn(this.effects, LINK);
  }

  /** Why the guest has left, if it has. */
  parted(): string | undefined {
    for (const effect of this.effects)
      if (
        effect.effect === 'notify' &&
        (effect.notice === 'cannot-play' || effect.notice === 'dropped')
      )
        return effect.because;
    return undefined;
  }

  /** What it would know of the table after a restart. */
  get kept(): TableRecord | null {
    const records = this.effects.flatMap((one) => (one.effect === 'keep' ? one.record : []));
    return records.at(-1) ?? null;
  }

  get deeds(): readonly string[] {
    return this.effects.flatMap(({ effect }) =>
      ['store', 'begin', 'rematch', 'promoted'].includes(effect) ? effect : [],
    );
  }

  #answer(effect: Effect): void {
    if (effect.effect === 'load') this.guest.loaded(effect.game, rules.version, this.now);
    if (effect.effect === 'digest')
      this.guest.digested(effect.ticket, digest(effect.text), this.now);
    if (effect.effect === 'store') this.guest.stored(effect.end, this.now);
    if (effect.effect === 'draw') {
      const share = digest(`share ${this.#random++}`).slice(0, 22);
      this.guest.drawn(effect.attempt, share, digest(share), this.now);
    }
    if (effect.effect === 'begin') {
      const begun = Timeline.begin(rules, effect.header);
      this.guest.begun(begun.ok ? begun.value : null, this.now);
    }
  }
}
