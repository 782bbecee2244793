import { Menu } from 'lucide-preact';
import { useMemo, useState } from 'preact/hooks';
import { mayHelp } from '../../kit/header';
import { lazy } from '../../kit/lazy';
import { visiblePlies } from '../../kit/ply';
import type { Action } from '../../kit/rules';
import { visibleEvents } from '../../kit/secrets';
import { Presentation } from '../../match/presentation';
import { Button, IconButton } from '../../ui/button';
import { useLazy, usePrefetch } from '../../ui/lazy';
import { SeatMark } from '../../ui/seat-mark';
import { StepsByHandContext } from '../../ui/steps/steps-by-hand';
import { useLanguage } from '../../ui/words';
import { situationOf } from '../log/log-sentences';
import { shownSeats } from '../match-parts/shown-seats';
import type { OpenedMatch } from '../match-parts/use-match';
import { useHands } from '../match-parts/use-viewers';
import { keepSetting, useKeptSettings } from '../store/kept-settings';
import { useWords } from '../words/words';
import { sessionOf } from './session';
import { menuParts, TableMenu } from './table-menu';
import { TableShell } from './table-shell';
import { useTurned } from './turned';
import { UndoButtons } from './undo-buttons';
import { useBlunderChecker } from './use-blunder-checker';
import { useFeedback } from './use-feedback';
import { useFound } from './use-found';
import { useNarration } from './use-narration';
import { useOffer } from './use-offer';
import { useStepsByHand } from './use-steps-by-hand';
import { useSuggestion } from './use-suggestion';
import { useUndo } from './use-undo';
import { useWakeLock } from './wake-lock';

const banners = lazy(async () => (await import('./banners')).Banners);
const handOver = lazy(async () => (await import('./hand-over')).HandOver);
const coach = lazy(async () => (await import('../coach/hint-sheet')).HintSheet);
const computerRow = lazy(async () => (await import('../computers/computer-row')).ComputerRow);
const forcedMoves = lazy(async () => (await import('./forced-moves')).ForcedMoves);
const result = lazy(async () => (await import('./result')).Result);
const linkRow = lazy(async () => (await import('../link/link-row')).LinkRow);

