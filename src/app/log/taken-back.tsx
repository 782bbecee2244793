import type { Timeline } from '../../kit/timeline';
import type { LiveMatch } from '../../match/live-match';
import { wordsHook } from '../../ui/words';

const useTakenBackWords = wordsHook({
  en: (moves: number) =>
    `${moves === 1 ? '1 move was' : `${moves} moves were`} undone. The replay shows ${moves === 1 ? 'it' : 'them'}.`,
  ko: (moves: number) => `무른 수 ${moves}개는 ‘다시 보기’에서 볼 수 있습니다.`,
});

/** How many moves were undone and not redone. */
export function takenBack(timeline: Pick<Timeline, 'entries' | 'line'>): number {
  const played = timeline.entries.filter((entry) => entry.do === 'play');
  return Math.max(0, played.length - timeline.line().length);
}

/** Tells, above a log that shows only the moves that count, that others were taken back. */
export function TakenBack({ match }: { readonly match: LiveMatch }) {
  const words = useTakenBackWords();
  const moves = match.entries.value && takenBack(match.timeline);
  return moves > 0 && <p class="note">{words(moves)}</p>;
}
