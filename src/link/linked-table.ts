import type { MatchHeader } from '../kit/header';
import type { Timeline } from '../kit/timeline';
import { isLinkTrouble, type Link, type LinkTrouble } from './connections/link';
import { drawSecret } from './identity/digest';
import { areSigned, signAll } from './identity/keys';
import type { Effect, LinkId, Notice } from './session/effect';
import { Guest } from './session/guest/guest';
import { Host } from './session/host/host';
import type { TableRecord, ThisPhone } from './session/lobby';

const TICK = 500;

/** Unsent bytes after which a link counts as dead. */
const MAX_BUFFERED = 1_000_000;

/** What a table needs from the app. */
export interface TableEnvironment {
  /** The version of a game's rules on this phone; null: this phone does not have the game. */
  version(game: string): Promise<number | null>;
  /** Opens the match with this header if it is on this phone, or creates it; null: neither is possible. */
  begin(header: MatchHeader): Promise<Timeline | null>;
  /** The match is over and stays as it is. The next `begin` is another match. */
  rematch(): void;
  /** An earlier match of this table; null: it is no longer on this phone. */
  recall(match: string): Promise<Timeline | null>;
  /** The match as it is on the disk; null: none has begun. */
  reopen(): Promise<Timeline | null>;
  /**
   * Writes the agreed log: the first `keep` entries stay, the others follow. All or nothing; false: nothing.
   * Calls `onDisk` as soon as it is written, so that the other phones do not wait until this one shows it.
   * What the host has `confirmed` is on the host's disk, and may be shown before it is on this one.
   */
  store(keep: number, agreed: Timeline, onDisk: () => void, confirmed: boolean): Promise<boolean>;
  /** Stores the record for a restart. False: it could not be written. */
  keep(record: TableRecord): Promise<boolean>;
  /** Connects to the current host. Not called again before it has resolved. */
  connect(): Promise<Link | LinkTrouble>;
  /** Signs a text with this phone's key. */
  sign(text: string): Promise<string>;
  /** This phone has become the host, which opens the room, or a guest, which closes it. */
  roleChanged(role: 'host' | 'guest'): void;
  notify(notice: Notice): void;
  /** The view may have changed. */
  changed(): void;
}

/** Milliseconds since the page was opened. This clock cannot be set. */
const elapsed = () => performance.now();

