import { type Signal, signal } from '@preact/signals';
import { isTrouble } from '../../archive/trouble';
import type { MatchHeader } from '../../kit/header';
import type { Entry } from '../../kit/log';
import { isProblem } from '../../kit/rules';
import type { Timeline } from '../../kit/timeline';
import { drawCode } from '../../link/code';
import type { Link } from '../../link/link';
import { isLinkTrouble, type LinkTrouble } from '../../link/link-trouble';
import { LinkedTable, type Surroundings } from '../../link/linked-table';
import type { Notice } from '../../link/session/effect';
import { Guest } from '../../link/session/guest/guest';
import { Host } from '../../link/session/host/host';
import type { Self, TableRecord } from '../../link/session/lobby';
import type { TableView } from '../../link/session/view';
import { ownTimeline, storeAgreed } from '../../match/agreed-log';
import { LinkedParty } from '../../match/linked-party';
import type { LiveMatch } from '../../match/live-match';
import { writeTheirs } from '../../match/write-theirs';
import { rulesOf } from '../games';
import { hold, letGo, matchDeps } from '../open-matches';
import { keepTable } from './kept-table';
import { News } from './news';
import { reachHost } from './reach-host';
import { RoomKeeper } from './room-keeper';
import { refusalSaid } from './words/said';

/** Where a phone sits down. */
export interface Place {
  readonly self: Self;
  readonly role: 'host' | 'guest';
  /** The room's code; null where two scans link the phones. */
  readonly code: string | null;
  /** Null for a guest at a new table. */
  readonly record: TableRecord | null;
  /** The match, where it has begun. */
  readonly match: LiveMatch | null;
  /** A link that is there already, or will be. */
  readonly link?: Promise<Link | LinkTrouble>;
}

/** This phone at a linked table, with what the app has to do for it: disk, room, match and screen. */
export class Sitting implements Surroundings {
  readonly self: Self;
  readonly code: Signal<string | null>;
  readonly match: Signal<LiveMatch | null>;
  readonly view: Signal<TableView>;
  readonly news = new News();
  readonly room: RoomKeeper;
  /** Why the host could not be reached last; null: it was. */
  readonly unreached = signal<LinkTrouble | null>(null);
  /** The phones of the table are looked at, over its match. */
  readonly looking = signal(false);
  readonly #party: LinkedParty;
  #table: LinkedTable | null = null;
  #record: TableRecord | null;
  #link: Promise<Link | LinkTrouble> | null;
  #left = false;

