import { useEffect, useState } from 'preact/hooks';
import { refuse } from '../../link/session/reasons';
import type { TableClient } from '../../match/linked/table-client';
import { Button } from '../../ui/button';
import { Scrolling } from '../../ui/scrolling';
import { useGo } from '../screen/go';
import { followHost, joinRequests, Notice, type Notices, unopened } from './lobby-notices';
import { hostLost, isPutOut, otherHost, seatNotices } from './phone-notices';
import { nameIn, seatNameAt } from './shown-names';
import { ask } from './table-actions';
import { linkSheetOpen } from './tables';
import { useLinkedMatchWords } from './words/match-words';
import { endingSaid, useLinkWords } from './words/words';

/** An undo or redo that is asked for: people here answer, or call off what they have asked themselves. */
const undoAsked =
  (moves: string): Notices =>
  (here, words) => {
    const { asking } = here.view.value;
    if (!asking) return [];
    const isOwn = asking.by === here.self.phone;
    if (!asking.here && !isOwn) return [];
    const answer = (yes: boolean) =>
      ask(here, (session, now) => session.answerUndo(asking.number, yes, now));
    return [
      <Notice key="undo">
        <p>
          {isOwn ? words.row.asked : words.asks(nameIn(here, asking.by), asking.back)} {moves}
        </p>
        {!isOwn && (
          <Button kind="primary" onClick={() => answer(true)}>
            {words.yes}
          </Button>
        )}
        {isOwn ? (
          <CallOff onClick={() => answer(false)} />
        ) : (
          <Button onClick={() => answer(false)}>{words.no}</Button>
        )}
      </Notice>,
    ];
  };

function CallOff({ onClick }: { readonly onClick: () => void }) {
  return <Button onClick={onClick}>{useLinkedMatchWords().callOff}</Button>;
}

/** Two logs have gone on differently. People choose one. */
const fork: Notices = (here, words) => {
  return here.view.value.divergences.map(({ phone, common, ours, theirs }) => (
    <Notice key={`fork-${phone}`}>
      <p>
        {words.fork(nameIn(here, phone), common, ours, theirs)} {words.forkHint}
      </p>
      <Button onClick={() => ask(here, (session, now) => session.choose(phone, now))}>
        {words.chooseTheirs(nameIn(here, phone))}
      </Button>
    </Notice>
  ));
};

/** The host plays the next match, and does not have the end of this one. */
const endless: Notices = (here, words) => {
  const { endUnknown, table } = here.view.value;
  if (!endUnknown || !table) return [];
  const goAlong = () =>
    ask(here, (session, now) =>
      session.role === 'guest' ? session.joinNextMatch(now) : refuse('settled'),
    );
  return [
    <Notice key="endless">
      <p>
        {words.endless(nameIn(here, table.host))} {words.leaveHint}
      </p>
      <Button onClick={goAlong}>{words.goAlong}</Button>
    </Notice>,
  ];
};

const awaited: Notices = (here, words) => {
  return here.view.value.awaited.map((phone) => {
    const name = nameIn(here, phone);
    const without = () =>
      ask(here, (session, now) =>
        session.role === 'host' ? session.continueWithout(phone, now) : refuse('settled'),
      );
    return (
      <Notice key={`awaited-${phone}`}>
        <p>{words.awaited(name)}</p>
        <Button onClick={without}>{words.goOnWithout(name)}</Button>
      </Notice>
    );
  });
};

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
  return [
    <Notice key="ended">
      <p>{endingSaid(ending.because, ending.app)}</p>
      {isPutOut(here) && <HomeButton />}
    </Notice>,
  ];
};

function HomeButton() {
  const go = useGo();
  return (
    <Button kind="primary" onClick={() => go.up('/')}>
      {useLinkedMatchWords().home}
    </Button>
  );
}

/** The sheet of the phones shows them itself. */
const applicants: Notices = (here, words) => (linkSheetOpen.value ? [] : joinRequests(here, words));

const mostUrgentFirst = (moves: string): readonly Notices[] => [
  ended,
  applicants,
  followHost,
  hostLost,
  undoAsked(moves),
  seatAsked,
  otherHost,
  fork,
  endless,
  awaited,
  unopened,
  seatNotices,
];

interface LinkNoticesProps {
  readonly here: TableClient;
  /** What an undo that is asked for would take back, as a sentence; empty: nothing is asked. */
  readonly moves: string;
}

/** What people here have to decide before the table can continue: the most urgent decision, and how many more. */
export function LinkNotices({ here, moves }: LinkNoticesProps) {
  const words = useLinkWords();
  const [all, setAll] = useState(false);
  const notices = mostUrgentFirst(moves).flatMap((kind) => kind(here, words));
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
