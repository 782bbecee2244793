import { useMemo, useState } from 'preact/hooks';
import { isTrouble } from '../../archive/trouble';
import { mayHelp } from '../../kit/header';
import { lazy } from '../../kit/lazy';
import { type Action, isProblem, type Seat } from '../../kit/rules';
import type { LiveMatch } from '../../match/live-match';
import { Presentation } from '../../match/presentation';
import { Button } from '../../ui/button';
import { lazyPart, useLazy, usePrefetch } from '../../ui/lazy';
import { LogNoteContext } from '../../ui/log/log-note';
import { StepsByHandContext } from '../../ui/steps/use-step-show';
import { useLanguage } from '../../ui/words';
import { isFirstTurn } from '../brief/just-begun';
import { TakenBack } from '../log/taken-back';
import { shownSeats } from '../match-parts/shown-names';
import { type OpenedMatch, useMatch } from '../match-parts/use-match';
import { useHands, useVisible } from '../match-parts/use-viewers';
import { Screen } from '../screen/screen';
import { useKeptSettings } from '../store/kept-settings';
import { useWords } from '../words/words';
import { useTurned, useWakeLock } from './phone-screen';
import { menuParts, TableMenu } from './table-menu';
import { TableShell } from './table-shell';
import { Unopened } from './unopened';
import { useEndedEarly } from './use-ended-early';
import { useFeedback, useNarration } from './use-news';
import { useOffer } from './use-offer';
import { useStepsByHand } from './use-steps-by-hand';
import { useTableHead } from './use-table-head';
import { useUndo } from './use-undo';

const Banners = lazyPart(async () => (await import('./banners')).Banners);
const EndedNotice = lazyPart(async () => (await import('./ended-notice')).EndedNotice);
const HandOver = lazyPart(async () => (await import('./hand-over')).HandOver);
const ComputerRow = lazyPart(async () => (await import('../computers/computer-row')).ComputerRow);
const ForcedMoves = lazyPart(async () => (await import('./forced-moves')).ForcedMoves);
const Result = lazyPart(async () => (await import('./result')).Result);
const FirstBrief = lazyPart(async () => (await import('../brief/first-brief')).FirstBrief);
const LinkedRow = lazyPart(async () => (await import('./linked-row')).LinkedRow);
const news = lazy(async () => (await import('./news')).News);
const coach = lazy(async () => (await import('../coach/hint-sheet')).HintSheet);

