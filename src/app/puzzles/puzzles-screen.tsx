import { ChevronRight, CircleCheck, CornerDownRight, Eye } from 'lucide-preact';
import { useEffect, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import type { Puzzle } from '../../kit/puzzle';
import { seatsFor } from '../learn/trial';
import { NoteScreen, Screen } from '../screen/screen';
import { useKeptSettings } from '../store/kept-settings';
import { useWords } from '../words/words';
import { type OpenPuzzles, PuzzleTable, useOpenPuzzles } from './puzzle-table';
import { usePuzzleWords } from './words';
import '../match-parts/match-card.css';
import { Button } from '../../ui/button';
import { Miniature } from '../match-parts/miniature';
import { type Mark, type Marks, nextUnsolved, puzzleKey } from './marks';
import '../screen/card-list.css';
import { useGo } from '../screen/go';
import './puzzles.css';

export function PuzzlesScreen({
  game,
  id,
}: {
  readonly game: string;
  readonly id?: string | undefined;
}) {
  const house = useWords();
  const words = usePuzzleWords();
  const opened = useOpenPuzzles(game);
  const marks = useKeptSettings()?.puzzles;
  if (opened === null || marks === undefined || opened === 'none') {
    return (
      <NoteScreen title={words.title} up="/learn">
        {opened === 'none' ? words.none : house.app.loading}
      </NoteScreen>
    );
  }
  if (id === undefined) return <PuzzleList opened={opened} marks={marks} />;
  const puzzle = opened.puzzles.find((one) => one.id === id);
  if (!puzzle) {
    return (
      <NoteScreen title={words.title} up={`/puzzles/${game}`}>
        {words.unknown}
      </NoteScreen>
    );
  }
  return <PuzzleTable key={puzzle.id} opened={opened} marks={marks} puzzle={puzzle} />;
}

interface PuzzleCardProps {
  readonly opened: OpenPuzzles;
  readonly puzzle: Puzzle;
  readonly number: number;
  readonly mark: Mark | null;
}

/** A puzzle in the list: its board, its game options, and its result. The theme stays hidden until it was played. */
function PuzzleCard({ opened, puzzle, number, mark }: PuzzleCardProps) {
  const words = usePuzzleWords();
  const picture = usePicture(opened, puzzle);
  return (
    <li>
      <Link
        class="plate card-list__link puzzles__one"
        href={`/puzzles/${opened.game}/${puzzle.id}`}
        state={{ from: `/puzzles/${opened.game}` }}
      >
        <span class="match-card__picture">{picture && <Miniature svg={picture} />}</span>
        <span class="card-list__said">
          <b>{words.puzzle(number)}</b>
          <span>{mark ? puzzle.theme.title : opened.words.summary(puzzle.options)}</span>
          {mark && (
            <span class="note puzzles__mark" data-mark={mark}>
              {mark === 'solved' ? words.solved : words.seen}
            </span>
          )}
        </span>
        <MarkIcon mark={mark} />
      </Link>
    </li>
  );
}

function MarkIcon({ mark }: { readonly mark: Mark | null }) {
  const Glyph = mark === 'solved' ? CircleCheck : mark === 'seen' ? Eye : ChevronRight;
  return <Glyph size={22} aria-hidden="true" />;
}

/** Drawn after the list itself is visible. */
function usePicture({ reader, view }: OpenPuzzles, { position, id, seats }: Puzzle): string | null {
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      const state = reader.position(position, id);
      if (state.ok) setPicture(view.miniature(state.value, [], seatsFor([], seats, 'person')));
    });
    return () => clearTimeout(timer);
  }, [reader, view, position, id, seats]);
  return picture;
}

/** All puzzles of a game by difficulty, the number of solved ones, and a link to the next. */
function PuzzleList(props: { readonly opened: OpenPuzzles; readonly marks: Marks }) {
  const { opened, marks } = props;
  const { game, puzzles } = opened;
  const words = usePuzzleWords();
  const go = useGo();
  const markOf = (id: string) => marks[puzzleKey(game, id)] ?? null;
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
