import type { MatchHeader } from '../../../src/kit/header';
import { Timeline } from '../../../src/kit/timeline';
import { meetingText } from '../../../src/link/identity/handshake';
import type {
  Charter,
  Message,
  PhoneId,
  SeatChange,
  Stage,
} from '../../../src/link/messages/message';
import { writeMessage } from '../../../src/link/messages/wire';
import type { Effect } from '../../../src/link/session/effect';
import { Guest } from '../../../src/link/session/guest/guest';
import { newTable, type TableRecord } from '../../../src/link/session/lobby';
import { people } from '../../tiny-game/header';
import { rules } from '../../tiny-game/rules';
import { fakeCheck, fakeSign, meeting, nonceOf } from './fake-keys';
import { charterOf, digest, said, saidIn, selfNamed } from './table';

const LINK = 1;

/** A guest that holds seat 1 of three, and whatever the test lets its host say. */
export class GuestSeat {
  readonly self = selfNamed('guest');
  readonly hostSelf = selfNamed('host');
  readonly charter: Charter = charterOf('host', 'guest', 'host');
  readonly guest: Guest;
  now = 1000;
  revision = 0;
  effects: Effect[] = [];
  #random = 0;

  /** What it knows from before a restart. */
  constructor(
    known: Timeline | null = null,
    record: TableRecord | null = null,
    host: PhoneId | null = null,
  ) {
    const kept = record ?? (known && this.#recordOf(known));
    this.guest = new Guest(this.self, kept, known, this.now, { host, room: null });
    this.guest.connected(
      { link: LINK, binding: 'binding', peer: null, nonce: nonceOf(-LINK) },
      this.now,
    );
    this.settle();
  }

  /** The table at which a phone with this match sat. */
  #recordOf(known: Timeline): TableRecord {
    const { game, rulesVersion, options, seats } = known.header;
    const table = newTable(
      this.hostSelf,
      { game, rules: rulesVersion, options, help: false },
      seats,
    );
    const { self, hostSelf, charter } = this;
    const phones = [hostSelf, self].map(({ phone, key, name }) => ({
      phone,
      key,
      name,
      linked: true,
    }));
    const stage = { is: 'begun' as const, shares: [] };
    const held = seats.map((plan, seat) => ({
      plan: { ...plan },
      holder: charter.holders[seat] ?? null,
    }));
    return {
      ...table,
      table: charter.table,
      charter,
      lobby: { ...table.lobby, phones, stage, seats: held },
    };
  }

  /** The host proves who it is. Its number has been known to the guest since the challenge. */
  #meet(): string {
    const { key } = this.hostSelf;
    if (said(this.heard(), 'prove').length === 0)
      this.say({ say: 'challenge', key, nonce: nonceOf(LINK) });
    const met = meeting(this.self.key, key, { link: LINK, binding: 'binding' });
    const { text: _, commitment: __, ...both } = met;
    return fakeSign(key, meetingText('host', both));
  }

  /** Lets the guest in to a table of this game. */
  welcome(other: Partial<Extract<Message, { say: 'welcome' }>> = {}): this {
    const options = { heap: 'large', die: true };
    this.say({
      say: 'welcome',
      signature: this.#meet(),
      table: this.charter.table,
      term: 1,
      length: 0,
      match: 1,
      admitted: true,
      game: rules.id,
      rules: rules.version,
      options,
      help: false,
      start: '',
      ...other,
    });
    return this;
  }

  lobby(stage: Stage, match = 1, changes: readonly SeatChange[] = [], linked = true): this {
    const { phone, key } = this.hostSelf;
    this.say({
      say: 'lobby',
      revision: ++this.revision,
      match,
      code: null,
      stage,
      phones: [
        { phone, key, name: 'host', linked: true },
        { phone: this.self.phone, key: this.self.key, name: 'guest', linked },
      ],
      changes: [...changes],
      seats: people(3).map((plan, seat) => ({
        plan: { ...plan },
        holder: seat === 1 ? this.self.phone : phone,
      })),
    });
    return this;
  }

  /** The match begins, or has begun before the guest came. */
  start(header: MatchHeader, charter = this.charter): this {
    this.say({ say: 'start', match: 1, header: { ...header, seats: [...header.seats] }, charter });
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
    if (effect.effect === 'sign') {
      const signatures = effect.texts.map((text) => fakeSign(this.self.key, text));
      this.guest.signed(effect.ticket, signatures, this.now);
    }
    if (effect.effect === 'check')
      this.guest.checked(effect.ticket, fakeCheck(effect.claims), this.now);
    if (effect.effect === 'store') this.guest.stored(effect.end, this.now);
    if (effect.effect === 'draw') {
      const share = digest(`share ${this.#random++}`).slice(0, 22);
      this.guest.shareDrawn(effect.attempt, share, this.now);
    }
    if (effect.effect === 'begin') {
      const begun = Timeline.begin(rules, effect.header);
      this.guest.begun(begun.ok ? begun.value : null, this.now);
    }
  }
}
