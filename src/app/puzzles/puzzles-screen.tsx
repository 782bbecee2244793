import { Screen } from '../screen/screen';
import { useKeptSettings } from '../store/kept-settings';
import { useWords } from '../words/words';
import { useOpenPuzzles } from './open-puzzles';
import { PuzzleList } from './puzzle-list';
import { PuzzleTable } from './puzzle-table';
import { usePuzzleWords } from './words';

/** All puzzles of a game, or one of them on the table. */
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
      <Screen title={words.title} up="/learn">
        <p class="note">{opened === 'none' ? words.none : house.app.loading}</p>
      </Screen>
    );
  }
  if (id === undefined) return <PuzzleList opened={opened} marks={marks} />;
  const puzzle = opened.puzzles.find((one) => one.id === id);
  if (!puzzle) {
    return (
      <Screen title={words.title} up={`/puzzles/${game}`}>
        <p class="note">{words.unknown}</p>
      </Screen>
    );
  }
  return <PuzzleTable key={puzzle.id} opened={opened} marks={marks} puzzle={puzzle} />;
}
