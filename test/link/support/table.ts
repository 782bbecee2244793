import { createHash } from 'node:crypto';
import type { Entry } from '../../../src/kit/log';
import { unwrap } from '../../../src/kit/result';
import { isProblem, isRefusal } from '../../../src/kit/rules';
import { Timeline } from '../../../src/kit/timeline';
import { packEntry } from '../../../src/link/messages/entry-form';
import {
  type Message,
  type MessageBody,
  type PhoneId,
  PROTOCOL,
  type Word,
} from '../../../src/link/messages/message';
import { readMessage, writeMessage } from '../../../src/link/messages/wire';
import type { Effect } from '../../../src/link/session/effect';
import { Host } from '../../../src/link/session/host/host';
import { type ThisPhone, tableForMatch } from '../../../src/link/session/lobby';
import { digestAfter, headerDigest } from '../../../src/link/session/log-replica';
import { header } from '../../tiny-game/header';
import { rules } from '../../tiny-game/rules';

export const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

export function selfNamed(name: string): ThisPhone {
  const key = digest(`key of ${name}`).slice(0, 22);
  return { phone: digest(key).slice(0, 16), key, name, app: '1' };
}

export const timelineOf = (other: Parameters<typeof header>[0] = {}): Timeline =>
  unwrap(Timeline.begin(rules, header(other)));

/** Entries that play these takes, after those that a timeline has; it stays as it is. */
export function entriesOf(timeline: Timeline, ...takes: number[]): Entry[] {
  const copy = timeline.fork();
  return takes.map((take) => {
    const entry = copy.prepare(take, 5);
    if (isRefusal(entry) || copy.append(entry)) throw new Error('no such play');
    return entry;
  });
}

/** The digests of a log, from that of nothing on. */
export function digestsOf(timeline: Timeline, more: readonly Entry[] = []): string[] {
  const digests = [headerDigest(timeline.header)];
  for (const entry of [...timeline.entries, ...more])
    digests.push(digestAfter(digests.at(-1) ?? '', entry));
  return digests;
}

export const packed = (entries: readonly Entry[]) => entries.map(packEntry);

/**
 * A host with a match of three seats: its own people hold 0 and 2, the phone `mallory` holds seat 1, and
 * `friend` looks on. Its disk answers at once.
 */
export class HostedTable {
  readonly timeline = timelineOf();
  readonly host: Host;
  readonly mallory = selfNamed('mallory');
  readonly friend = selfNamed('friend');
  now = 1000;
  /** Every effect there was. */
  effects: Effect[] = [];

  constructor() {
    const self = selfNamed('host');
    this.host = new Host(self, tableForMatch(self, this.timeline.header), timelineOf(), this.now);
    this.join(1, this.mallory);
    this.join(2, this.friend);
    this.host.release(1, this.now);
    this.say(1, { say: 'claim', seat: 1, name: 'mallory' });
    this.effects = [];
  }

  /** A phone comes and is let in. */
  join(link: number, self: ThisPhone): void {
    this.come(link, self);
    this.host.admit(self.phone, true, this.now);
    this.settle();
  }

  /** A phone asks to join. */
  come(
    link: number,
    { key, name, app }: ThisPhone,
    other: Partial<MessageBody<'hello'>> = {},
  ): void {
    this.host.connected(link, this.now);
    const hello = {
      protocol: PROTOCOL,
      app,
      key,
      name,
      term: 0,
      hosting: false,
      length: 0,
      match: 0,
      ...other,
    };
    this.say(link, { say: 'hello', ...hello });
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
        if (effect.effect === 'digest')
          this.host.digested(effect.ticket, digest(effect.text), this.now);
        else if (effect.effect === 'store') {
          for (const entry of effect.agreed.entries.slice(effect.keep)) this.timeline.append(entry);
          this.host.stored(effect.end, this.now);
        }
      }
    this.effects.push(...all);
    return all;
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

/** The texts sent over a link, as they travel. */
export function textsIn(effects: readonly Effect[], link: number): readonly string[] {
  return effects.flatMap((effect) =>
    effect.effect === 'send' && effect.link === link ? effect.texts : [],
  );
}

export function saidIn(effects: readonly Effect[], link: number): readonly Message[] {
  return textsIn(effects, link).map((text) => {
    const message = readMessage(text);
    if (isProblem(message)) throw new Error(`${message.problem} in ${text}`);
    return message;
  });
}

export function said<Say extends Word>(messages: readonly Message[], say: Say): MessageBody<Say>[] {
  return messages.filter((message): message is MessageBody<Say> => message.say === say);
}
