import { CornerDownRight } from 'lucide-preact';
import { Button } from '../../ui/button';
import '../screen/card-list.css';
import { useGo } from '../screen/go';
import { Screen } from '../screen/screen';
import { type Marks, puzzleKey } from './marks';
import { nextUnsolved } from './next-puzzle';
import type { OpenPuzzles } from './open-puzzles';
import { PuzzleCard } from './puzzle-card';
import './puzzles.css';
import { usePuzzleWords } from './words';

/** All puzzles of a game by difficulty, the number of solved ones, and a link to the next. */
export function PuzzleList(props: { readonly opened: OpenPuzzles; readonly marks: Marks }) {
  const { opened, marks } = props;
  const { game, puzzles } = opened;
  const words = usePuzzleWords();
  const go = useGo();
  const markOf = (id: string) => marks.get(puzzleKey(game, id)) ?? null;
  const solved = puzzles.filter(({ id }) => markOf(id) === 'solved').length;
  const stages = [...new Set(puzzles.map(({ difficulty }) => difficulty))];
  const next = nextUnsolved(game, puzzles, marks, null);
  return (
    <Screen
      title={words.title}
      up="/learn"
      layout="wide"
      foot={
        next && (
          <div>
            <Button
              kind="primary"
              wide
              icon={CornerDownRight}
              onClick={() => go.to(`/puzzles/${game}/${next.id}`)}
            >
              {words.next}
            </Button>
          </div>
        )
      }
    >
      <p class="note">{words.intro(solved, puzzles.length)}</p>
      {!next && <p>{words.allSolved}</p>}
      {stages.map((stage) => (
        <section class="section" key={stage}>
          <h2>{words.stages[stage]}</h2>
          <ul class="card-list puzzles">
            {puzzles.map(
              (puzzle, at) =>
                puzzle.difficulty === stage && (
                  <PuzzleCard
                    key={puzzle.id}
                    opened={opened}
                    puzzle={puzzle}
                    number={at + 1}
                    mark={markOf(puzzle.id)}
                  />
                ),
            )}
          </ul>
        </section>
      ))}
    </Screen>
  );
}
