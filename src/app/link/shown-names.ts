import { shownNames } from '../../kit/names';
import type { Seat } from '../../kit/rules';
import type { PhoneId } from '../../link/messages/message';
import type { JoinRequest, TableView } from '../../link/session/view';
import type { TableClient } from '../../match/linked/table-client';

/*
 * Names come from other phones. They are shown as those of players are everywhere: isolated, and with a number where two
 * look the same.
 */

type Named = Pick<TableView, 'table'>;

/** The name of a phone at the table; empty: it is not there. */
export function phoneName({ table }: Named, phone: PhoneId | null): string {
  const { phones = [] } = table?.lobby ?? {};
  const names = shownNames(phones.map(({ name }) => name));
  return names[phones.findIndex((one) => one.phone === phone)] ?? '';
}

/** The same at the table of this phone. */
export const nameIn = (here: TableClient, phone: PhoneId | null) =>
  phoneName(here.view.value, phone);

export function seatNameAt({ table }: Named, seat: Seat): string {
  return shownNames((table?.lobby.seats ?? []).map(({ plan }) => plan.name))[seat] ?? '';
}

/** The name of a phone that asks to be admitted: a number tells it apart from the phones that are in. */
export function nameOfApplicant({ table, joinRequests }: TableView, phone: PhoneId): string {
  const inside = (table?.lobby.phones ?? []).map(({ name }) => name);
  const names = shownNames([...inside, ...joinRequests.map(({ name }) => name)]);
  const at = joinRequests.findIndex((one: JoinRequest) => one.phone === phone);
  return names[inside.length + at] ?? '';
}
