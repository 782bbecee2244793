import type { Level } from '../../kit/header';
import './level-line.css';
import { useWords } from '../words/words';

/** That a computer plays, and its level. */
export function LevelLine({ level }: { readonly level: Level }) {
  const words = useWords().computers;
  return (
    <p class="level-line">
      {words.computer} · {words.levels[level].name}
    </p>
  );
}
