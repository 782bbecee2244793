import { Smartphone, Unplug } from 'lucide-preact';
import type { PhoneId } from '../../link/message';
import { seatedPhones } from '../../link/session/lobby';
import { Button } from '../../ui/button';
import { sayRefused } from './say-refused';
import type { Sitting } from './sitting';
import { useLinkWords } from './words/words';

/** Who is at the table, and who is lost. */
export function PhonesList({ here }: { readonly here: Sitting }) {
  const words = useLinkWords();
  const { role, table, linked } = here.view.value;
  if (!table) return null;
  const seated = seatedPhones(table.lobby);
  // Without a room those whom only two scans have linked could not follow to the new host.
  const mayHandOver = role === 'host' && here.room.state.value === 'open';
  const handOver = (phone: PhoneId) =>
    sayRefused(
      here.table.do((session, now) =>
        session.role === 'host' ? session.handOver(phone, now) : null,
      ),
    );
  return (
    <section class="section">
      <h2 class="caps">{words.phones}</h2>
      <ul class="phones-list">
        {table.lobby.phones.map(({ phone, name, linked: there }) => {
          const own = phone === here.self.phone;
          const lost = !own && (!there || (!linked && phone === table.host));
          const facts = [
            own && words.thisPhone,
            phone === table.host && words.host,
            !seated.includes(phone) && words.lookerOn,
            !own && (lost ? words.lost : words.here),
          ];
          const Sign = lost ? Unplug : Smartphone;
          return (
            <li key={phone}>
              <Sign size={20} aria-hidden="true" />
              <p>
                <b>{name}</b> <span class="note">{facts.filter(Boolean).join(', ')}</span>
              </p>
              {mayHandOver && !own && !lost && (
                <Button
                  name={`${words.makeHost}: ${words.handOver(name)}`}
                  onClick={() => handOver(phone)}
                >
                  {words.makeHost}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
