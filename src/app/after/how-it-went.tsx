import { useMemo, useState } from 'preact/hooks';
import type { Course } from '../../kit/hindsight';
import { lazy } from '../../kit/lazy';
import { type Standing, winnersOf } from '../../kit/standing';
import type { GameView, ScoreUnit } from '../../ui/game-view';
import { useLazy } from '../../ui/lazy';
import { useLanguage } from '../../ui/words';
import { shownSeats } from '../match-parts/shown-seats';
import type { OpenedMatch } from '../match-parts/use-match';
import { useLoaded } from '../screen/use-loaded';
import { useWords } from '../words/words';
import { courseOf, scoresIn } from './course';
import { CourseChart } from './course-chart';
import { scoreFacts } from './score-facts';
import { decisiveSentences, turningSentence } from './sentences';
import type { TurningPoint } from './turning-point';
import { useAfterWords } from './words';

/** What decided a match, as sentences; empty until the game has answered. */
function useDecisive(
  view: GameView,
  course: Course,
  scores: readonly (readonly number[])[],
  standing: Standing,
  name: (holder: number) => string,
  unit: ScoreUnit,
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
    const facts = scoreFacts(scores, standing, view.scoreGap);
    return decisiveSentences(facts, asked.hindsight, course, words, name, unit);
  }, [asked, course, scores, words, unit]);
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
export function HowItWent(props: HowItWentProps) {
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
  const decisive = useDecisive(view, course, scores, standing, name, unit);
  const together = people(winners.map(name));
  const turned = turn === undefined ? [] : [turningSentence(turn, together, words, name)];
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
            seats={shownSeats(header.seats)}
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
