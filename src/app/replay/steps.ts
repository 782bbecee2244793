import type { GameWords } from '../../kit/words';
import type { LiveMatch } from '../../match/live-match';
import { openingSentences, sentencesOf } from '../log-sentences';
import type { Words } from '../words/dictionary';
import type { ReplayWords } from './words';

/** One position of a match that can be shown, and what led to it. */
export interface ReplayStep {
  /** How many entries lie before it. */
  readonly entries: number;
  readonly sentences: readonly string[];
  /** Where the rules no longer replay the log, the position that was kept. */
  readonly kept: object | null;
}

/** Every position of a match, oldest first; the beginning is the first. */
export function stepsOf(
  match: LiveMatch,
  game: GameWords,
  words: Words,
  own: ReplayWords,
): readonly ReplayStep[] {
  const { timeline } = match;
  const opening = [own.begin, ...openingSentences(timeline, game)];
  const steps: ReplayStep[] = [{ entries: 0, sentences: opening, kept: null }];
  for (let entries = 1; entries <= timeline.length; entries++) {
    const sentences = sentencesOf(timeline, entries, game, words);
    steps.push({ entries, sentences, kept: null });
  }
  for (const { entries, state } of match.stranding.value?.kept ?? []) {
    if (entries > timeline.length)
      steps.push({ entries, sentences: [own.keptPosition], kept: state });
  }
  return steps;
}
