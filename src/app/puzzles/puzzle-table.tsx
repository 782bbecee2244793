import { CircleCheck, Compass, Eye, Lightbulb, RotateCcw } from 'lucide-preact';
import { useMemo, useState } from 'preact/hooks';
import type { Difficulty, Puzzle } from '../../kit/puzzle';
import { allSeats } from '../../kit/secrets';
import { Button, IconButton } from '../../ui/button';
import { seatsFor } from '../learn/trial';
import { situationOf } from '../log/log-sentences';
import { useVisible } from '../match-parts/use-viewers';
import { tableNames } from '../match-parts/usual-names';
import { useGo } from '../screen/go';
import { TableShell } from '../table/table-shell';
import { usePuzzleWords } from './words';
import '../table/told-table.css';
import { useWords } from '../words/words';
import { Explanation } from './explanation';
import { type Marks, nextUnsolved } from './marks';
import { PuzzleRun, solverOf } from './puzzle-run';
import './puzzles.css';
import { offered } from '../../games/offered';
import type { AnyReader } from '../../kit/reader';
import type { AnyRules } from '../../kit/rules';
import type { GameWords, Language } from '../../kit/words';
import type { GameView } from '../../ui/game-view';
import { useLanguage } from '../../ui/words';
import { percent } from '../coach/ideas';
import { useMoveExplainer } from '../coach/use-move-explainer';
import { useLoaded } from '../screen/use-loaded';
import { gameUi, readerOf, rulesOf } from '../store/games';
import { useSolving } from './use-solving';

/** A game's puzzles, the easiest first, and what is needed to show them. */
export interface OpenPuzzles {
  readonly game: string;
  readonly puzzles: readonly Puzzle[];
  readonly rules: AnyRules;
  readonly reader: AnyReader;
  readonly view: GameView;
  readonly words: GameWords;
}

/** The puzzles of a game; `none` where it has none, null while they are loading. */
export function useOpenPuzzles(game: string): OpenPuzzles | 'none' | null {
  const language = useLanguage();
  return useLoaded(() => open(game, language), [game, language]);
}

async function open(game: string, language: Language): Promise<OpenPuzzles | 'none'> {
  const entry = offered.find(({ id }) => id === game);
  const puzzles = await entry?.puzzles?.(language);
  const [rules, reader] = await Promise.all([rulesOf(game), readerOf(game)]);
  if (!puzzles || !rules || !reader) return 'none';
  const { view, words } = await gameUi(game, language);
  await Promise.all(puzzles.map(({ options }) => words.ready(options)));
  return { game, puzzles, rules, reader, view, words };
}

const STAGES: readonly Difficulty[] = [1, 2, 3, 4, 5];

/** The difficulty of a puzzle, as ties of a growing track. */
function Hardness({ stage }: { readonly stage: Difficulty }) {
  const words = usePuzzleWords();
  return (
    <span class="hardness" role="img" aria-label={`${words.difficulty}: ${words.stages[stage]}`}>
      {STAGES.map((one) => (
        <i key={one} data-on={one <= stage || undefined} />
      ))}
    </span>
  );
}

interface PuzzleTableProps {
  readonly opened: OpenPuzzles;
  readonly marks: Marks;
  readonly puzzle: Puzzle;
}

