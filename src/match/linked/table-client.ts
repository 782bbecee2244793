import { type Signal, signal } from '@preact/signals';
import { isTrouble } from '../../archive/trouble';
import type { MatchHeader } from '../../kit/header';
import { isProblem, type Refusal } from '../../kit/rules';
import type { Timeline } from '../../kit/timeline';
import { isLinkTrouble, type Link, LinkTrouble } from '../../link/connections/link';
import { joinRoom } from '../../link/connections/peer-room';
import { drawCode } from '../../link/connections/room-code';
import { sign } from '../../link/identity/keys';
import { LinkedTable, type TableEnvironment } from '../../link/linked-table';
import type { PhoneId } from '../../link/messages/message';
import type { Notice } from '../../link/session/effect';
import { Guest } from '../../link/session/guest/guest';
import { Host } from '../../link/session/host/host';
import { isEndedEarly, type TableRecord, type ThisPhone } from '../../link/session/lobby';
import type { TableView } from '../../link/session/view';
import type { LiveMatch } from '../live-match';
import { storeAgreed, writeLinked } from './agreed-log';
import type { LinkedDeps } from './linked-deps';
import { LinkedParty } from './linked-party';
import { markEnded } from './mark-ended';
import { RoomKeeper } from './room-keeper';
import { TableAlerts } from './table-alerts';
import type { TableEntrance } from './table-entrance';

/** This phone at a linked table: connects the session with the archive, the room, the match and the screen. */
export class TableClient implements TableEnvironment {
  readonly self: ThisPhone;
  readonly code: Signal<string | null>;
  readonly match: Signal<LiveMatch | null>;
  readonly view: Signal<TableView>;
  readonly alerts = new TableAlerts();
  readonly room: RoomKeeper;
  /** Why the last attempt to reach the host failed; null: it did not. */
  readonly unreached = signal<LinkTrouble | null>(null);
  readonly #deps: LinkedDeps;
  readonly #party: LinkedParty;
  #table: LinkedTable | null = null;
  #record: TableRecord | null;
  #link: Promise<Link | LinkTrouble> | null;
  readonly #expected: PhoneId | null;
  #left = false;

  constructor(
    { self, role, code, host = null, record, match, link }: TableEntrance,
    deps: LinkedDeps,
  ) {
    this.self = self;
    this.code = signal(code);
    this.match = signal(match);
    this.#deps = deps;
    this.#record = record;
    this.#link = link ?? null;
    this.#expected = host;
    this.room = new RoomKeeper(() => deps.settings.signaling(), {
      joined: (joined) => this.#table?.join(joined),
      lost: () => this.yieldRoom(),
    });
    const session = this.#newSession(role);
    this.view = signal(session.view);
    this.#party = new LinkedParty(
      () => this.table,
      this.view,
      () => this.match.peek()?.trouble.peek() ?? null,
      deps.sentence,
    );
    this.#start(session);
    // Only now, because code that follows the party queries the table at once.
    match?.setParty(this.#party);
    void this.#keepEnded();
  }

