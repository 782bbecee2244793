import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Viewers } from '../../kit/secrets';
import type { GameWords } from '../../kit/words';
import type { LiveMatch } from '../../match/live-match';
import type { Presentation } from '../../match/presentation';
import type { Telling } from '../../ui/telling';
import { isComputers } from '../computers/stay';
import { newsIn } from '../log/news-in';
import type { LogWords } from '../log/words';

export interface Untold {
  readonly match: LiveMatch;
  readonly game: GameWords;
  readonly presentation: Presentation;
  readonly viewers: Viewers;
  /** Null until it is loaded. */
  readonly telling: Telling | null;
  /** That the last round or turn begins. */
  readonly last: LogWords['last'];
}

const NONE: readonly string[] = [];

/** The news that wait for a tap now, all together, and how to have read them. */
export function useUntold({ match, game, presentation, viewers, telling, last }: Untold) {
  const state = match.state.value;
  const hasPeople = match.header.seats.some(({ player }) => player.kind === 'person');
  const before = useRef(state);
  // Before the table tells that it has shown everything: the ranking waits for the news of the end.
  useLayoutEffect(() => {
    if (!telling) return;
    const states = { before: before.current, after: state };
    before.current = state;
    const fresh = presentation.fresh('news');
    if (!fresh) return;
    const entry = match.timeline.entries[fresh.to - 1];
    const isUndone = entry?.do === 'undo' || entry?.do === 'redo';
    // Without anybody to read them nothing waits.
    if (isUndone || !hasPeople) {
      presentation.news.value = NONE;
      return;
    }
    const more = newsIn(match, fresh, states, { viewers, game, telling }, last);
    if (more.length > 0) presentation.news.value = [...presentation.news.peek(), ...more];
  }, [state, telling]);
  const news = presentation.news.value;
  // A computer's last move is seen first, as long as it stays.
  const staying = presentation.staying.value && isComputers(match, match.entries.value);
  return {
    told: presentation.viewed.value && !staying ? news : NONE,
    read: () => {
      presentation.news.value = NONE;
    },
  };
}
