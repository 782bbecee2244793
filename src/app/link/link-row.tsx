import { deciderOf, isEndedEarly, seatedPhones } from '../../link/session/lobby';
import { seatSign } from '../../ui/seat-mark';
import './link.css';
import { Eye, MessageCircle, Smartphone, Unplug, Users } from 'lucide-preact';
import { useEffect } from 'preact/hooks';
import { shownNames } from '../../kit/names';
import type { UndoRequest } from '../../link/session/asking';
import type { TableClient } from '../../match/linked/table-client';
import type { LiveMatch } from '../../match/live-match';
import { type Icon, IconButton } from '../../ui/button';
import { useGo } from '../screen/go';
import { currentTalk } from './announce-notice';
import { HostCameraButton } from './camera/host-camera';
import { LinkNotices } from './link-notices';
import { LinkSheet, TALK_ICONS } from './link-sheet';
import { nameIn, phoneName } from './shown-names';
import { linkedTables, linkSheetOpen } from './tables';
import { useLinkedMatchWords } from './words/match-words';
import { useLinkWords } from './words/words';

/** The phones with seats as initials, struck out when lost. Screen readers get the text of the row instead. */
function PhoneMarks({ here }: { readonly here: TableClient }) {
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

interface LinkRowProps {
  readonly match: LiveMatch;
  /** The moves that a request would take back, as sentences, and how many more. */
  readonly movesAsked: (asked: UndoRequest) => {
    readonly moves: readonly string[];
    readonly more: number;
  };
}

/** The status of a linked table: whose turn it is, which phones are lost, and what people here have to decide. */
export function LinkRow({ match, movesAsked }: LinkRowProps) {
  const words = useLinkWords();
  const own = useLinkedMatchWords();
  const go = useGo();
  const here = linkedTables.client.value;
  const status = useStatus(here, match);
  // A rematch leads every phone to the lobby first, and then to the next match.
  useEffect(() => {
    if (here?.match.peek() !== match) return;
    return here.match.subscribe((next) => {
      if (next !== match) go.instead(next ? `/match/${next.header.id}` : '/table');
    });
  }, [here, match]);
  useEffect(
    () => () => {
      linkSheetOpen.value = false;
    },
    [here],
  );
  if (!here || here.match.value !== match) return null;
  const look = (open: boolean) => {
    linkSheetOpen.value = open;
  };
  const Sign = status.icon ?? (status.lost ? Unplug : Smartphone);
  const { asking, table, role } = here.view.value;
  const asked = asking && movesAsked(asking);
  const seated = table ? seatedPhones(table.lobby) : [];
  const spectates = table !== null && !seated.includes(here.self.phone);
  const isLost = table?.lobby.phones.some(({ phone, linked }) => !linked && seated.includes(phone));
  // Without a room a lost guest does not come back by itself.
  const needsScans = role === 'host' && isLost === true && here.room.state.value !== 'open';
  return (
    <>
      <LinkNotices
        here={here}
        moves={asked && asked.moves.length > 0 ? own.backTo(asked.moves, asked.more) : ''}
      />
      <section
        class="line link-row"
        aria-label={words.row.title}
        data-quiet={status.quiet || undefined}
        data-lost={status.lost || undefined}
      >
        {!status.quiet && <Sign size={18} aria-hidden="true" />}
        <p role="status">{status.text}</p>
        {spectates && (
          <span title={own.spectating}>
            <Eye size={18} aria-hidden="true" />
          </span>
        )}
        <PhoneMarks here={here} />
        {needsScans && <HostCameraButton here={here} again />}
        <IconButton name={words.row.open} icon={Users} onClick={() => look(true)} />
      </section>
      <LinkSheet here={here} open={linkSheetOpen.value} onClose={() => look(false)} />
    </>
  );
}

interface Status {
  readonly lost: boolean;
  /** The header of the table already says it. */
  readonly quiet?: boolean;
  readonly text: string;
  readonly icon?: Icon;
}

/** The most important fact of the moment, in one sentence. */
function useStatus(here: TableClient | null, match: LiveMatch): Status {
  const words = useLinkWords();
  const own = useLinkedMatchWords();
  const { row } = words;
  const view = here?.view.value;
  const seat = match.toAct.value;
  const table = view?.table;
  if (!here || !view || !table) return { lost: true, text: '' };
  const talk = currentTalk.value;
  const { phones } = table.lobby;
  const nameOf = (phone: string | null) => phoneName(view, phone);
  if (talk)
    return {
      lost: false,
      text: words.said(nameOf(talk.phone), words.talk[talk.talk]),
      icon: TALK_ICONS[talk.talk] ?? MessageCircle,
    };
  if (view.membership === 'ended') return { lost: true, text: row.left };
  if (!view.linked) return { lost: true, text: row.reconnecting(nameOf(table.host)) };
  const seated = seatedPhones(table.lobby);
  const lost = phones.filter(({ phone, linked }) => !linked && seated.includes(phone));
  if (lost.length > 0) {
    const names = lost.map(({ phone }) => nameOf(phone)).join(', ');
    const { gone } = here.alerts;
    if (lost.every(({ phone }) => gone.value.has(phone)))
      return { lost: true, text: own.left(names) };
    const isWaitedFor = view.role !== 'host' || here.room.state.value === 'open';
    return { lost: true, text: isWaitedFor ? row.lost(names) : own.lost(names) };
  }
  if (view.asking?.by === here.self.phone) return { lost: false, text: row.asked };
  if (view.proposing) return { lost: false, text: row.sending };
  if (seat === null || isEndedEarly(table))
    return { lost: false, quiet: true, text: row.linked(phones.length) };
  const decider = deciderOf(table, seat);
  if (match.opening.value !== null)
    return { lost: false, quiet: true, text: row.opens(nameOf(decider)) };
  const isSpectator = !seated.includes(here.self.phone);
  const person = match.player(seat)?.kind === 'person';
  const name = shownNames(match.header.seats.map((one) => one.name))[seat] ?? '';
  if (decider === here.self.phone && person) return { lost: false, quiet: true, text: row.yours };
  if (decider === here.self.phone)
    return { lost: false, quiet: true, text: row.linked(phones.length) };
  const waits = person ? row.thinks(name) : row.computes(name, nameOf(table.host));
  return { lost: false, quiet: true, text: isSpectator ? `${waits} ${row.watching}` : waits };
}