  constructor({ self, role, code, record, match, link }: Place) {
    this.self = self;
    this.code = signal(code);
    this.match = signal(match);
    this.#record = record;
    this.#link = link ?? null;
    this.room = new RoomKeeper(
      (joined) => this.#table?.join(joined),
      () => this.yieldRoom(),
    );
    const session = this.#session(role);
    this.view = signal(session.view);
    this.#party = new LinkedParty(
      () => this.table,
      this.view,
      () => this.match.peek()?.trouble.peek() ?? null,
      refusalSaid,
    );
    this.#start(session);
    // Only now: who sees the party asks the table at once.
    if (match) match.party.value = this.#party;
  }

  get table(): LinkedTable {
    if (!this.#table) throw new Error('nobody sits here');
    return this.#table;
  }

  /** Whether the match with that id is this table's. */
  isAt(match: string): boolean {
    return this.match.peek()?.header.id === match;
  }

  /** Another phone has been linked by two scans. */
  join(link: Link): void {
    if (this.view.peek().role === 'host') this.table.join(link);
    else this.#link = Promise.resolve(link);
  }

  /** Holds the room under another code. */
  rename(code: string): void {
    this.code.value = code;
    this.#tellCode();
    this.#keep();
  }

  /** Somebody else has the room: this phone is its guest. */
  yieldRoom(): void {
    this.#sitDown('guest');
  }

  /** Gets up; the others are told. */
  close(): void {
    if (this.#left) return;
    this.#left = true;
    this.table.close();
    this.room.release();
    const match = this.match.peek();
    if (!match) return;
    match.party.value = null;
    void this.table.written.then(() => this.#party.left());
    letGo(match.header.id);
  }

  /** This phone sits at the same table in another window, and what it keeps of it is that one's. */
  get isElsewhere(): boolean {
    const { because } = this.news.ended.value ?? {};
    return because === 'other-window' || because === 'same-phone';
  }

  async version(game: string): Promise<number | null> {
    return (await rulesOf(game))?.version ?? null;
  }

  async begin(header: MatchHeader): Promise<Timeline | null> {
    const deps = await matchDeps();
    if (isTrouble(deps) || (await writeTheirs(header, deps))) return null;
    const match = await hold(header.id);
    if (isTrouble(match) || isProblem(match)) return null;
    // Another window of this phone may have sat there until now.
    await match.takeOver();
    if (this.#left || match.mode.peek() !== 'playing') {
      letGo(header.id);
      return null;
    }
    this.again();
    match.party.value = this.#party;
    this.match.value = match;
    void keepTable(null, null);
    this.#keep();
    return ownTimeline(match);
  }

  /** The match is this phone's own again, as it has ended. */
  again(): void {
    const match = this.match.peek();
    if (!match) return;
    this.#party.changed();
    this.match.value = null;
    void keepTable(match.header.id, null);
    match.party.value = null;
    letGo(match.header.id);
  }

  async recall(match: string): Promise<Timeline | null> {
    const before = await hold(match);
    letGo(match);
    if (isTrouble(before) || isProblem(before) || before.stranding.peek()) return null;
    return ownTimeline(before);
  }

  async reopen(): Promise<Timeline | null> {
    const match = this.match.peek();
    return match && ownTimeline(match);
  }

  async store(
    keep: number,
    entries: readonly Entry[],
    onDisk: () => void,
    confirmed: boolean,
  ): Promise<boolean> {
    const match = this.match.peek();
    const deps = await matchDeps();
    if (!match || isTrouble(deps) || match.mode.peek() !== 'playing') return false;
    return (await storeAgreed(match, deps.archive, keep, entries, onDisk, confirmed)) === null;
  }

  keep(record: TableRecord): void {
    this.#record = record;
    // A guest that two scans have linked learns here where the table can be found again.
    const { code } = record.lobby;
    if (code !== null && record.host !== this.self.phone) this.code.value = code;
    this.#keep();
  }

  async connect(): Promise<Link | LinkTrouble> {
    const given = this.#link;
    this.#link = null;
    const link = await (given ?? reachHost(this.code.peek()));
    this.unreached.value = isLinkTrouble(link) ? link : null;
    // This phone was the host and nobody is in its place: it was its own shadow that held the room.
    const vacant = isLinkTrouble(link) && link.trouble === 'no-such-room';
    if (vacant && this.#record?.host === this.self.phone)
      queueMicrotask(() => this.#sitDown('host'));
    return link;
  }

  roleChanged(role: 'host' | 'guest'): void {
    this.#party.changed();
    if (role === 'guest') {
      this.room.release();
      return;
    }
    const code = this.code.peek() ?? drawCode();
    this.rename(code);
    void this.room.hold(code);
  }

  tell(notice: Notice): void {
    this.#party.told(notice);
    // Who has come is known to the table before it is shown.
    this.news.take(notice, this.#table?.session.view ?? this.view.peek());
  }

  changed(): void {
    if (!this.#table) return;
    const view = this.#table.session.view;
    // It is asked about at every tick, and screens follow it.
    if (JSON.stringify(view) !== JSON.stringify(this.view.peek())) this.view.value = view;
  }

  #keep(): void {
    if (this.#record && !this.#left)
      void keepTable(this.match.peek()?.header.id ?? null, {
        code: this.code.peek(),
        record: this.#record,
      });
  }

  /** Everybody at the table is to know the room, because each of them may have to hold it. */
  #tellCode(): void {
    const code = this.code.peek();
    if (code === null) return;
    this.table.do((session, now) => session.role === 'host' && session.rename(code, now));
  }

  #session(role: 'host' | 'guest'): Host | Guest {
    const match = this.match.peek();
    const timeline = match && ownTimeline(match);
    return role === 'host' && this.#record
      ? new Host(this.self, this.#record, timeline, Date.now())
      : new Guest(this.self, this.#record, timeline, Date.now());
  }

  #start(session: Host | Guest): void {
    this.#table = new LinkedTable(this.self, session, this);
    this.#tellCode();
    this.changed();
  }

  /** Sits down anew in another role, from what is on the disk. */
  #sitDown(role: 'host' | 'guest'): void {
    if (this.#left || this.view.peek().role === role) return;
    this.#table?.close();
    this.#start(this.#session(role));
    this.roleChanged(role);
  }
}