/** A match on the table: the game's own view in the center, with what every game needs around it. */
export function Table({ match, view, game }: OpenedMatch) {
  const words = useWords();
  const language = useLanguage();
  const settings = useKeptSettings();
  const [turned, setTurned] = useTurned();
  const [menu, setMenu] = useState(false);
  const [topic, setTopic] = useState<string | null>(null);
  const [hinting, setHinting] = useState(false);
  const { suggested, suggest, follow } = useSuggestion(match);
  const presentation = useMemo(() => new Presentation(match), [match]);
  const hands = useHands(match, settings?.cover);
  const { viewers } = hands;
  const { offer, retry } = useOffer(match);
  const { undo } = useUndo(match);
  useWakeLock();
  useNarration(match, game, presentation, viewers);
  const giveCue = useFeedback(match, view, presentation, viewers, settings);
  const help = mayHelp(match.header);
  const blunders = useBlunderChecker(match, help && (settings?.warn ?? false));

  const { rules, timeline, header } = match;
  const seats = shownSeats(header.seats);
  const entries = match.entries.value;
  const state = match.state.value;
  const seat = match.toAct.value;
  const playing = match.mode.value === 'playing';
  const to = hands.to === null ? undefined : seats[hands.to];
  const person = seat !== null && match.player(seat)?.kind === 'person';
  // The legal moves may reveal what a person holds.
  const hidden = to !== undefined && rules.secrets !== undefined;
  const awaited = match.opening.value;
  const acting =
    playing && person && match.decides(seat) && !hidden && awaited === null ? seat : null;
  const plies = useMemo(
    () => visiblePlies(rules, timeline.line(), viewers),
    [rules, timeline, entries, viewers],
  );
  const opening = useMemo(
    () => visibleEvents(rules, timeline.opening, viewers),
    [rules, timeline, viewers],
  );
  const [found, find] = useFound(state);
  const position = { state, seats, viewers, language, plies };
  const over = rules.toAct(state) === null;
  const computers = header.seats.some((_, at) => match.player(at)?.kind === 'computer');
  const people = header.seats.some(({ player }) => player.kind === 'person');
  // Of a match that can only be looked at, too.
  const actor = seats[awaited ?? rules.toAct(state) ?? -1];
  const free = acting !== null && match.canUndo.value === acting && timeline.step('undo')?.free;

  usePrefetch(banners, menuParts, result, view.standing, handOver);
  const Banners = useLazy(banners, !playing || match.trouble.value !== null);
  const HandOver = useLazy(handOver, to !== undefined);
  const Result = useLazy(result, over);
  const Coach = useLazy(coach, hinting);
  const ComputerRow = useLazy(computerRow, computers);
  const LinkRow = useLazy(linkRow, match.party.value !== null);
  const ForcedMoves = useLazy(forcedMoves, settings?.forced ?? false);

  const stepsByHand = useStepsByHand(match, settings);
  // While the automa's turn is animated, the next player may not act yet.
  const automaActs = presentation.showing.value && hasAutoma(match);

  const onHint = acting === null || !help ? null : () => setHinting(true);
  const onShow = (actions: readonly Action[]) => {
    setHinting(false);
    suggest(actions);
  };

  return (
    <StepsByHandContext.Provider value={stepsByHand}>
      <TableShell
        head={{
          back: { name: words.app.home, to: '/' },
          mark: !automaActs && actor && <SeatMark {...actor} among={seats} />,
          title: automaActs
            ? words.table.turn(game.automa ?? '')
            : actor
              ? words.table.turn(actor.name)
              : words.match.over,
          situation: over ? null : situationOf(rules, state, game, presentation.showing.value),
          actions: (
            <>
              <UndoButtons match={match} />
              <IconButton name={words.table.menu} icon={Menu} onClick={() => setMenu(true)} />
            </>
          ),
        }}
        banners={
          <>
            <div role="status" class="table__banners">
              {Banners && <Banners match={match} game={game} />}
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
          (match.party.value !== null || computers) && (
            <>
              {LinkRow && match.party.value && <LinkRow match={match} />}
              {computers && ComputerRow && (
                <ComputerRow
                  match={match}
                  game={game}
                  presentation={presentation}
                  viewers={viewers}
                  pace={settings?.pace ?? 'usual'}
                />
              )}
            </>
          )
        }
        line={match.party.value !== null}
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
          offer: async (actions) => {
            const plays = !blunders || (await blunders.checker.check(actions));
            if (!plays) return blunders.notPlayed(language);
            const refused = await offer(actions);
            if (refused === null) follow(actions);
            return refused;
          },
          undo: free ? undo : null,
          suggested,
          session: sessionOf(header.id),
          found,
          onRefused: () => giveCue('refusal'),
        }}
        rules={{ game: header.game, options: header.options, topic, onTopic: setTopic }}
      >
        {over && Result && (presentation.drawn.value || !people) && (
          <Result match={match} view={view} game={game} position={position} />
        )}
        <TableMenu
          open={menu}
          onClose={() => setMenu(false)}
          match={match}
          game={game}
          view={view}
          position={position}
          turned={turned}
          cover={settings?.cover ?? false}
          onHint={onHint}
          onFind={find}
          onRules={() => setTopic('')}
          onTurn={setTurned}
          onCover={(wanted) => void keepSetting('cover', wanted)}
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
        {ForcedMoves && settings?.forced && (
          <ForcedMoves match={match} presentation={presentation} covered={to !== undefined} />
        )}
        {hands.to !== null && HandOver && (
          <HandOver key={hands.to} match={match} game={game} to={hands.to} onTaken={hands.take} />
        )}
      </TableShell>
    </StepsByHandContext.Provider>
  );
}

/** Whether an automa plays too: it has no seat. */
function hasAutoma({ rules, state, header }: OpenedMatch['match']): boolean {
  return rules.standing(state.value, []).scores.length > header.seats.length;
}
