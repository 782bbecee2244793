import { useEffect, useState } from 'preact/hooks';
import type { TableClient } from '../../match/linked/table-client';
import { Button } from '../../ui/button';
import { Scrolling } from '../../ui/scrolling';
import { followHost } from './follow-host';
import { hostLost, otherHost } from './host-notices';
import { joinRequests } from './join-requests';
import { awaited, endless, fork, undoAsked } from './log-notices';
import { Notice, type Notices } from './notice';
import { unopened } from './put-out';
import { seatNotices } from './seat-notices';
import { nameIn, seatNameAt } from './shown-names';
import { linkSheetOpen } from './tables';
import { endingSaid } from './words/said';
import { useLinkWords } from './words/words';

/** The seat of a lost phone is to change hands. Everybody who is there agrees, or it does not. */
const seatAsked: Notices = (here, words) => {
  const { seatAsking, table } = here.view.value;
  if (!seatAsking?.here || !table) return [];
  const { seat, holder, level } = seatAsking;
  const name = seatNameAt(here.view.value, seat);
  const answer = (yes: boolean) => here.table.do((session, now) => session.answerSeat(yes, now));
  const asked =
    holder === null
      ? words.asksOpen(name)
      : level === null
        ? words.asksSeat(nameIn(here, holder), name)
        : words.asksComputer(name);
  return [
    <Notice key="seat-asked">
      <p>{asked}</p>
      <Button kind="primary" onClick={() => answer(true)}>
        {words.yes}
      </Button>
      <Button onClick={() => answer(false)}>{words.no}</Button>
    </Notice>,
  ];
};

const ended: Notices = (here) => {
  const ending = here.alerts.ended.value;
  if (!ending) return [];
  return [<Notice key="ended">{endingSaid(ending.because, ending.app)}</Notice>];
};

/** The sheet of the phones shows them itself. */
const applicants: Notices = (here, words) => (linkSheetOpen.value ? [] : joinRequests(here, words));

const MOST_URGENT_FIRST: readonly Notices[] = [
  ended,
  applicants,
  followHost,
  hostLost,
  undoAsked,
  seatAsked,
  otherHost,
  fork,
  endless,
  awaited,
  unopened,
  seatNotices,
];

/**
 * Decisions that people at this phone have to make before the table can continue: the most urgent one, and how many
 * more there are. So they hide no more of the table than they must.
 */
export function LinkNotices({ here }: { readonly here: TableClient }) {
  const words = useLinkWords();
  const [all, setAll] = useState(false);
  const notices = MOST_URGENT_FIRST.flatMap((kind) => kind(here, words));
  const more = notices.length - 1;
  // The next ones come folded again.
  useEffect(() => {
    if (more < 1) setAll(false);
  }, [more < 1]);
  return (
    <Scrolling class="link-notices" data-all={all || undefined}>
      {all ? notices : notices.slice(0, 1)}
      {more > 0 && (
        <Button expanded={all} onClick={() => setAll(!all)}>
          {all ? words.fewer : words.more(more)}
        </Button>
      )}
    </Scrolling>
  );
}
