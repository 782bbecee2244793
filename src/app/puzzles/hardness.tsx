import type { Difficulty } from '../../kit/puzzle';
import { usePuzzleWords } from './words';

const STAGES: readonly Difficulty[] = [1, 2, 3, 4, 5];

/** How hard a puzzle is, as ties of a track that grows. */
export function Hardness({ stage }: { readonly stage: Difficulty }) {
  const words = usePuzzleWords();
  return (
    <span class="hardness" role="img" aria-label={words.difficulty(stage)}>
      {STAGES.map((one) => (
        <i key={one} data-on={one <= stage || undefined} />
      ))}
    </span>
  );
}
