import { ChartLine, ChartNoAxesColumn, History, Share2 } from 'lucide-preact';
import { useMemo, useState } from 'preact/hooks';
import type { Seat } from '../../kit/rules';
import { Button } from '../../ui/button';
import { lazy, useLazy } from '../../ui/lazy';
import { useGo } from '../go';
import type { OpenedMatch } from '../use-match';
import { courseOf, scoresIn } from './course';
import { CourseChart } from './course-chart';
import { turningSentence } from './sentences';
import type { TurningPoint } from './turning-point';
import { useDecisive } from './use-decisive';
import { useAfterWords } from './words';

const shareSheet = lazy(async () => (await import('../share/share-sheet')).ShareSheet);

interface HowItWentProps extends OpenedMatch {
  /** Holders of points, the winner first. */
  readonly ranking: readonly Seat[];
  readonly name: (holder: number) => string;
}

/** What decided a match that is over, how it went, and where to go from there. */
export function HowItWent({ match, view, game, ranking, name }: HowItWentProps) {
  const words = useAfterWords();
  const go = useGo();
  const [sharing, setSharing] = useState(false);
  const ShareSheet = useLazy(shareSheet, sharing);
  const { timeline, rules, header } = match;
  const entries = match.entries.value;
  const course = useMemo(() => courseOf(timeline), [timeline, entries]);
  const scores = useMemo(() => scoresIn(course, rules), [course, rules]);
  // Undefined until the chances are known.
  const [turn, setTurn] = useState<TurningPoint | null | undefined>(undefined);

  const winner = ranking[0] ?? 0;
  const decisive = useDecisive(view, course, scores, ranking, name);
  const turned = turn === undefined ? [] : [turningSentence(turn, name(winner), words, name)];
  // Where today's rules no longer follow the log, its way to the end is not known.
  const followed = match.stranding.value === null;
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
            scores={scores}
            winner={winner}
            name={name}
            seats={header.seats}
            turn={turn ?? null}
            onTurn={setTurn}
          />
        </>
      )}
      <div class="after__ways">
        <Button icon={Share2} onClick={() => setSharing(true)}>
          {words.share}
        </Button>
        <Button icon={History} onClick={() => go.to(`/match/${header.id}/replay`)}>
          {words.replay}
        </Button>
        <Button icon={ChartLine} onClick={() => go.to(`/match/${header.id}/analysis`)}>
          {words.analysis}
        </Button>
        <Button icon={ChartNoAxesColumn} onClick={() => go.to('/statistics')}>
          {words.statistics}
        </Button>
      </div>
      {ShareSheet && (
        <ShareSheet
          match={match}
          view={view}
          game={game}
          sentences={sentences}
          open={sharing}
          onClose={() => setSharing(false)}
        />
      )}
    </>
  );
}
