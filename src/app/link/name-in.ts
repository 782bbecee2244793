import type { PhoneId } from '../../link/messages/message';
import type { TableClient } from '../../match/linked/table-client';

/** The name of a phone at the table; empty: it is not there. */
export function nameIn(here: TableClient, phone: PhoneId | null): string {
  const phones = here.view.value.table?.lobby.phones ?? [];
  return phones.find((one) => one.phone === phone)?.name ?? '';
}
