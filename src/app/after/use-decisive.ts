import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Course, Hindsight } from '../../kit/hindsight';
import type { GameView } from '../../ui/game-view';
import { useLanguage } from '../../ui/words';
import { houseFacts } from './house-facts';
import { decisiveSentences } from './sentences';
import { useAfterWords } from './words';

/** What decided a match, as sentences; empty until the game has been asked. */
export function useDecisive(
  view: GameView,
  course: Course,
  scores: readonly (readonly number[])[],
  ranking: readonly number[],
  name: (holder: number) => string,
): readonly string[] {
  const words = useAfterWords();
  const hindsight = useHindsight(view);
  return useMemo(() => {
    if (hindsight === undefined) return [];
    return decisiveSentences(houseFacts(scores, ranking), hindsight, course, words, name);
  }, [hindsight, course, scores, words]);
}

/** What the game knows of why matches end as they do; null: nothing, undefined: it has not come yet. */
function useHindsight(view: GameView): Hindsight | null | undefined {
  const language = useLanguage();
  const [known, setKnown] = useState<Hindsight | null | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    const load = view.hindsight?.(language) ?? Promise.resolve(null);
    // Without it there is still what the house can say.
    void load.catch(() => null).then((hindsight) => wanted && setKnown(hindsight));
    return () => {
      wanted = false;
    };
  }, [view, language]);
  return known;
}
