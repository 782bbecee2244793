import { useMemo, useRef, useState } from 'preact/hooks';
import type { Action, Seat } from '../../kit/rules';
import { continueFrom } from '../../match/continue-from';
import { Button } from '../../ui/button';
import type { Cue } from '../../ui/game-view';
import { lazy, useLazy, usePrefetch } from '../../ui/lazy';
import { useLanguage } from '../../ui/words';
import type { Judge } from '../coach/use-doubt';
import { keepSetting, useKeptSettings } from '../kept-settings';
import { useBegin } from '../use-begin';
import type { OpenedMatch } from '../use-match';
import { useWords } from '../words/words';
import { Banners } from './banners';
import { handsTo } from './hands-to';
import { useNarration } from './narration';
import { TableHead } from './table-head';
import { menuParts, TableMenu } from './table-menu';
import { useTurned } from './turned';
import { useOffer } from './use-offer';
import { useWakeLock } from './wake-lock';
import './table.css';

const handOver = lazy(async () => (await import('./hand-over')).HandOver);
const coach = lazy(async () => (await import('../coach/coach')).Coach);
const feedback = lazy(async () => (await import('../feedback/feedback')).Feedback);
const guard = lazy(async () => (await import('../coach/guard')).Guard);
const computerRow = lazy(async () => (await import('../computers/computer-row')).ComputerRow);
const rulesSheet = lazy(async () => (await import('../rules/rules-sheet')).RulesSheet);
const result = lazy(async () => (await import('./result')).Result);
const linkRow = lazy(async () => (await import('../link/link-row')).LinkRow);

/** A match on the table: the game's own view in the middle, everything any game needs around it. */
export function Table({ match, view, game }: OpenedMatch) {
  const words = useWords();
  const language = useLanguage();
  const begin = useBegin(game);
  const settings = useKeptSettings();
  const [turned, setTurned] = useTurned();
  const [menu, setMenu] = useState(false);
  const [topic, setTopic] = useState<string | null>(null);
  const [hinting, setHinting] = useState(false);
  const [suggested, setSuggested] = useState<{ readonly action: Action } | null>(null);
  const judge = useRef<Judge | null>(null);
  const cue = useRef<((cue: Cue) => void) | null>(null);
  const [holder, setHolder] = useState<Seat | null>(null);
  const [seen, setSeen] = useState<object | null>(null);
  const { offer, retry } = useOffer(match);
  useWakeLock();
  useNarration(match, game);

  const entries = match.entries.value;
  const state = match.state.value;
  const seat = match.toAct.value;
  const playing = match.mode.value === 'playing';
  const person = seat !== null && match.player(seat)?.kind === 'person';
  const acting = playing && person && match.decides(seat) ? seat : null;
  const plies = useMemo(() => match.timeline.line(), [match.timeline, entries]);
  const position = { state, seats: match.header.seats, language };
  const over = match.rules.standing(state).ranking !== null;
  const cover = settings?.cover ?? false;
  const computers = match.header.seats.some((_, at) => match.player(at)?.kind === 'computer');
  // Where nobody plays, nothing waits until somebody has seen enough.
  const people = match.header.seats.some(({ player }) => player.kind === 'person');
  const next = cover ? handsTo(match, holder) : null;
  const to = next === null ? undefined : match.header.seats[next];

  usePrefetch(menuParts, result, view.standing, handOver);
  const HandOver = useLazy(handOver, cover);
  const Result = useLazy(result, over);
  const RulesSheet = useLazy(rulesSheet, topic !== null);
  const Coach = useLazy(coach, hinting);
  const Guard = useLazy(guard, settings?.warn ?? false);
  const Feedback = useLazy(feedback, (settings?.sound || settings?.vibration) ?? false);
  const ComputerRow = useLazy(computerRow, computers);
  const LinkRow = useLazy(linkRow, match.party.value !== null);

  const onHint = acting === null ? null : () => setHinting(true);
  const onShow = (action: Action) => {
    setHinting(false);
    setSuggested({ action });
  };

  return (
    <div class="table">
      <TableHead match={match} onMenu={() => setMenu(true)} />
      <Banners
        match={match}
        onContinue={() => void begin((deps) => continueFrom(match, entries, deps))}
      />
      {retry && (
        <div class="table__retry">
          <Button kind="primary" wide onClick={retry}>
            {words.retry}
          </Button>
        </div>
      )}
      {LinkRow && match.party.value && <LinkRow match={match} />}
      {ComputerRow && (
        <ComputerRow
          match={match}
          game={game}
          onHint={onHint}
          showing={seen !== state}
          pace={settings?.pace ?? 'usual'}
        />
      )}
      <main class="table__view">
        <view.Table
          {...position}
          seeing={playing ? (to ? 'covered' : 'live') : 'still'}
          onSeen={over || computers ? setSeen : null}
          acting={acting}
          plies={plies}
          opening={match.timeline.opening}
          offer={async (action) => (await judge.current?.(action)) ?? offer(action)}
          suggested={suggested}
          onAskRules={setTopic}
          onRefused={() => cue.current?.('refusal')}
        />
      </main>
      {over && (seen === state || !people) && Result && (
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
        cover={cover}
        onHint={onHint}
        onRules={() => setTopic('')}
        onTurn={setTurned}
        onCover={(wanted) => {
          // Whoever switches it on has the phone.
          setHolder(seat);
          void keepSetting('cover', wanted);
        }}
      />
      {RulesSheet && (
        <RulesSheet game={match.header.game} topic={topic} onClose={() => setTopic(null)} />
      )}
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
      {Guard && settings?.warn && (
        <Guard match={match} view={view} judge={judge} onShow={onShow} seat={acting} />
      )}
      {Feedback && settings && <Feedback match={match} view={view} cue={cue} wanted={settings} />}
      {to && HandOver && (
        <HandOver key={next} to={to} among={match.header.seats} onTaken={() => setHolder(next)} />
      )}
    </div>
  );
}
