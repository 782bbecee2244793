import { signal } from '@preact/signals';
import { isTrouble, type Trouble } from '../../archive/trouble';
import type { SeatPlan } from '../../kit/header';
import type { Seat } from '../../kit/rules';
import { hasWebRtc, type Link, type LinkTrouble } from '../../link/connections/link';
import { drawCode } from '../../link/connections/room-code';
import type { PhoneId } from '../../link/messages/message';
import {
  isEndedEarly,
  newTable,
  type TablePlan,
  type TableRecord,
  type ThisPhone,
  tableForMatch,
} from '../../link/session/lobby';
import type { LiveMatch, Mode } from '../live-match';
import { shareMatch } from './agreed-log';
import type { StoredTable } from './link-settings';
import type { LinkedDeps } from './linked-deps';
import { disconnectedParty } from './linked-party';
import { TableClient } from './table-client';
import type { TableEntrance } from './table-entrance';

/** Why this browser cannot link phones; null: it can. `insecure`: only secure pages have the crypto for keys. */
export function linkingBarred(): 'insecure' | 'no-webrtc' | null {
  if (!globalThis.isSecureContext || !('subtle' in globalThis.crypto)) return 'insecure';
  return hasWebRtc() ? null : 'no-webrtc';
}

export const canLink = () => linkingBarred() === null;

/** Milliseconds for which a table is returned to after its match has ended: the others may still be there. */
const OVER_FOR = 12 * 3_600_000;

/** Opens, joins, leaves and returns to linked tables. This phone is at one table at a time. */
export class LinkedTables {
  /** The table this phone is at, whichever screen it shows. */
  readonly client = signal<TableClient | null>(null);
  readonly #deps: LinkedDeps;
  /** Matches whose mode is being followed. */
  readonly #followed = new WeakSet<LiveMatch>();

  constructor(deps: LinkedDeps) {
    this.#deps = deps;
  }

  /** Opens a new table as its host. People at this phone take the seats in `own`. */
  async open(
    plan: Omit<TablePlan, 'startDigest'>,
    seats: readonly SeatPlan[],
    own: readonly Seat[],
  ): Promise<TableClient> {
    const self = await this.#deps.settings.thisPhone(seats[own[0] ?? -1]?.name);
    const record = newTable(self, plan, seats);
    const client = this.#enter({ self, role: 'host', code: drawCode(), record, match: null });
    for (const seat of own)
      client.table.do((session, now) => session.claim(seat, now, seats[seat]?.name ?? self.name));
    void openNewRoom(client);
    return client;
  }

  /** Opens a match of this phone that has begun to other phones. */
  async invite(match: LiveMatch): Promise<TableClient | Trouble> {
    const { settings, matchDeps, acquire } = this.#deps;
    const deps = await matchDeps();
    const trouble = isTrouble(deps) ? deps : await shareMatch(match, deps.archive);
    if (trouble) return trouble;
    const first = match.header.seats.find(({ player }) => player.kind === 'person');
    const self = await settings.thisPhone((await settings.name()) || first?.name);
    // The match stays open for as long as this phone is at the table.
    void acquire(match.header.id);
    const record = tableForMatch(self, match.header, match.timeline.length);
    const client = this.#enter({ self, role: 'host', code: drawCode(), record, match });
    void openNewRoom(client);
    return client;
  }

  /** Joins a table as a guest, by a room code or by a link that two scans make. */
  async join(
    name: string,
    by: {
      readonly code: string | null;
      /** The host that a link or a QR code has named. */
      readonly host?: PhoneId | null;
      readonly link?: Promise<Link | LinkTrouble>;
    },
  ): Promise<void> {
    const self = await this.#deps.settings.thisPhone(name);
    this.#enter({ self, role: 'guest', record: null, match: null, ...by });
  }

  /** Leaves for good. The match, if there is one, belongs to this phone alone from now on. */
  async leave(): Promise<void> {
    const client = this.client.peek();
    if (!client) return;
    // In the other window this phone stays.
    client.close(!client.isInOtherWindow);
    this.#close();
    if (client.isInOtherWindow) return;
    const match = client.match.peek();
    await this.#deps.settings.storeTable(match?.header.id ?? null, null);
    await match?.goOnAlone();
  }

