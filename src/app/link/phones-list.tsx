import { Smartphone, Unplug } from 'lucide-preact';
import type { PhoneId } from '../../link/messages/message';
import { seatedPhones } from '../../link/session/lobby';
import type { TableClient } from '../../match/linked/table-client';
import { AskingButton } from '../../ui/warning/asking-button';
import { PutOut } from './lobby-notices';
import { nameIn } from './shown-names';
import { askAsHost } from './table-actions';
import { useLinkWords } from './words/words';

/** The phones at the table, linked or lost. */
export function PhonesList({ here }: { readonly here: TableClient }) {
  const words = useLinkWords();
  const { role, table, linked } = here.view.value;
  if (!table) return null;
  const seated = seatedPhones(table.lobby);
  // Who looked on and is gone, or was removed, is of no more interest here.
  const phones = table.lobby.phones.filter(
    ({ phone, linked: there }) => there || seated.includes(phone) || phone === table.host,
  );
  // Without a room, phones that two scans have linked could not find the new host.
  const mayHandOver = role === 'host' && here.room.state.value === 'open';
  const handOver = (phone: PhoneId) => askAsHost(here, (host, now) => host.handOver(phone, now));
  return (
    <section class="section">
      <h2 class="caps">{words.phones}</h2>
      <ul class="stack phones-list">
        {phones.map(({ phone, linked: there }) => {
          const name = nameIn(here, phone);
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
              {role === 'host' && !own && there && <PutOut here={here} phone={phone} />}
              {mayHandOver && !own && !lost && (
                <AskingButton
                  name={`${words.makeHost}: ${words.handOver(name)}`}
                  question={words.asksHandOver(name)}
                  warning={words.handOverHint}
                  onGo={() => handOver(phone)}
                >
                  {words.makeHost}
                </AskingButton>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
