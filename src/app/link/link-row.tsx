import { MessageCircle, Smartphone, Unplug, Users } from 'lucide-preact';
import { useEffect } from 'preact/hooks';
import { deciderOf, seatedPhones } from '../../link/session/lobby';
import type { LiveMatch } from '../../match/live-match';
import { type Icon, IconButton } from '../../ui/button';
import { useGo } from '../go';
import './link.css';
import { LinkNotices } from './link-notices';
import { LinkSheet } from './link-sheet';
import { PhoneMarks } from './phone-marks';
import { sitting } from './sit';
import type { Sitting } from './sitting';
import { TALK_ICONS } from './talk-icons';
import { useLinkWords } from './words/words';

/** At a linked table: whom it waits for, who is lost, and what the people here are asked. */
export function LinkRow({ match }: { readonly match: LiveMatch }) {
  const words = useLinkWords();
  const go = useGo();
  const here = sitting.value;
  const said = useStanding(here, match);
  // When people play again, everybody goes along: first to the table, then to its next match.
  useEffect(() => {
    if (here?.match.peek() !== match) return;
    return here.match.subscribe((next) => {
      if (next !== match) go.instead(next ? `/match/${next.header.id}` : '/table');
    });
  }, [here, match]);
  if (!here || here.match.value !== match) return null;
  const look = (open: boolean) => {
    here.looking.value = open;
  };
  const Sign = said.icon ?? (said.lost ? Unplug : Smartphone);
  return (
    <>
      <LinkNotices here={here} />
      <section class="link-row" aria-label={words.row.title} data-lost={said.lost || undefined}>
        <Sign size={18} aria-hidden="true" />
        <p role="status">{said.text}</p>
        <PhoneMarks here={here} />
        <IconButton name={words.row.open} icon={Users} onClick={() => look(true)} />
      </section>
      <LinkSheet here={here} open={here.looking.value} onClose={() => look(false)} />
    </>
  );
}

interface Standing {
  readonly lost: boolean;
  readonly text: string;
  readonly icon?: Icon;
}

/** What matters most now, in one sentence. */
function useStanding(here: Sitting | null, match: LiveMatch): Standing {
  const words = useLinkWords();
  const { row } = words;
  const view = here?.view.value;
  const seat = match.toAct.value;
  const table = view?.table;
  if (!here || !view || !table) return { lost: true, text: '' };
  const heard = here.news.talk.value;
  const { phones } = table.lobby;
  const nameOf = (phone: string | null) => phones.find((one) => one.phone === phone)?.name ?? '';
  if (heard)
    return {
      lost: false,
      text: words.said(nameOf(heard.phone), words.talk[heard.talk]),
      icon: TALK_ICONS[heard.talk] ?? MessageCircle,
    };
  if (!view.linked) return { lost: true, text: row.reconnecting(nameOf(table.host)) };
  const seated = seatedPhones(table.lobby);
  const lost = phones.filter(({ phone, linked }) => !linked && seated.includes(phone));
  if (lost.length > 0)
    return { lost: true, text: row.lost(lost.map(({ name }) => name).join(', ')) };
  if (view.asking?.by === here.self.phone) return { lost: false, text: row.asked };
  if (view.proposing) return { lost: false, text: row.sending };
  if (seat === null) return { lost: false, text: row.linked(phones.length) };
  const decider = deciderOf(table, seat);
  const looksOn = !seated.includes(here.self.phone);
  const person = match.player(seat)?.kind === 'person';
  const name = match.header.seats[seat]?.name ?? '';
  if (decider === here.self.phone && person) return { lost: false, text: row.yours };
  if (decider === here.self.phone) return { lost: false, text: row.linked(phones.length) };
  const waits = person ? row.thinks(name) : row.computes(name, nameOf(table.host));
  return { lost: false, text: looksOn ? `${waits} ${row.watching}` : waits };
}
