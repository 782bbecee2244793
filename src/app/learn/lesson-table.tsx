import { ArrowLeft } from 'lucide-preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { JsonObject } from '../../kit/json';
import type { GameWords } from '../../kit/words';
import { beginMatch } from '../../match/begin-match';
import { IconButton } from '../../ui/button';
import type { GameView } from '../../ui/game-view';
import { lazy, useLazy } from '../../ui/lazy';
import { useLanguage } from '../../ui/words';
import { useGo } from '../go';
import { useTitle } from '../screen';
import '../table/table.css';
import '../table/told-table.css';
import { useBegin } from '../use-begin';
import { useWords } from '../words/words';
import { Coach } from './coach';
import type { LessonRun } from './lesson-run';
import './lesson-table.css';
import { keepProgress } from './progress';
import { Ring } from './ring';
import { seatsFor } from './seats';
import { useLearnWords } from './words';

const rulesSheet = lazy(async () => (await import('../rules/rules-sheet')).RulesSheet);

export interface LessonTableProps {
  readonly game: string;
  readonly run: LessonRun;
  readonly view: GameView;
  readonly words: GameWords;
}

/** The game's own table with a coach above it, who covers nothing. */
export function LessonTable({ game, run, view, words }: LessonTableProps) {
  const house = useWords();
  const own = useLearnWords();
  const language = useLanguage();
  const go = useGo();
  const begin = useBegin(words);
  const { lesson, step } = run;
  const { at, done, timeline } = run.shown.value;
  const { state, header } = timeline;
  const heading = useTitle(lesson.title);
  const [topic, setTopic] = useState<string | null>(null);
  const [open, setOpen] = useState<JsonObject>({});
  const RulesSheet = useLazy(rulesSheet, topic !== null);
  const pointer = useLazy(view.lessonPointer);
  const plies = useMemo(() => timeline.line(), [timeline, state]);
  useEffect(() => void keepProgress(game, lesson.id, at), [game, lesson, at]);

  const mine = step !== null && !done && timeline.rules.toAct(state) === 0;
  const onLook = (what: JsonObject) => {
    setOpen((before) => ({ ...before, ...what }));
    run.look(what);
  };
  const onPlayOn = () => {
    // “You” is nobody's name in a match.
    const names = [house.newMatch.seat(1), ...own.names.slice(1)];
    const seats = seatsFor(names, lesson.seats, 'computer');
    const { options, rest } = lesson;
    void begin((deps) => beginMatch({ game, options, seats, start: rest }, deps));
  };
  return (
    <div class="table told-table lesson">
      <header class="screen__head table__head">
        <IconButton name={house.app.back} icon={ArrowLeft} onClick={() => go.up('/learn')} />
        <h1 class="table__turn" ref={heading} tabIndex={-1}>
          {lesson.title}
        </h1>
      </header>
      <Coach
        run={run}
        view={view}
        onPlayOn={onPlayOn}
        position={{ state, seats: header.seats, language }}
        onLeave={() => go.up('/learn')}
      />
      <main class="table__view">
        <view.Table
          state={state}
          language={language}
          plies={plies}
          onLook={onLook}
          seats={header.seats}
          seeing="live"
          onSeen={null}
          acting={mine ? 0 : null}
          opening={timeline.opening}
          offer={async (action) => {
            const answer = run.offer(action);
            return answer === 'astray' ? (step?.other ?? '') : answer;
          }}
          onAskRules={setTopic}
        />
      </main>
      {mine && step && pointer && <Ring around={() => pointer(step.goal, open, state)} />}
      {RulesSheet && <RulesSheet game={game} topic={topic} onClose={() => setTopic(null)} />}
    </div>
  );
}