/** Runs a session: gives it the time and what arrives, and carries out its effects. */
export class LinkedTable {
  readonly #self: ThisPhone;
  readonly #environment: TableEnvironment;
  readonly #links = new Map<LinkId, Link>();
  readonly #ticking: ReturnType<typeof setInterval>;
  #session: Host | Guest;
  #lastLink: LinkId = 0;
  #connecting = false;
  #writing: (Effect & { readonly effect: 'store' })[] = [];
  #written: Promise<void> = Promise.resolve();
  /** What is being signed and checked: answered in the order of the questions. */
  #notary: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(self: ThisPhone, session: Host | Guest, environment: TableEnvironment) {
    this.#self = self;
    this.#session = session;
    this.#environment = environment;
    this.#ticking = setInterval(() => this.do((one, now) => one.tick(now)), TICK);
    this.#runEffects();
  }

  /** The current session. It is replaced when this phone's role changes. Call its methods only through `do`. */
  get session(): Host | Guest {
    return this.#session;
  }

  /** Runs a task on the session, and carries out the effects. */
  do<Result>(task: (session: Host | Guest, now: number) => Result): Result {
    const result = task(this.#session, elapsed());
    this.#runEffects();
    return result;
  }

  /** Adds a link: to a guest at the host's phone, to the host at a guest's. */
  join(link: Link): void {
    if (this.#closed) {
      link.close();
      return;
    }
    const id = ++this.#lastLink;
    this.#links.set(id, link);
    const { binding, peer } = link;
    const nonce = drawSecret();
    this.do((session, now) => session.connected({ link: id, binding, peer, nonce }, now));
    link.listen({
      text: (text) => this.#onLink(id, (session, now) => session.receive(id, text, now)),
      closed: () =>
        this.#onLink(id, (session, now) => {
          this.#links.delete(id);
          session.closed(id, now);
        }),
    });
  }

  /** Leaves the table. The other phones learn it at once, even when the page is being closed; `forGood`: by a tap. */
  close(forGood = false): void {
    if (this.#closed) return;
    this.do((session, now) => session.leave(now, forGood));
    this.#closed = true;
    clearInterval(this.#ticking);
    this.#closeLinks();
  }

  /**
   * Resolves when everything has been written. The session reports it even after `close`, so that a person who
   * has just played learns that it was saved.
   */
  get written(): Promise<void> {
    return this.#written;
  }

  /** Runs a task for a link, if it is still open. */
  #onLink(link: LinkId, task: (session: Host | Guest, now: number) => void): void {
    if (this.#links.has(link) && !this.#closed) this.do(task);
  }

  #closeLinks(): void {
    for (const link of this.#links.values()) link.close();
    this.#links.clear();
  }

  #runEffects(): void {
    for (let some = this.#session.take(); some.length > 0; some = this.#session.take())
      for (const effect of some) this.#run(effect);
    this.#environment.changed();
  }

  #run(effect: Effect): void {
    const environment = this.#environment;
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
        void environment.version(effect.game).then((version) =>
          this.#report((session, now) => {
            if (session.role === 'guest') session.loaded(effect.game, version, now);
          }),
        );
        return;
      case 'begin':
        void environment
          .begin(effect.header)
          .then((timeline) => this.#report((session, now) => session.begun(timeline, now)));
        return;
      case 'store':
        this.#writing.push(effect);
        if (this.#writing.length === 1) this.#written = this.#write();
        return;
      case 'rematch':
        environment.rematch();
        return;
      case 'recall':
        void environment.recall(effect.match).then((timeline) =>
          this.#report((session, now) => {
            if (session.role === 'host') session.recalled(effect.match, timeline, now);
          }),
        );
        return;
      case 'keep': {
        const { record, ticket } = effect;
        const kept = environment.keep(record).catch(() => false);
        if (ticket !== undefined)
          this.#tellAsker(kept, (session, now, ok) => session.kept(ticket, ok, now));
        return;
      }
      case 'nonce':
        this.#tellAsker(Promise.resolve(drawSecret()), (session, now, nonce) =>
          session.nonceDrawn(effect.ticket, nonce, now),
        );
        return;
      case 'draw': {
        const share = drawSecret();
        queueMicrotask(() =>
          this.#report((session, now) => session.shareDrawn(effect.attempt, share, now)),
        );
        return;
      }
      case 'sign':
        this.#answer(
          signAll((text) => environment.sign(text), effect.texts),
          (session, now, signatures) => session.signed(effect.ticket, signatures, now),
        );
        return;
      case 'check':
        this.#answer(areSigned(effect.claims), (session, now, good) =>
          session.checked(effect.ticket, good, now),
        );
        return;
      case 'promoted':
      case 'yielded':
        void this.#changeRole(effect.record);
        return;
      case 'notify':
        environment.notify(effect);
    }
  }

  /** Tells the session that has asked, if it still is the one. */
  #tellAsker<Answer>(
    work: Promise<Answer>,
    tell: (session: Host | Guest, now: number, answer: Answer) => void,
  ): void {
    const asker = this.#session;
    void work.then((answer) => {
      if (this.#session === asker) this.#report((session, now) => tell(session, now, answer));
    });
  }

  /** Tells the session that has asked, when everything that was asked before is answered. */
  #answer<Answer>(
    work: Promise<Answer>,
    tell: (session: Host | Guest, now: number, answer: Answer) => void,
  ): void {
    const asker = this.#session;
    const before = this.#notary;
    this.#notary = Promise.all([work, before]).then(([answer]) => {
      if (this.#session === asker) this.#report((session, now) => tell(session, now, answer));
    });
  }

  #send(to: LinkId, texts: readonly string[]): void {
    const link = this.#links.get(to);
    for (const text of texts) link?.send(text);
    if (!link || link.buffered <= MAX_BUFFERED) return;
    this.#links.delete(to);
    link.close();
    // Later: the effects of the session are still being carried out.
    queueMicrotask(() => this.#report((session, now) => session.closed(to, now)));
  }

  async #connect(): Promise<void> {
    this.#connecting = true;
    const link = await this.#environment.connect();
    this.#connecting = false;
    if (isLinkTrouble(link)) return;
    if (this.#session.role === 'guest') this.join(link);
    else link.close();
  }

  #report(task: (session: Host | Guest, now: number) => void): void {
    if (!this.#closed) this.do(task);
  }

  async #write(): Promise<void> {
    for (let next = this.#writing[0]; next; next = this.#writing[0]) {
      const { keep, agreed, end } = next;
      const onDisk = () => this.do((session, now) => session.stored(end, now));
      const confirmed = this.#session.role === 'guest';
      if (await this.#environment.store(keep, agreed, onDisk, confirmed)) {
        this.#writing.shift();
      } else {
        // The waiting logs contain the entries that could not be written.
        this.#writing = [];
        this.do((session, now) => session.unstored(now));
      }
    }
  }

  /** Continues in the other role, from what is on the disk. */
  async #changeRole(record: TableRecord): Promise<void> {
    this.#closeLinks();
    await this.#written;
    const timeline = await this.#environment.reopen();
    if (this.#closed) return;
    this.#session =
      record.host === this.#self.phone
        ? new Host(this.#self, record, timeline, elapsed())
        : new Guest(this.#self, record, timeline, elapsed());
    void this.#environment.keep(record);
    this.#environment.roleChanged(this.#session.role);
    this.#runEffects();
  }
}
