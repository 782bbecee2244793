import { ChartLine, ChartNoAxesColumn, History, Share2 } from 'lucide-preact';
import { useMemo, useState } from 'preact/hooks';
import { allSeats } from '../../kit/secrets';
import { type Standing, winnersOf } from '../../kit/standing';
import { Button } from '../../ui/button';
import type { GameView, ScoreUnit, StandingProps } from '../../ui/game-view';
import { useLazy } from '../../ui/lazy';
import { useNextFrame } from '../../ui/next-frame';
import { Day } from '../match-parts/dates';
import { Miniature } from '../match-parts/miniature';
import { endOf, seatName, shownSeats, wonBy } from '../match-parts/shown-names';
import type { OpenedMatch } from '../match-parts/use-match';
import { useGo } from '../screen/go';
import { useWords } from '../words/words';
import { useAfterWords } from './words';
import './after.css';
import type { Course } from '../../kit/hindsight';
import { lazy } from '../../kit/lazy';
import { useLanguage } from '../../ui/words';
import { type Moment, momentsOf } from '../analysis/moments';
import { useLoaded } from '../screen/use-loaded';
import { courseOf, scoresIn } from './course';
import { CourseChart } from './course-chart';
import {
  decisiveSentences,
  factsInLog,
  inLog,
  scoreFacts,
  type TurningPoint,
  turningSentence,
} from './decisive';

interface WinnerSignProps extends OpenedMatch {
  readonly winners: readonly string[];
}

/** A sign with the winner, and the final position as a small picture. */
function WinnerSign({ match, view, game, winners }: WinnerSignProps) {
  const words = useWords();
  const state = match.state.value;
  const { rules, header } = match;
  const picture = useMemo(
    () => view.miniature(state, allSeats(rules, state), header.seats),
    [view, state, rules, header],
  );
  return (
    <div class="after__sign">
      <Miniature svg={picture} />
      <div>
        <p class="after__winner">{wonBy(winners, words)}</p>
        <p>{[game.name, game.summary(header.options)].join(' · ')}</p>
        <p>
          <Day at={endOf(match)} written="long" />
        </p>
      </div>
    </div>
  );
}

/** Where one goes from a finished match: in sight below the winner, before all that there is to read. */
function Ways({ id, onShare }: { readonly id: string; readonly onShare: () => void }) {
  const words = useAfterWords();
  const go = useGo();
  return (
    <div class="after__ways">
      <Button icon={Share2} onClick={onShare}>
        {words.share}
      </Button>
      <Button icon={History} onClick={() => go.to(`/match/${id}/replay`)}>
        {words.replay}
      </Button>
      <Button icon={ChartLine} name={words.analysis} onClick={() => go.to(`/match/${id}/analysis`)}>
        {words.analysisShort}
      </Button>
      <Button icon={ChartNoAxesColumn} onClick={() => go.to('/statistics')}>
        {words.statistics}
      </Button>
    </div>
  );
}

export interface AfterProps extends OpenedMatch {
  readonly position: StandingProps;
}

/** A finished match: the winner, the ways on and the scores; one frame later the reasons and the course of the match. */
export function After({ position, ...opened }: AfterProps) {
  const { match, view, game } = opened;
  const state = match.state.value;
  const Standing = useLazy(view.standing);
  const come = useNextFrame();
  const [sharing, setSharing] = useState(false);
  const name = (holder: number) => seatName(match.header, holder, game.automa);
  const standing = useMemo(() => match.rules.standing(state), [match, state]);
  return (
    <div class="stack after" data-gap="4">
      <WinnerSign {...opened} winners={winnersOf(standing).map(name)} />
      <Ways id={match.header.id} onShare={() => setSharing(true)} />
      <div class="after__ranking">{Standing && <Standing {...position} />}</div>
      {come && (
        <HowItWent
          {...opened}
          standing={standing}
          name={name}
          sharing={sharing}
          onShared={() => setSharing(false)}
        />
      )}
    </div>
  );
}

/** What decided a match, as sentences; empty until the game has answered. */
function useDecisive(
  view: GameView,
  course: Course,
  scores: readonly (readonly number[])[],
  standing: Standing,
  name: (holder: number) => string,
  unit: ScoreUnit,
  moments: readonly Moment[],
): readonly string[] {
  const words = useAfterWords();
  const language = useLanguage();
  const asked = useLoaded(async () => {
    // Without the game's own facts the general ones remain.
    const hindsight = (await view.hindsight?.(language).catch(() => null)) ?? null;
    return { hindsight };
  }, [view, language]);
  return useMemo(() => {
    if (!asked) return [];
    const facts = factsInLog(scoreFacts(scores, standing, view.scoreGap), moments);
    return decisiveSentences(facts, asked.hindsight, course, words, name, unit);
  }, [asked, course, scores, words, unit, moments]);
}

const shareSheet = lazy(async () => (await import('../share/share-sheet')).ShareSheet);

interface HowItWentProps extends OpenedMatch {
  readonly standing: Standing;
  readonly name: (holder: number) => string;
  /** Whether the sheet that shares it is open. */
  readonly sharing: boolean;
  readonly onShared: () => void;
}

/** What decided a finished match, its course, and what of it is shared. */
function HowItWent(props: HowItWentProps) {
  const { match, view, game, standing, name, sharing, onShared } = props;
  const words = useAfterWords();
  const { people } = useWords().match;
  const ShareSheet = useLazy(shareSheet, sharing);
  const { timeline, rules, header } = match;
  const entries = match.entries.value;
  const course = useMemo(() => courseOf(timeline), [timeline, entries]);
  const scores = useMemo(() => scoresIn(course, rules), [course, rules]);
  // Undefined until the chances are known.
  const [turn, setTurn] = useState<TurningPoint | null | undefined>(undefined);

  const unit = view.scoreUnit?.(match.state.value) ?? 'points';
  const winners = winnersOf(standing);
  const moments = useMemo(() => momentsOf(timeline, []), [timeline, entries]);
  const decisive = useDecisive(view, course, scores, standing, name, unit, moments);
  const together = people(winners.map(name));
  const turned =
    turn === undefined
      ? []
      : [
          turningSentence(
            turn && { ...turn, move: inLog(turn.move, moments) },
            together,
            words,
            name,
          ),
        ];
  // Where today's rules no longer replay the log, the course is not known.
  const followed = match.incompatible.value === null;
  const sentences = followed ? [...decisive, ...turned] : [];
  return (
    <>
      {followed && (
        <>
          <section class="after__decided">
            <h3 class="caps">{words.decided}</h3>
            <ul aria-live="polite">
              {sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </section>
          <CourseChart
            match={match}
            view={view}
            course={course}
            title={game.scoresByMove}
            scores={scores}
            unit={unit}
            winners={winners}
            name={name}
            seats={shownSeats(header)}
            turn={turn ?? null}
            onTurn={setTurn}
          />
        </>
      )}
      {ShareSheet && (
        <ShareSheet
          match={match}
          view={view}
          game={game}
          sentences={sentences}
          open={sharing}
          onClose={onShared}
        />
      )}
    </>
  );
}
