import { deciderOf, seatedPhones } from '../../link/session/lobby';
import { seatSign } from '../../ui/seat-sign';
import './phone-marks.css';
import type { TableClient } from '../../match/linked/table-client';
import { nameIn } from './shown-names';

/**
 * The phones with seats as initials: struck out when lost, filled when it is their turn. Decorative: the text
 * beside them and the sheet of the phones say the same.
 */
export function PhoneMarks({ here }: { readonly here: TableClient }) {
  const { table, linked } = here.view.value;
  if (!table) return null;
  const seat = here.match.value?.toAct.value ?? null;
  const decider = seat === null ? null : deciderOf(table, seat);
  const seated = seatedPhones(table.lobby);
  const phones = table.lobby.phones.filter(({ phone }) => seated.includes(phone));
  const named = phones.map(({ phone }) => ({ name: nameIn(here, phone) }));
  return (
    <span class="phone-marks" aria-hidden="true">
      {phones.map(({ phone, linked: there }) => {
        const own = phone === here.self.phone;
        const lost = !own && (!there || (!linked && phone === table.host));
        return (
          <span
            key={phone}
            class="phone-marks__one"
            data-lost={lost || undefined}
            data-waited={phone === decider || undefined}
          >
            {seatSign(nameIn(here, phone), named)}
          </span>
        );
      })}
    </span>
  );
}
