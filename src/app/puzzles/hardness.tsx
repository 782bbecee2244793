import type { Difficulty } from '../../kit/puzzle';
import { usePuzzleWords } from './words';

const STAGES: readonly Difficulty[] = [1, 2, 3, 4, 5];

/** The difficulty of a puzzle, as ties of a growing track. */
export function Hardness({ stage }: { readonly stage: Difficulty }) {
  const words = usePuzzleWords();
  return (
    <span class="hardness" role="img" aria-label={`${words.difficulty}: ${words.stages[stage]}`}>
      {STAGES.map((one) => (
        <i key={one} data-on={one <= stage || undefined} />
      ))}
    </span>
  );
}