export function PuzzleTable({ opened, marks, puzzle }: PuzzleTableProps) {
  const { game, puzzles, view } = opened;
  const house = useWords();
  const words = usePuzzleWords();
  const language = useLanguage();
  const go = useGo();
  const run = useMemo(
    () => runOf(opened, puzzle, tableNames(language)),
    [opened, puzzle, language],
  );
  const { offer, suggested, ...solving } = useSolving(game, run);
  const { timeline, done } = run.shown.value;
  const { state, header } = timeline;
  const number = puzzles.indexOf(puzzle) + 1;
  const [hinted, setHinted] = useState(false);
  const [topic, setTopic] = useState<string | null>(null);
  const { rules } = timeline;
  const viewers = useMemo(
    () => (done ? allSeats(rules, state) : [run.seat]),
    [done, rules, state, run],
  );
  const { plies, opening } = useVisible(timeline, viewers);
  const list = `/puzzles/${game}`;
  const next = nextUnsolved(game, puzzles, marks, puzzle.id);
  const onNext = next && (() => go.instead(`${list}/${next.id}`));

  return (
    <TableShell
      class="told-table"
      head={{
        back: { name: house.app.back, to: list },
        title: words.puzzle(number),
        situation: situationOf(timeline.rules, state, opened.words),
        actions: (
          <>
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
            <IconButton
              name={done ? words.why : words.solution}
              icon={Eye}
              onClick={solving.explain}
            />
          </>
        ),
      }}
      banners={<PuzzlePanel run={run} view={view} hinted={hinted} onNext={onNext} />}
      view={view}
      table={{
        state,
        plies,
        opening,
        offer,
        suggested,
        seats: header.seats,
        viewers,
        seeing: 'live',
        onSeen: null,
        acting: done ? null : run.seat,
        // The steps of an answer in progress.
        undo: run.canUndo ? solving.undo : null,
      }}
      rules={{ game, options: header.options, topic, onTopic: setTopic }}
    >
      <Explanation
        run={run}
        view={view}
        onNext={onNext}
        open={solving.explained}
        onShow={solving.show}
        onClose={solving.close}
        onList={() => go.instead(list)}
      />
    </TableShell>
  );
}

/** The solver has the seat to act, with the first name. */
function runOf(
  { game, rules, reader }: OpenPuzzles,
  puzzle: Puzzle,
  [own = '', ...others]: readonly string[],
): PuzzleRun {
  const solver = solverOf({ rules, reader, puzzle });
  const names = [...others.slice(0, solver), own, ...others.slice(solver)];
  const seats = seatsFor(names, puzzle.seats, 'person');
  return new PuzzleRun({ game, puzzle, rules, reader, seats });
}

/** A difference in percent that no short search can be sure of. */
const CLOSE = 3;

interface PuzzlePanelProps {
  readonly run: PuzzleRun;
  readonly view: GameView;
  readonly hinted: boolean;
  /** Null: there is no other unsolved puzzle. */
  readonly onNext: (() => void) | null;
}

/** The task, the loss of a wrong answer, the praise of a right one, and the button to continue. */
function PuzzlePanel({ run, view, hinted, onNext }: PuzzlePanelProps) {
  const words = usePuzzleWords();
  const { done } = run.shown.value;
  return (
    <section class="told-table__words puzzle__panel" aria-label={words.panel}>
      <div class="puzzle__said" aria-live="polite">
        <Said run={run} view={view} />
        {hinted && !done && (
          <p>
            <Lightbulb size={18} aria-hidden="true" /> {run.puzzle.theme.sentence}
          </p>
        )}
      </div>
      {done && onNext && (
        <Button kind="primary" onClick={onNext}>
          {words.nextPuzzle}
        </Button>
      )}
    </section>
  );
}

function Said({ run, view }: Pick<PuzzlePanelProps, 'run' | 'view'>) {
  const words = usePuzzleWords();
  const { puzzle, start } = run;
  const { tried, done } = run.shown.value;
  const explainer = useMoveExplainer(view, true);
  const best = percent(puzzle.worth);
  if (done)
    return (
      <p>
        <CircleCheck size={18} aria-hidden="true" /> <b>{words.solvedIt}</b>{' '}
        {puzzle.certain ? words.certain : words.right(best)}
      </p>
    );
  if (tried && explainer) {
    const { line, worth } = tried;
    return (
      <p class="puzzle__wrong">
        <Compass size={18} aria-hidden="true" />{' '}
        {worth === null
          ? words.reckoning
          : (best - percent(worth) > CLOSE ? words.costs : words.nearly)(
              explainer.move(start, line),
              percent(worth),
              best,
            )}
      </p>
    );
  }
  if (run.canUndo) return <p>{words.goOn}</p>;
  return <p>{puzzle.certain ? words.taskCertain : words.task}</p>;
}
