import { ChartLine, ChartNoAxesColumn, History, Share2 } from 'lucide-preact';
import { useMemo, useState } from 'preact/hooks';
import { Button } from '../../ui/button';
import type { PositionProps } from '../../ui/game-view';
import { lazy, useLazy } from '../../ui/lazy';
import { useGo } from '../go';
import { seatName } from '../match-title';
import type { OpenedMatch } from '../use-match';
import './after.css';
import { courseOf, scoresIn } from './course';
import { CourseChart } from './course-chart';
import { turningSentence } from './sentences';
import type { TurningPoint } from './turning-point';
import { useDecisive } from './use-decisive';
import { WinnerSign } from './winner-sign';
import { useAfterWords } from './words';

const shareSheet = lazy(async () => (await import('../share/share-sheet')).ShareSheet);

export interface AfterProps extends OpenedMatch {
  readonly position: PositionProps;
}

/** A match that is over: who has won and by what, why, and how it went. */
export function After({ match, view, game, position }: AfterProps) {
  const words = useAfterWords();
  const go = useGo();
  const [sharing, setSharing] = useState(false);
  const Standing = useLazy(view.standing);
  const ShareSheet = useLazy(shareSheet, sharing);
  const { timeline, rules, header } = match;
  const entries = match.entries.value;
  const course = useMemo(() => courseOf(timeline), [timeline, entries]);
  const scores = useMemo(() => scoresIn(course, rules), [course, rules]);
  // Undefined until the chances are known.
  const [turn, setTurn] = useState<TurningPoint | null | undefined>(undefined);

  const name = (holder: number) => seatName(header, holder, game.automa);
  const ranking = rules.standing(match.state.value).ranking ?? [];
  const winner = ranking[0] ?? 0;
  const decisive = useDecisive(view, course, scores, ranking, name);
  const turned = turn === undefined ? [] : [turningSentence(turn, name(winner), words, name)];
  // Where today's rules no longer follow the log, its way to the end is not known.
  const followed = match.stranding.value === null;
  const sentences = followed ? [...decisive, ...turned] : [];
  return (
    <div class="after">
      <WinnerSign {...{ match, view, game }} winner={name(winner)} />
      <div class="after__ranking">{Standing && <Standing {...position} />}</div>
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
            {...{ match, scores, winner, name }}
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
          {...{ match, view, game, sentences }}
          open={sharing}
          onClose={() => setSharing(false)}
        />
      )}
    </div>
  );
}
