import { useMemo } from 'preact/hooks';
import type { Course } from '../../kit/hindsight';
import type { Standing } from '../../kit/standing';
import type { GameView, ScoreUnit } from '../../ui/game-view';
import { useLanguage } from '../../ui/words';
import { useLoaded } from '../screen/use-loaded';
import { scoreFacts } from './score-facts';
import { decisiveSentences } from './sentences';
import { useAfterWords } from './words';

/** What decided a match, as sentences; empty until the game has answered. */
export function useDecisive(
  view: GameView,
  course: Course,
  scores: readonly (readonly number[])[],
  standing: Standing,
  name: (holder: number) => string,
  unit: ScoreUnit,
): readonly string[] {
  const words = useAfterWords();
  const language = useLanguage();
  const asked = useLoaded(async () => {
    // Without the game's own facts the general ones remain.
    const hindsight = (await view.hindsight?.(language).catch(() => null)) ?? null;
    return { hindsight };
  }, [view, language]);
  return useMemo(() => {
    if (!asked) return [];
    const facts = scoreFacts(scores, standing, view.scoreGap);
    return decisiveSentences(facts, asked.hindsight, course, words, name, unit);
  }, [asked, course, scores, words, unit]);
}