  get table(): LinkedTable {
    if (!this.#table) throw new Error('the table has not started yet');
    return this.#table;
  }

  /** Whether the match with that id is played at this table. */
  plays(match: string): boolean {
    return this.match.peek()?.header.id === match;
  }

  /** Adds a phone that has been linked by two scans. */
  join(link: Link): void {
    if (this.view.peek().role === 'host') this.table.join(link);
    else this.#link = Promise.resolve(link);
  }

  setCode(code: string): void {
    this.code.value = code;
    this.#sendCode();
    void this.#store();
  }

  /** Another phone holds the room: this phone becomes its guest. */
  yieldRoom(): void {
    this.#changeRole('guest');
  }

  /** Leaves the table and informs the other phones. `forGood`: its people do not come back. */
  close(forGood = false): void {
    if (this.#left) return;
    this.#left = true;
    this.table.close(forGood);
    this.room.close();
    const match = this.match.peek();
    if (!match) return;
    match.setParty(null);
    void this.table.written.then(() => this.#party.left());
    this.#deps.release(match.header.id);
  }

  /** This phone is at the same table in another window, which now owns the stored table. */
  get isInOtherWindow(): boolean {
    const { because } = this.alerts.ended.value ?? {};
    return because === 'other-window' || because === 'same-phone';
  }

  /** Starts another match with the same people. Only the host can; at a guest's phone it is suggested to the host. */
  playAgain(): { readonly refused: Refusal | null; readonly suggestedTo: string | null } {
    const refused = this.table.do((session, now) => {
      if (session.role === 'host') return session.rematch(now);
      session.talk('one-more', now);
      return null;
    });
    const { role, table } = this.view.peek();
    const host = table?.lobby.phones.find(({ phone }) => phone === table.host);
    return { refused, suggestedTo: role === 'guest' ? (host?.name ?? '') : null };
  }

  async version(game: string): Promise<number | null> {
    return (await this.#deps.rules(game))?.version ?? null;
  }

  async begin(header: MatchHeader): Promise<Timeline | null> {
    const deps = await this.#deps.matchDeps();
    if (isTrouble(deps) || (await writeLinked(header, deps))) return null;
    const match = await this.#deps.acquire(header.id);
    if (isTrouble(match) || isProblem(match)) return null;
    // Until now another window of this phone may have played it.
    await match.takeOver();
    if (this.#left || match.mode.peek() !== 'playing') {
      this.#deps.release(header.id);
      return null;
    }
    this.rematch();
    match.setParty(this.#party);
    this.match.value = match;
    void this.#deps.settings.storeTable(null, null);
    void this.#store();
    void this.#keepEnded();
    return match.timeline.fork();
  }

  /** The match is over and stays as it is. It belongs only to this phone again. */
  rematch(): void {
    const match = this.match.peek();
    if (!match) return;
    this.#party.sessionReplaced();
    this.match.value = null;
    void this.#deps.settings.storeTable(match.header.id, null);
    match.setParty(null);
    this.#deps.release(match.header.id);
  }

  async recall(match: string): Promise<Timeline | null> {
    const previous = await this.#deps.acquire(match);
    this.#deps.release(match);
    if (isTrouble(previous) || isProblem(previous) || previous.incompatible.peek()) return null;
    return previous.timeline.fork();
  }

  async reopen(): Promise<Timeline | null> {
    const match = this.match.peek();
    return match?.timeline.fork() ?? null;
  }

  async store(
    keep: number,
    agreed: Timeline,
    onDisk: () => void,
    confirmed: boolean,
  ): Promise<boolean> {
    const match = this.match.peek();
    const deps = await this.#deps.matchDeps();
    if (!match || isTrouble(deps) || match.mode.peek() !== 'playing') return false;
    const trouble = await storeAgreed(match, deps.archive, keep, agreed, onDisk, confirmed);
    // Whatever is played in a match continues it in the lists: these entries are from before its end.
    await this.#keepEnded();
    return trouble === null;
  }

  async keep(record: TableRecord): Promise<boolean> {
    const { ended } = this.#record ?? {};
    this.#record = record;
    if (ended !== record.ended) void this.#markEnded(record);
    // A guest that two scans have linked learns the room code here.
    const { code } = record.lobby;
    if (code !== null && record.host !== this.self.phone) this.code.value = code;
    return this.#store();
  }

  async connect(): Promise<Link | LinkTrouble> {
    const given = this.#link;
    this.#link = null;
    const link = await (given ?? this.#reachHost());
    this.unreached.value = isLinkTrouble(link) ? link : null;
    // This phone was the host and no other phone holds the room: the server still had this phone's own old connection.
    const vacant = isLinkTrouble(link) && link.trouble === 'no-such-room';
    if (vacant && this.#record?.host === this.self.phone)
      queueMicrotask(() => this.#changeRole('host'));
    return link;
  }

  async sign(text: string): Promise<string> {
    return sign(await this.#deps.settings.keys(), text);
  }

  roleChanged(role: 'host' | 'guest'): void {
    this.#party.sessionReplaced();
    if (role === 'guest') {
      this.room.close();
      return;
    }
    const code = this.code.peek() ?? drawCode();
    this.setCode(code);
    void this.room.open(code);
  }

  notify(notice: Notice): void {
    this.#party.take(notice);
    // The session's view is newer than the signal: a phone that has just joined has its name there.
    const view = this.#table?.session.view ?? this.view.peek();
    this.alerts.take(notice, view);
    this.#deps.notify(notice, view);
  }

  changed(): void {
    if (!this.#table) return;
    const view = this.#table.session.view;
    if (view.linked) this.alerts.stranger.value = false;
    // Called at every tick; screens render only when it is another object.
    this.view.value = view;
  }

  /** Without a code only two scans can link the phones again. */
  async #reachHost(): Promise<Link | LinkTrouble> {
    const [code, signaling] = [this.code.peek(), await this.#deps.settings.signaling()];
    if (code === null) return new LinkTrouble('unreachable');
    return isLinkTrouble(signaling) ? signaling : joinRoom(code, signaling);
  }

  async #store(): Promise<boolean> {
    if (!this.#record || this.#left) return false;
    return this.#deps.settings.storeTable(this.match.peek()?.header.id ?? null, {
      code: this.code.peek(),
      record: this.#record,
    });
  }

  /** Writes again, where it may have been lost, that the host has ended the match early. */
  async #keepEnded(): Promise<void> {
    if (this.#record && isEndedEarly(this.#record)) await this.#markEnded(this.#record);
  }

  async #markEnded(record: TableRecord): Promise<void> {
    const match = this.match.peek();
    if (match) await markEnded(match.header.id, record, this.#deps);
  }

  /** Every phone needs the code, because each of them may become the host. */
  #sendCode(): void {
    const code = this.code.peek();
    if (code === null) return;
    this.table.do((session, now) => session.role === 'host' && session.rename(code, now));
  }

  #newSession(role: 'host' | 'guest'): Host | Guest {
    const match = this.match.peek();
    const timeline = match?.timeline.fork() ?? null;
    const now = performance.now();
    if (role === 'host' && this.#record) return new Host(this.self, this.#record, timeline, now);
    const wayIn = { host: this.#expected, room: this.code.peek() };
    return new Guest(this.self, this.#record, timeline, now, wayIn);
  }

  #start(session: Host | Guest): void {
    this.#table = new LinkedTable(this.self, session, this);
    this.#sendCode();
    this.changed();
  }

  /** Continues in the other role, from what is on the disk. */
  #changeRole(role: 'host' | 'guest'): void {
    if (this.#left || this.view.peek().role === role) return;
    this.#table?.close();
    this.#start(this.#newSession(role));
    this.roleChanged(role);
  }
}
