import { History, SkipForward } from 'lucide-preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { visiblePlies } from '../../kit/ply';
import type { Seat } from '../../kit/rules';
import type { LiveMatch } from '../../match/live-match';
import { peopleHere } from '../../match/viewers';
import { Button, IconButton } from '../../ui/button';
import { announce } from '../../ui/live';
import { SeatMark } from '../../ui/seat-mark';
import { useHoldSettled } from '../../ui/settled';
import { Sheet } from '../../ui/sheet';
import { useLanguage } from '../../ui/words';
import { useMoveExplainer } from '../coach/use-move-explainer';
import { ToldList } from '../log/told-list';
import { changedIn, doneIn, type Outcome } from '../log/turns-since';
import { useLogWords } from '../log/words';
import { shownSeats } from '../match-parts/shown-names';
import { useWords } from '../words/words';
import './computer-row.css';
import { LEVEL_ICONS } from './level-icons';
import { type ComputersProps, useComputers } from './use-computers';

/**
 * What computers and people at other phones did last, in one sentence that stays until the next turn of one of them is
 * over; before the first one, which computer is thinking; and a button for when a computer fails. Another button opens all
 * that has been done since the turn of a person here, and says how many moves that were. Moves are read out by the table, for all seats alike.
 */
export function ComputerRow(props: ComputersProps) {
  const { match, view, game, viewers } = props;
  const { Recap } = view;
  const words = useWords().computers;
  const log = useLogWords();
  const language = useLanguage();
  const { retry } = useWords();
  const { turns, since, told, teller, staying, seen, skip } = useComputers(props);
  const [open, setOpen] = useState(false);
  const changes = useMoveExplainer(view, open)?.changes;
  const toAct = match.toAct.value;
  // At a linked table only the host's phone searches, but everybody sees it.
  const elsewhere =
    toAct !== null && match.player(toAct)?.kind === 'computer' && !match.decides(toAct)
      ? toAct
      : null;
  const thinking = turns.thinking.value ?? elsewhere;
  const failed = turns.failed.value;
  const nameOf = (seat: Seat) => shownSeats(match.header)[seat]?.name ?? '';
  const gainsOf = ({ points, others }: Outcome) => [
    ...(points === 0 ? [] : [log.points(points, unit)]),
    // The noun once is enough.
    ...others.flatMap((one) =>
      here.includes(one.seat)
        ? `${nameOf(one.seat)} ${(points === 0 ? log.points : log.signed)(one.points, unit)}`
        : [],
    ),
  ];
  // While something waits to be seen, the table waits for a tap and not for a computer.
  const active = staying || !seen ? null : thinking;
  // A computer that waits until something has been seen plays only after a tap.
  useHoldSettled(failed === null && (staying || (thinking !== null && seen)));
  useEffect(() => {
    // For a phone that arrives while a computer is thinking; later the table announces it after each move.
    if (thinking !== null) announce(words.thinking(nameOf(thinking)));
  }, []);
  // What was opened before is another list after the next own move.
  useEffect(() => setOpen(false), [since.length === 0]);

  const here = peopleHere(match);
  const isOwn = !staying && (toAct === null || here.includes(toAct));
  const unit = view.scoreUnit?.(match.state.value) ?? 'points';
  const gains = told ? gainsOf(told) : [];
  const points = gains.length > 0 ? ` ${log.ofTurn(gains)}` : '';
  const said =
    failed !== null
      ? { seat: failed, text: words.failed(nameOf(failed)) }
      : told
        ? { seat: told.seat, text: told.text + points }
        : active !== null
          ? { seat: active, text: words.thinking(nameOf(active)) }
          : null;
  // Who only watches has no turn since which anything is told.
  const hasList = here.length > 0 && since.length > 0;
  // Once there it keeps its room between the turns of others, or the table would jump.
  const isThere = useRef(false);
  if (said || hasList) isThere.current = true;
  if (!said && !hasList)
    return isThere.current && !isOwn ? <div class="line computer-row" /> : null;
  const show = () => setOpen(true);
  const quiet = said === null;
  const skips = staying ? thinking !== null : thinking !== null && here.length > 0;
  return (
    <>
      <section
        class="line computer-row"
        aria-label={words.sinceTitle}
        data-quiet={quiet || undefined}
        data-own={isOwn || undefined}
        data-thinking={(active !== null && failed === null) || undefined}
        data-told={(said !== null && said.seat !== active) || undefined}
      >
        {said && (
          <>
            <Who match={match} seat={said.seat} />
            <p role={failed === null ? undefined : 'alert'}>{said.text}</p>
          </>
        )}
        {failed !== null ? (
          <Button onClick={turns.retry}>{retry}</Button>
        ) : quiet ? (
          <Button icon={History} onClick={show} name={words.since(since.length)}>
            {since.length}
          </Button>
        ) : skips ? (
          <IconButton name={words.skip} icon={SkipForward} onClick={skip} />
        ) : (
          hasList &&
          (since.length === 1 ? (
            <IconButton name={words.since(1)} icon={History} onClick={show} />
          ) : (
            <Button
              kind="quiet"
              icon={History}
              name={`${words.all(since.length)}, ${words.since(since.length)}`}
              onClick={show}
            >
              {words.all(since.length)}
            </Button>
          ))
        )}
      </section>
      <Sheet open={open} title={words.sinceTitle} onClose={() => setOpen(false)}>
        {open && teller && (
          <ToldList
            match={match}
            told={[
              ...doneIn(match, since, teller),
              ...(changes ? changedIn(match, since, teller, here, changes) : []),
            ]}
            unit={unit}
            here={changes ? [] : here}
            scoring={game.scoring}
          />
        )}
        {open && Recap && (
          <Recap
            state={match.state.value}
            seats={shownSeats(match.header)}
            plies={visiblePlies(match.rules, match.timeline.line(), viewers)}
            {...{ viewers, language }}
          />
        )}
      </Sheet>
    </>
  );
}

interface WhoProps {
  readonly match: LiveMatch;
  readonly seat: Seat;
}

function Who({ match, seat }: WhoProps) {
  const seats = shownSeats(match.header);
  const plan = seats[seat];
  const player = match.player(seat);
  if (!plan) return null;
  const Level = player?.kind === 'computer' ? LEVEL_ICONS[player.level] : null;
  return (
    <span class="computer-row__who">
      <SeatMark {...plan} among={seats} />
      {Level && <Level size={16} aria-hidden="true" />}
    </span>
  );
}
