import type { Level } from '../../kit/header';
import './level-line.css';
import { useComputerWords } from './words';

/** That a computer plays, and its level. */
export function LevelLine({ level }: { readonly level: Level }) {
  const words = useComputerWords();
  return (
    <p class="level-line">
      {words.computer} · {words.levels[level].name}
    </p>
  );
}
