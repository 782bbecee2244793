import { ArrowLeft, Eye, Lightbulb, RotateCcw } from 'lucide-preact';
import { useMemo, useState } from 'preact/hooks';
import type { Puzzle } from '../../kit/puzzle';
import { IconButton } from '../../ui/button';
import { lazy, useLazy } from '../../ui/lazy';
import { useLanguage } from '../../ui/words';
import { useGo } from '../go';
import { seatsFor } from '../learn/seats';
import { useTitle } from '../screen';
import '../table/table.css';
import '../table/told-table.css';
import { useWords } from '../words/words';
import { Explanation } from './explanation';
import { Hardness } from './hardness';
import type { Marks } from './marks';
import { nextUnsolved } from './next-puzzle';
import type { OpenPuzzles } from './open-puzzles';
import { PuzzlePanel } from './puzzle-panel';
import { PuzzleRun, solverOf } from './puzzle-run';
import './puzzle-table.css';
import { useSolving } from './use-solving';
import { usePuzzleWords } from './words';

const rulesSheet = lazy(async () => (await import('../rules/rules-sheet')).RulesSheet);

export interface PuzzleTableProps {
  readonly opened: OpenPuzzles;
  readonly marks: Marks;
  readonly puzzle: Puzzle;
}

/** A puzzle on the game's own table. */
export function PuzzleTable({ opened, marks, puzzle }: PuzzleTableProps) {
  const { game, puzzles, view } = opened;
  const house = useWords();
  const words = usePuzzleWords();
  const language = useLanguage();
  const go = useGo();
  const run = useMemo(() => runOf(opened, puzzle, words.names), [opened, puzzle, words]);
  const { offer, suggested, ...solving } = useSolving(game, run);
  const { timeline, done } = run.shown.value;
  const { state, header } = timeline;
  const number = puzzles.indexOf(puzzle) + 1;
  const heading = useTitle(words.puzzle(number));
  const [hinted, setHinted] = useState(false);
  const [topic, setTopic] = useState<string | null>(null);
  const RulesSheet = useLazy(rulesSheet, topic !== null);
  const plies = useMemo(() => timeline.line(), [timeline, state]);
  const list = `/puzzles/${game}`;
  const next = nextUnsolved(game, puzzles, marks, puzzle.id);
  const onNext = next && (() => go.instead(`${list}/${next.id}`));

  return (
    <div class="table told-table">
      <header class="screen__head table__head">
        <IconButton name={house.app.back} icon={ArrowLeft} onClick={() => go.up(list)} />
        <h1 class="table__turn" ref={heading} tabIndex={-1}>
          {words.puzzle(number)}
        </h1>
        <Hardness stage={puzzle.difficulty} />
        {done ? (
          <IconButton name={words.again} icon={RotateCcw} onClick={solving.again} />
        ) : (
          <IconButton
            name={words.hint}
            icon={Lightbulb}
            pressed={hinted}
            onClick={() => setHinted(!hinted)}
          />
        )}
        <IconButton name={done ? words.why : words.solution} icon={Eye} onClick={solving.explain} />
      </header>
      <PuzzlePanel run={run} view={view} hinted={hinted} onNext={onNext} />
      <main class="table__view">
        <view.Table
          state={state}
          language={language}
          plies={plies}
          offer={offer}
          suggested={suggested}
          seats={header.seats}
          seeing="live"
          onSeen={null}
          acting={done ? null : run.seat}
          opening={timeline.opening}
          onAskRules={setTopic}
        />
      </main>
      <Explanation
        run={run}
        view={view}
        onNext={onNext}
        open={solving.explained}
        onShow={solving.show}
        onClose={solving.close}
        onList={() => go.instead(list)}
      />
      {RulesSheet && <RulesSheet game={game} topic={topic} onClose={() => setTopic(null)} />}
    </div>
  );
}

/** The solver sits where it is to act, under the first name. */
function runOf(
  { game, rules, reader }: OpenPuzzles,
  puzzle: Puzzle,
  [own = '', ...others]: readonly string[],
): PuzzleRun {
  const solver = solverOf({ game, rules, reader, puzzle });
  const names = [...others.slice(0, solver), own, ...others.slice(solver)];
  const seats = seatsFor(names, puzzle.seats, 'person');
  return new PuzzleRun({ game, puzzle, rules, reader, seats });
}