/** A match on the table: the game's own view in the center, with what every game needs around it. */
function Table(opened: OpenedMatch) {
  const { match, view, game } = opened;
  const words = useWords();
  const language = useLanguage();
  const settings = useKeptSettings();
  const [turned, setTurned] = useTurned();
  const [menu, setMenu] = useState(false);
  const [topic, setTopic] = useState<string | null>(null);
  const [hinting, setHinting] = useState(false);
  const presentation = useMemo(() => new Presentation(match), [match]);
  const hands = useHands(match, settings?.cover);
  const { viewers } = hands;
  const help = mayHelp(match.header);
  const warns = help && (settings?.warn ?? false);
  const { offer, retry, suggested, suggest, blunders } = useOffer(match, warns);
  const { undo } = useUndo(match);
  const ended = useEndedEarly(match.header.id);
  useWakeLock();
  useNarration(match, game, presentation, viewers);
  const giveCue = useFeedback(match, view, presentation, viewers, settings);

  const { rules, timeline, header } = match;
  const seats = shownSeats(header);
  const state = match.state.value;
  const playing = match.mode.value === 'playing';
  const linked = match.party.value !== null;
  const to = hands.to === null ? undefined : seats[hands.to];
  // The legal moves may reveal what a person holds.
  const hidden = to !== undefined && rules.secrets !== undefined;
  const acting = hidden ? null : seatHere(match);
  const { plies, opening } = useVisible(timeline, viewers, match.entries.value);
  const [found, find] = useFound(state);
  const position = { state, seats, viewers, language, plies };
  const over = rules.toAct(state) === null;
  // What they do has to be told: it does not happen on this screen.
  const others = linked || header.seats.some((_, at) => match.player(at)?.kind === 'computer');
  const people = header.seats.some(({ player }) => player.kind === 'person');
  const isEnded = !over && ended;
  const free = acting !== null && match.canUndo.value === acting && timeline.step('undo')?.free;

  usePrefetch(
    Banners.code,
    menuParts,
    Result.code,
    view.standing,
    HandOver.code,
    news,
    view.telling,
  );
  const News = useLazy(news, others || over);
  const telling = useLazy(view.telling, others || over);
  // The ranking waits for the news of the end, and so for their code.
  const tells = News !== null && telling !== null;
  const Coach = useLazy(coach, hinting);

  const stepsByHand = useStepsByHand(match, settings);
  const logNote = useMemo(() => <TakenBack match={match} />, [match]);
  const head = useTableHead(opened, presentation, () => setMenu(true), linked && isEnded);

  const onHint = acting === null || !help ? null : () => setHinting(true);
  const onShow = (actions: readonly Action[]) => {
    setHinting(false);
    suggest(actions);
  };

  return (
    // Around these parts, not around the table: a provider keeps what it was first given, and with it old drawings.
    <LogNoteContext.Provider value={logNote}>
      <StepsByHandContext.Provider value={stepsByHand}>
        <TableShell
          head={head}
          banners={
            <>
              <div role="status" class="table__banners">
                {(!playing || match.trouble.value) && <Banners match={match} game={game} />}
                {playing && isEnded && <EndedNotice id={header.id} linked={linked} />}
              </div>
              {retry && (
                <div class="table__retry">
                  <Button kind="primary" wide onClick={retry}>
                    {words.retry}
                  </Button>
                </div>
              )}
            </>
          }
          over={
            others && (
              <>
                {linked && <LinkedRow match={match} game={game} viewers={viewers} />}
                <ComputerRow
                  {...opened}
                  {...{ presentation, viewers }}
                  pace={settings?.pace ?? 'usual'}
                />
              </>
            )
          }
          line={linked}
          view={view}
          table={{
            state,
            seats,
            viewers,
            seeing: playing ? (to ? 'covered' : 'live') : 'still',
            onSeen: presentation.show,
            acting,
            plies,
            opening,
            offer,
            undo: free ? undo : null,
            suggested,
            session: sessionOf(header.id),
            inView: presentation.places.value,
            found,
            onRefused: () => giveCue('refusal'),
          }}
          rules={{ game: header.game, options: header.options, topic, onTopic: setTopic }}
        >
          {over && tells && (presentation.drawn.value || !people) && (
            <Result {...opened} position={position} />
          )}
          {News && <News {...opened} {...{ presentation, viewers }} covered={to !== undefined} />}
          <TableMenu
            open={menu}
            onClose={() => setMenu(false)}
            {...opened}
            position={position}
            turned={turned}
            onHint={onHint}
            onFind={find}
            onRules={() => setTopic('')}
            onTurn={setTurned}
          />
          {Coach && acting !== null && (
            <Coach
              match={match}
              view={view}
              onShow={onShow}
              seat={acting}
              open={hinting}
              onClose={() => setHinting(false)}
            />
          )}
          {blunders && (
            <blunders.BlunderCheck
              match={match}
              view={view}
              checker={blunders.checker}
              onShow={onShow}
            />
          )}
          {settings?.forced && (
            <ForcedMoves match={match} presentation={presentation} covered={to !== undefined} />
          )}
          {acting !== null && to === undefined && isFirstTurn(match, plies) && (
            <FirstBrief match={match} view={view} game={game} position={position} />
          )}
          {hands.to !== null && (
            <HandOver key={hands.to} {...opened} to={hands.to} onTaken={hands.take} />
          )}
        </TableShell>
      </StepsByHandContext.Provider>
    </LogNoteContext.Provider>
  );
}

/** The seat for which a person at this phone decides now; null: there is none. */
function seatHere(match: LiveMatch): Seat | null {
  const seat = match.toAct.value;
  if (match.mode.value !== 'playing' || match.opening.value !== null || seat === null) return null;
  return match.player(seat)?.kind === 'person' && match.decides(seat) ? seat : null;
}

const sessions = new Map<string, Map<string, readonly string[]>>();

/** What the screen of a match keeps while the app is open, wherever people go meanwhile. */
function sessionOf(match: string): Map<string, readonly string[]> {
  const known = sessions.get(match) ?? new Map();
  sessions.set(match, known);
  return known;
}

/** The hex of the place that was searched for, until the position changes, and how to search for another. */
function useFound(state: object): readonly [string | null, (hex: string) => void] {
  const [found, setFound] = useState<{ readonly hex: string; readonly state: object } | null>(null);
  const hex = found?.state === state ? found.hex : null;
  return [hex, (wanted) => setFound({ hex: wanted, state })];
}

/** Opens a match and shows its table, or says why it cannot be opened. */
export function TableScreen({ id }: { readonly id: string }) {
  const words = useWords();
  const { opened, again } = useMatch(id);
  if (opened && !isTrouble(opened) && !isProblem(opened)) return <Table {...opened} />;
  return (
    <Screen title="Roundhouse" up="/">
      {opened === null && <p class="note">{words.app.loading}</p>}
      {isTrouble(opened) && (
        <div class="notice" role="alert">
          <p>{words.trouble[opened.trouble]}</p>
          <Button onClick={again}>{words.retry}</Button>
        </div>
      )}
      {isProblem(opened) && <Unopened id={id} problem={opened} />}
    </Screen>
  );
}