  /** Takes a table that has not begun back from another window of this phone. */
  async returnFromOtherWindow(): Promise<void> {
    this.#close();
    await this.returnToLobby();
  }

  /** Returns to the table that had not begun when the app was closed. False: there is none. */
  async returnToLobby(): Promise<boolean> {
    if (this.client.peek()) return true;
    const { settings } = this.#deps;
    const stored = await settings.table(null);
    if (!stored) return false;
    this.#reenter(stored, null, await settings.thisPhone());
    return true;
  }

  /** Returns to the table of a match that this phone has opened, if it is still at one. */
  async returnToTable(match: LiveMatch): Promise<void> {
    const { id } = match.header;
    if (this.client.peek()?.plays(id)) return;
    if (!canLink()) {
      await match.goOnAlone();
      return;
    }
    const stored = await this.#deps.settings.table(id);
    const ended = endOf(match, stored?.record);
    if (ended !== null && Date.now() - ended > OVER_FOR) return;
    if (stored) this.#follow(match);
    else await match.goOnAlone();
  }

  #enter(entrance: TableEntrance): TableClient {
    this.client.peek()?.close();
    const client = new TableClient(entrance, this.#deps);
    this.client.value = client;
    client.match.subscribe((match) => {
      if (!match) return;
      this.#follow(match);
      if (match !== entrance.match) this.#deps.matchBegun(match);
    });
    return client;
  }

  #close(): void {
    this.client.peek()?.close();
    this.client.value = null;
  }

  /** Joins the table whenever this tab plays the match. Without the table nothing can be played. */
  #follow(match: LiveMatch): void {
    const onMode = (mode: Mode) => {
      if (this.client.peek()?.plays(match.header.id)) {
        if (mode === 'playing') return;
        this.#close();
      }
      match.setParty(disconnectedParty(this.#deps.sentence));
      if (mode === 'playing') void this.#return(match);
    };
    if (this.#followed.has(match)) {
      onMode(match.mode.peek());
      return;
    }
    this.#followed.add(match);
    match.mode.subscribe(onMode);
  }

  /** The stored table is read now, because the tab that played until now may have changed it. */
  async #return(match: LiveMatch): Promise<void> {
    const { id } = match.header;
    const { settings } = this.#deps;
    const [stored, self] = await Promise.all([settings.table(id), settings.thisPhone()]);
    if (match.mode.peek() !== 'playing' || this.client.peek()?.plays(id)) return;
    if (stored) this.#reenter(stored, match, self);
    else {
      match.setParty(null);
      await match.goOnAlone();
    }
  }

  #reenter({ code, record }: StoredTable, match: LiveMatch | null, self: ThisPhone): void {
    // The match stays open for as long as this phone is at the table.
    if (match) void this.#deps.acquire(match.header.id);
    const role = record.host === self.phone ? 'host' : 'guest';
    const client = this.#enter({ self, role, code, record, match });
    // Another phone may have become the host meanwhile.
    if (role === 'host' && code !== null)
      void client.room.open(code).then((room) => room === 'code-taken' && client.yieldRoom());
  }
}

/** When the match has ended; null: it goes on. What has been committed to in secret waits for the other phones. */
function endOf({ toAct, timeline }: LiveMatch, record: TableRecord | undefined): number | null {
  if (toAct.peek() === null) return timeline.entries.at(-1)?.at ?? 0;
  const { at = null } = record?.ended ?? {};
  return record && isEndedEarly(record) && !timeline.round ? at : null;
}

/** Draws another code if the first one is taken; nobody has seen it yet. */
async function openNewRoom(client: TableClient): Promise<void> {
  for (;;) {
    const code = client.code.peek();
    if (code === null || (await client.room.open(code)) !== 'code-taken') return;
    client.setCode(drawCode());
  }
}
