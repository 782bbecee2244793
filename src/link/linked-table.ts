import type { MatchHeader } from '../kit/header';
import type { Entry } from '../kit/log';
import type { Timeline } from '../kit/timeline';
import { drawSecret, sha256 } from './identity';
import type { Link } from './link';
import { isLinkTrouble, type LinkTrouble } from './link-trouble';
import type { Effect, LinkId, Notice } from './session/effect';
import { Guest } from './session/guest/guest';
import { Host } from './session/host/host';
import type { Self, TableRecord } from './session/lobby';

const TICK = 500;

/** Bytes that wait for a phone that takes nothing any more, before its link is given up. */
const MOST_BUFFERED = 1_000_000;

/** What a table needs of the rest of the app. */
export interface Surroundings {
  /** The version of the rules of a game on this phone; null: it has no such game. */
  version(game: string): Promise<number | null>;
  /** Opens the match with this header as it stands here, or creates it; null: impossible. */
  begin(header: MatchHeader): Promise<Timeline | null>;
  /** The match is over, and stays as it is: what is begun next at this table is another one. */
  again(): void;
  /** A match that has been played at this table before, replayed; null: it is not here any more. */
  recall(match: string): Promise<Timeline | null>;
  /** The match as it is on the disk, replayed anew; null: none has begun. */
  reopen(): Promise<Timeline | null>;
  /**
   * Keeps the first `keep` entries and writes these after them, all or none; false: nothing was written.
   * `onDisk` is called as soon as they are there: the other phones need not wait until this one shows them.
   * What the host has `confirmed` is on its disk, and may be shown before it is on this one.
   */
  store(
    keep: number,
    entries: readonly Entry[],
    onDisk: () => void,
    confirmed: boolean,
  ): Promise<boolean>;
  /** For `Guest` or `Host` after a restart. */
  keep(record: TableRecord): void;
  /** A link to whoever is the host now. Not asked again before it has answered. */
  connect(): Promise<Link | LinkTrouble>;
  /** This phone has become host or guest: time to hold the room, or to give it up. */
  roleChanged(role: 'host' | 'guest'): void;
  tell(notice: Notice): void;
  /** The view may have changed. */
  changed(): void;
}

