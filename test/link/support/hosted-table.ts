import type { SeatPlan } from '../../../src/kit/header';
import type { Entry } from '../../../src/kit/log';
import type { Timeline } from '../../../src/kit/timeline';
import {
  type Charter,
  type Message,
  type MessageBody,
  type PhoneId,
  PROTOCOL,
  type SeatChange,
} from '../../../src/link/messages/message';
import { writeMessage } from '../../../src/link/messages/wire';
import type { Effect } from '../../../src/link/session/effect';
import { Host } from '../../../src/link/session/host/host';
import { type ThisPhone, tableForMatch } from '../../../src/link/session/lobby';
import { changesOf, type Hold, holdOf, seatText } from '../../../src/link/session/proof';
import { signaturesOf, underOf } from '../../../src/link/session/signing';
import { people } from '../../tiny-game/header';
import { fakeCheck, fakeSign, meeting, nonceOf, selfNamed } from './fake-keys';

import { digestsOf, entriesOf, said, saidIn, signedBy, timelineOf } from './table';

/**
 * A host with a match of three seats: its own people hold 0 and 2, the phone `mallory` holds seat 1, and
 * `friend` looks on. Its disk answers at once.
 */
export class HostedTable {
  readonly timeline: Timeline;
  readonly self: ThisPhone = selfNamed('host');
  readonly host: Host;
  readonly mallory = selfNamed('mallory');
  readonly friend = selfNamed('friend');
  /** The phone whose code was scanned for the next links. */
  peer: PhoneId | null = null;
  now = 1000;
  /** Every effect there was. */
  effects: Effect[] = [];

  /** The players of its own seats, 0 and 2: people, or as the test says. */
  constructor(seats: readonly SeatPlan[] = people(3)) {
    this.timeline = timelineOf({ seats });
    const record = tableForMatch(this.self, this.timeline.header, 0);
    this.host = new Host(this.self, record, timelineOf({ seats }), this.now);
    this.join(1, this.mallory);
    this.join(2, this.friend);
    this.host.release(1, this.now);
    this.settle();
    this.claim(1, this.mallory, 1);
    this.effects = [];
  }

  get charter(): Charter {
    const { charter } = this.host.view.table ?? {};
    if (!charter) throw new Error('no match');
    return charter;
  }

  /** The digests of the host's log, and of what might follow. */
  digests(more: readonly Entry[] = []): string[] {
    return digestsOf(this.timeline, this.charter, more);
  }

  /** The changes of seats that the next entry carries. */
  get pending(): readonly SeatChange[] {
    const changes = this.host.view.table?.lobby.changes ?? [];
    return changes.filter(({ number }) => number === this.timeline.length);
  }

  get under(): string {
    return underOf(this.pending);
  }

  holdOf(seat: number): Hold {
    const changes = [...changesOf(this.timeline.entries), ...this.pending];
    return holdOf(this.charter, changes, seat);
  }

  /** Entries that play these takes next, each signed by this phone. */
  signed(by: ThisPhone, ...takes: number[]): Entry[] {
    const entries = entriesOf(this.timeline, ...takes);
    return signedBy([by.name], this.timeline, entries, this.charter, this.pending);
  }

  /** A phone takes an open seat. */
  claim(link: number, by: ThisPhone, seat: number): readonly Effect[] {
    const number = this.timeline.length;
    const request = { number, seat, holder: by.phone, level: null };
    const signature = fakeSign(by.key, seatText(request, this.digests().at(-1) ?? ''));
    return this.say(link, { say: 'claim', seat, name: by.name, number, signature });
  }

  release(link: number, by: ThisPhone, seat: number): readonly Effect[] {
    const number = this.timeline.length;
    const request = { number, seat, holder: null, level: null };
    const signature = fakeSign(by.key, seatText(request, this.digests().at(-1) ?? ''));
    return this.say(link, { say: 'release', seat, number, signature });
  }

  /** A phone proposes these takes as the next entries. */
  propose(
    link: number,
    by: ThisPhone,
    actions: number[],
    other: Partial<MessageBody<'propose'>> = {},
  ): readonly Effect[] {
    const before = this.digests().at(-1) ?? '';
    const number = this.timeline.length + 1;
    const signatures = this.#signatures(by, actions);
    const message = { number, before, seat: 1, under: this.under, actions, signatures, ...other };
    return this.say(link, { say: 'propose', ...message });
  }

