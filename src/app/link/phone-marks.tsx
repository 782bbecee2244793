import { deciderOf, seatedPhones } from '../../link/session/lobby';
import './phone-marks.css';
import type { Sitting } from './sitting';

/**
 * The phones that play, at a glance: by their first letters, struck out when lost, filled when the table waits
 * for them. What they say stands beside them in words, and in the sheet of the phones.
 */
export function PhoneMarks({ here }: { readonly here: Sitting }) {
  const { table, linked } = here.view.value;
  if (!table) return null;
  const seat = here.match.value?.toAct.value ?? null;
  const decider = seat === null ? null : deciderOf(table, seat);
  const seated = seatedPhones(table.lobby);
  const phones = table.lobby.phones.filter(({ phone }) => seated.includes(phone));
  return (
    <span class="phone-marks" aria-hidden="true">
      {phones.map(({ phone, name, linked: there }) => {
        const own = phone === here.self.phone;
        const lost = !own && (!there || (!linked && phone === table.host));
        return (
          <span
            key={phone}
            class="phone-marks__one"
            data-lost={lost || undefined}
            data-waited={phone === decider || undefined}
          >
            {[...name][0]}
          </span>
        );
      })}
    </span>
  );
}
