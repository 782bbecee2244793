import { signal } from '@preact/signals';
import type { SeatPlan } from '../../kit/header';
import { drawCode } from '../../link/code';
import type { Link } from '../../link/link';
import type { LinkTrouble } from '../../link/link-trouble';
import { newTable, type TablePlan, tableOf } from '../../link/session/lobby';
import type { LiveMatch, Mode } from '../../match/live-match';
import { hold } from '../open-matches';
import { absent } from './absent';
import { type KeptTable, keepTable, keptName, keptTable, thisPhone } from './kept-table';
import { tellBegun } from './news';
import { type Place, Sitting } from './sitting';

/** The linked table at which this phone sits; it sits at one at a time, whatever screen it shows. */
export const sitting = signal<Sitting | null>(null);

/** Without it there are neither keys nor seeds: pages from `https` or `localhost` have it. */
export const canLink = () => globalThis.isSecureContext;

function sitDown(place: Place): Sitting {
  sitting.peek()?.close();
  const here = new Sitting(place);
  sitting.value = here;
  here.match.subscribe((match) => {
    if (!match) return;
    attend(match);
    if (match !== place.match) tellBegun(match);
  });
  return here;
}

// Others hear at once that this phone is gone, not only when it has been silent for a while.
addEventListener('pagehide', () => sitting.peek()?.close());
// The browser may show the page again as it was, but its links are gone.
addEventListener('pageshow', (event) => {
  if (event.persisted && sitting.peek()) location.reload();
});

/** Opens a new table as its host. Seats in `mine` are taken by people at this phone. */
export async function openTable(
  plan: TablePlan,
  seats: readonly SeatPlan[],
  mine: readonly number[],
): Promise<void> {
  const self = await thisPhone(seats[mine[0] ?? -1]?.name);
  const place = { self, role: 'host', record: newTable(self, plan, seats), match: null } as const;
  const here = sitDown({ ...place, code: drawCode() });
  for (const seat of mine)
    here.table.do((session, now) => session.claim(seat, now, seats[seat]?.name ?? self.name));
  void holdNewRoom(here);
}

/** Opens a table round a match of this phone that has begun. */
export async function openTableRound(match: LiveMatch): Promise<Sitting> {
  const { seats, id } = match.header;
  const first = seats.find(({ player }) => player.kind === 'person');
  const self = await thisPhone((await keptName()) || first?.name);
  // It stays open for as long as this phone sits there.
  void hold(id);
  const record = tableOf(self, match.header);
  const here = sitDown({ self, role: 'host', code: drawCode(), record, match });
  void holdNewRoom(here);
  return here;
}

/** A code that somebody else holds is drawn anew: nobody has been told of it yet. */
async function holdNewRoom(here: Sitting): Promise<void> {
  for (;;) {
    const code = here.code.peek();
    if (code === null || (await here.room.hold(code)) !== 'code-taken') return;
    here.rename(drawCode());
  }
}

/** Joins a table as a guest: by a room's code, or by a link that two scans make. */
export async function joinTable(
  name: string,
  by: { readonly code: string } | { readonly link: Promise<Link | LinkTrouble> },
): Promise<void> {
  const self = await thisPhone(name);
  const code = 'code' in by ? by.code : null;
  const link = 'link' in by ? { link: by.link } : {};
  sitDown({ self, role: 'guest', code, record: null, match: null, ...link });
}

/** Gets up for good: the match, if there is one, is this phone's own from now on. */
export async function leaveTable(): Promise<void> {
  const here = sitting.peek();
  if (!here) return;
  here.close();
  sitting.value = null;
  if (!here.isElsewhere) await keepTable(here.match.peek()?.header.id ?? null, null);
}

/** Takes the seat at a table that has not begun back from another window of this phone. */
export async function sitBack(): Promise<void> {
  sitting.peek()?.close();
  sitting.value = null;
  await backToLobby();
}

/** Comes back to the table that had not begun when the app was closed. False: there is none. */
export async function backToLobby(): Promise<boolean> {
  if (sitting.peek()) return true;
  const kept = await keptTable(null);
  if (!kept) return false;
  comeBack(kept, null, await thisPhone());
  return true;
}

/** Comes back to the table of a match that this phone has opened, if it is still at one. */
export async function backToTable(match: LiveMatch): Promise<void> {
  const { id } = match.header;
  if (sitting.peek()?.isAt(id) || match.toAct.peek() === null || !canLink()) return;
  if (await keptTable(id)) attend(match);
}

const attended = new WeakSet<LiveMatch>();

/**
 * From now on this tab sits at the table of a match whenever it is the tab that plays it. As long as it does
 * not sit there, nothing is played past the others.
 */
function attend(match: LiveMatch): void {
  const follow = (mode: Mode) => {
    const here = sitting.peek();
    if (here?.isAt(match.header.id)) {
      if (mode === 'playing') return;
      here.close();
      sitting.value = null;
    }
    match.party.value = absent;
    if (mode === 'playing') void sitAgain(match);
  };
  if (attended.has(match)) {
    follow(match.mode.peek());
    return;
  }
  attended.add(match);
  match.mode.subscribe(follow);
}

/** What has been kept is read now: the tab that sat there before may have changed it. */
async function sitAgain(match: LiveMatch): Promise<void> {
  const { id } = match.header;
  const [kept, self] = await Promise.all([keptTable(id), thisPhone()]);
  if (match.mode.peek() !== 'playing' || sitting.peek()?.isAt(id)) return;
  if (kept) comeBack(kept, match, self);
  else match.party.value = null;
}

function comeBack(
  { code, record }: KeptTable,
  match: LiveMatch | null,
  self: Sitting['self'],
): void {
  // It stays open for as long as this phone sits there.
  if (match) void hold(match.header.id);
  const role = record.host === self.phone ? 'host' : 'guest';
  const here = sitDown({ self, role, code, record, match });
  // Somebody else may have gone on as host meanwhile.
  if (role === 'host' && code !== null)
    void here.room.hold(code).then((room) => room === 'code-taken' && here.yieldRoom());
}