  /** What cannot be played cannot be signed either: then anything is sent. */
  #signatures(by: ThisPhone, actions: readonly number[]): string[] {
    try {
      return signaturesOf(this.signed(by, ...actions));
    } catch {
      return actions.map(() => 'x'.repeat(86));
    }
  }

  /** A phone comes and is let in. */
  join(link: number, self: ThisPhone): void {
    this.come(link, self);
    this.settle();
    this.host.admit(self.phone, true, this.now);
    this.settle();
  }

  /** A phone asks to join, and proves that it has its key. */
  come(link: number, by: ThisPhone, other: Partial<MessageBody<'hello'>> = {}): void {
    this.greet(link, by, other);
    const { guestNonce, text } = this.meeting(link, by);
    if (said(this.heard(link), 'challenge').length === 0) return;
    this.say(link, { say: 'prove', nonce: guestNonce, signature: fakeSign(by.key, text) });
  }

  /** A phone says who it is. */
  greet(link: number, by: ThisPhone, other: Partial<MessageBody<'hello'>> = {}): void {
    const { key, name, app } = by;
    this.connect(link);
    const { commitment } = this.meeting(link, by);
    this.say(link, {
      say: 'hello',
      protocol: PROTOCOL,
      app,
      key,
      name,
      commitment,
      room: null,
      term: 0,
      host: null,
      length: 0,
      match: 0,
      ...other,
    });
  }

  connect(link: number): void {
    const binding = `binding of ${link}`;
    this.host.connected({ link, binding, peer: this.peer, nonce: nonceOf(link) }, this.now);
  }

  /** A phone says over a link that it has already used that it is this one. */
  again(link: number, { key, name, app }: ThisPhone): void {
    const { commitment } = this.meeting(link, selfNamed(name));
    const known = { term: 0, host: null, length: 0, match: 0 };
    const hello = { protocol: PROTOCOL, app, key, name, commitment, room: null, ...known };
    this.say(link, { say: 'hello', ...hello });
  }

  /** What a phone and the host sign when they meet over this link. */
  meeting(link: number, by: ThisPhone) {
    return meeting(by.key, this.self.key, { link, binding: `binding of ${link}` });
  }

  say(link: number, message: Message): readonly Effect[] {
    return this.send(link, writeMessage(message));
  }

  send(link: number, text: string): readonly Effect[] {
    this.now += 100;
    this.host.receive(link, text, this.now);
    return this.settle();
  }

  /** Answers what the host asks of its phone; the effects since the last time. */
  settle(): readonly Effect[] {
    const all: Effect[] = [];
    for (let some = this.host.take(); some.length > 0; some = this.host.take())
      for (const effect of some) {
        all.push(effect);
        this.notarize(effect);
        if (effect.effect === 'store') {
          for (const entry of effect.agreed.entries.slice(effect.keep)) this.timeline.append(entry);
          this.host.stored(effect.end, this.now);
        }
      }
    this.effects.push(...all);
    return all;
  }

  /** Answers what is to be signed or checked. */
  notarize(effect: Effect): void {
    if (effect.effect === 'sign') {
      const signatures = effect.texts.map((text) => fakeSign(this.self.key, text));
      this.host.signed(effect.ticket, signatures, this.now);
    } else if (effect.effect === 'check')
      this.host.checked(effect.ticket, fakeCheck(effect.claims), this.now);
  }

  /** What people see of the table that must not change: the log, the host, others' seats. */
  get state(): object {
    const { table, length } = this.host.view;
    const seats = table?.lobby.seats.map(({ holder }) => holder) ?? [];
    return { length, term: table?.term, host: table?.host, seats: [seats[0], seats[2]] };
  }

  /** The state cannot have changed without one of these. */
  get deeds(): readonly Effect[] {
    return this.effects.filter(({ effect }) =>
      ['store', 'begin', 'yielded', 'promoted', 'draw'].includes(effect),
    );
  }

  /** What has been said over a link. */
  heard(link: number): readonly Message[] {
    return saidIn(this.effects, link);
  }

  told(): readonly string[] {
    return this.effects.flatMap((effect) => (effect.effect === 'notify' ? effect.notice : []));
  }

  get isDropped(): boolean {
    return this.effects.some((effect) => effect.effect === 'close' && effect.link === 1);
  }

  phoneOf(name: 'mallory' | 'friend'): PhoneId {
    return this[name].phone;
  }
}