/** Joins a session to what it knows nothing of: the clock, links, the disk, other people's screens. */
export class LinkedTable {
  readonly #self: Self;
  readonly #around: Surroundings;
  readonly #links = new Map<LinkId, Link>();
  readonly #ticking: ReturnType<typeof setInterval>;
  #session: Host | Guest;
  #lastLink: LinkId = 0;
  #connecting = false;
  #writing: (Effect & { readonly effect: 'store' })[] = [];
  #written: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(self: Self, session: Host | Guest, around: Surroundings) {
    this.#self = self;
    this.#session = session;
    this.#around = around;
    this.#ticking = setInterval(() => this.do((one, now) => one.tick(now)), TICK);
    this.#settle();
  }

  /** The one that is in charge now; it changes when the host does. Act upon it through `do` alone. */
  get session(): Host | Guest {
    return this.#session;
  }

  /** Does something at the table, and everything that follows from it. */
  do<Result>(deed: (session: Host | Guest, now: number) => Result): Result {
    const result = deed(this.#session, Date.now());
    this.#settle();
    return result;
  }

  /** Another phone is there: a guest at the host's, the host at a guest's. */
  join(link: Link): void {
    if (this.#closed) {
      link.close();
      return;
    }
    const id = ++this.#lastLink;
    this.#links.set(id, link);
    this.do((session, now) => session.connected(id, now));
    link.listen({
      text: (text) => this.#if(id, (session, now) => session.receive(id, text, now)),
      closed: () =>
        this.#if(id, (session, now) => {
          this.#links.delete(id);
          session.closed(id, now);
        }),
    });
  }

  /** Leaves the table. Others are told at once, also when the page goes away. */
  close(): void {
    if (this.#closed) return;
    this.do((session, now) => session.leave(now));
    this.#closed = true;
    clearInterval(this.#ticking);
    this.#hangUp();
  }

  /**
   * Resolves when what is on its way to the disk is there. After `close` too that is told: whoever has offered
   * it is to know that it was played.
   */
  get written(): Promise<void> {
    return this.#written;
  }

  /** Does something that concerns a link, if this phone still has it. */
  #if(link: LinkId, deed: (session: Host | Guest, now: number) => void): void {
    if (this.#links.has(link) && !this.#closed) this.do(deed);
  }

  #hangUp(): void {
    for (const link of this.#links.values()) link.close();
    this.#links.clear();
  }

  #settle(): void {
    for (let some = this.#session.take(); some.length > 0; some = this.#session.take())
      for (const effect of some) this.#carryOut(effect);
    this.#around.changed();
  }

  #carryOut(effect: Effect): void {
    const around = this.#around;
    switch (effect.effect) {
      case 'send':
        this.#send(effect.link, effect.texts);
        return;
      case 'close':
        this.#links.get(effect.link)?.close();
        this.#links.delete(effect.link);
        return;
      case 'connect':
        if (!this.#connecting) void this.#connect();
        return;
      case 'load':
        void around.version(effect.game).then((version) =>
          this.#answer((session, now) => {
            if (session.role === 'guest') session.loaded(effect.game, version, now);
          }),
        );
        return;
      case 'begin':
        void around
          .begin(effect.header)
          .then((timeline) => this.#answer((session, now) => session.begun(timeline, now)));
        return;
      case 'store':
        this.#writing.push(effect);
        if (this.#writing.length === 1) this.#written = this.#write();
        return;
      case 'again':
        around.again();
        return;
      case 'recall':
        void around.recall(effect.match).then((timeline) =>
          this.#answer((session, now) => {
            if (session.role === 'host') session.recalled(effect.match, timeline, now);
          }),
        );
        return;
      case 'keep':
        around.keep(effect.record);
        return;
      case 'draw': {
        const share = drawSecret();
        void sha256(share).then((digest) =>
          this.#answer((session, now) => session.drawn(effect.attempt, share, digest, now)),
        );
        return;
      }
      case 'digest':
        void sha256(effect.text).then((digest) =>
          this.#answer((session, now) => session.digested(effect.ticket, digest, now)),
        );
        return;
      case 'promoted':
      case 'yielded':
        void this.#changeRole(effect.record);
        return;
      case 'tell':
        around.tell(effect);
    }
  }

  #send(to: LinkId, texts: readonly string[]): void {
    const link = this.#links.get(to);
    for (const text of texts) link?.send(text);
    if (!link || link.buffered <= MOST_BUFFERED) return;
    this.#links.delete(to);
    link.close();
    // Not at once: the session is in the middle of saying what is to be done.
    queueMicrotask(() => this.#answer((session, now) => session.closed(to, now)));
  }

  async #connect(): Promise<void> {
    this.#connecting = true;
    const link = await this.#around.connect();
    this.#connecting = false;
    if (isLinkTrouble(link)) return;
    if (this.#session.role === 'guest') this.join(link);
    else link.close();
  }

  #answer(deed: (session: Host | Guest, now: number) => void): void {
    if (!this.#closed) this.do(deed);
  }

  async #write(): Promise<void> {
    for (let next = this.#writing[0]; next; next = this.#writing[0]) {
      const { keep, entries, end } = next;
      const onDisk = () => this.do((session, now) => session.stored(end, now));
      const confirmed = this.#session.role === 'guest';
      if (await this.#around.store(keep, entries, onDisk, confirmed)) {
        this.#writing.shift();
      } else {
        // What waited behind it was made upon it.
        this.#writing = [];
        this.do((session, now) => session.unstored(now));
      }
    }
  }

  /** The same phone goes on in the other role, from what is on its disk. */
  async #changeRole(record: TableRecord): Promise<void> {
    this.#hangUp();
    await this.#written;
    const timeline = await this.#around.reopen();
    if (this.#closed) return;
    this.#session =
      record.host === this.#self.phone
        ? new Host(this.#self, record, timeline, Date.now())
        : new Guest(this.#self, record, timeline, Date.now());
    this.#around.keep(record);
    this.#around.roleChanged(this.#session.role);
    this.#settle();
  }
}
