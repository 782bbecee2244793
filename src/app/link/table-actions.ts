import { isTrouble } from '../../archive/trouble';
import type { SeatPlan } from '../../kit/header';
import type { JsonObject } from '../../kit/json';
import type { AnyRules, Refusal } from '../../kit/rules';
import type { Guest } from '../../link/session/guest/guest';
import type { Host } from '../../link/session/host/host';
import type { TableClient } from '../../match/linked/table-client';
import type { LiveMatch } from '../../match/live-match';
import { showToast } from '../../ui/toast';
import { linkedTables, linkSheetOpen } from './tables';
import { barredSaid, linkWords, refusalSaid } from './words/words';

/** A match for several phones, as set up by its people. */
interface LinkedPlan {
  readonly game: string;
  readonly options: JsonObject;
  /** Whether computers may help people. */
  readonly help: boolean;
  readonly seats: readonly SeatPlan[];
}

/** Shows why the table has refused a request from this phone; nothing if it has not. */
export function showRefusal(refused: Refusal | null | undefined): void {
  const text = refused && refusalSaid(refused.because);
  if (text) showToast({ text });
}

/** Asks the table of this phone for something, and shows why it has refused. */
export function ask(
  { table }: TableClient,
  task: (session: Host | Guest, now: number) => Refusal | null | undefined,
): void {
  showRefusal(table.do(task));
}

/** The same for what only a host can do. */
export function askAsHost(
  here: TableClient,
  task: (session: Host, now: number) => Refusal | null,
): void {
  ask(here, (session, now) => (session.role === 'host' ? task(session, now) : null));
}

/** Opens a new table; false, with a toast, where linking is not possible. Seats of people who are `away` stay open. */
export async function openTable(
  { version }: AnyRules,
  { game, options, help, seats }: LinkedPlan,
  people: readonly { readonly away?: boolean }[],
): Promise<boolean> {
  const barred = barredSaid();
  if (barred) {
    showToast({ text: barred });
    return false;
  }
  const own = seats.flatMap(({ player }, seat) =>
    player.kind === 'person' && !people[seat]?.away ? seat : [],
  );
  await linkedTables.open({ game, rules: version, options, help }, seats, own);
  return true;
}

/** Opens a match that has begun on this phone to other phones, with everything that has been played. */
export async function invitePhones(match: LiveMatch): Promise<void> {
  const barred = barredSaid();
  if (barred) {
    showToast({ text: barred });
    return;
  }
  const { start, reachedBy } = match.header;
  if (start && !reachedBy) {
    showToast({ text: linkWords().unproven });
    return;
  }
  const client = await linkedTables.invite(match);
  if (isTrouble(client)) showToast({ text: linkWords().unstored });
  else linkSheetOpen.value = true;
}

/** Another match with the people at this table. */
export function playAgain(): void {
  const client = linkedTables.client.peek();
  if (!client) return;
  const { refused, suggestedTo } = client.playAgain();
  showRefusal(refused);
  if (suggestedTo !== null) showToast({ text: linkWords().askedAgain(suggestedTo) });
}
