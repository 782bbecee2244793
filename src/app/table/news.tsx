import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Viewers } from '../../kit/secrets';
import type { GameWords } from '../../kit/words';
import type { LiveMatch } from '../../match/live-match';
import type { Presentation } from '../../match/presentation';
import { Button } from '../../ui/button';
import type { GameView } from '../../ui/game-view';
import { useLazy } from '../../ui/lazy';
import { Sheet } from '../../ui/sheet';
import { useTableWords } from '../../ui/table-words';
import { isComputers } from '../computers/stay';
import { newsIn } from '../log/news-in';
import { useLogWords } from '../log/words';

export interface NewsProps {
  readonly match: LiveMatch;
  readonly view: GameView;
  readonly game: GameWords;
  readonly presentation: Presentation;
  readonly viewers: Viewers;
  /** The table is not visible now. */
  readonly covered: boolean;
}

const NONE: readonly string[] = [];

/**
 * What is too important to pass by, once the table has shown what led to it: a player who is out, a scoring, the last
 * round, the end. All that there is at a time is told at once, and the match waits for a tap.
 */
export function News({ match, view, game, presentation, viewers, covered }: NewsProps) {
  const words = useLogWords();
  const { goOn } = useTableWords();
  const telling = useLazy(view.telling);
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
    const last = match.timeline.entries[fresh.to - 1];
    const isUndone = last?.do === 'undo' || last?.do === 'redo';
    const teller = { viewers, game, telling };
    const more = isUndone ? [] : newsIn(match, fresh, states, teller, words.last);
    // Without anybody to read them nothing waits.
    if (isUndone || !hasPeople) presentation.news.value = NONE;
    else if (more.length > 0) presentation.news.value = [...presentation.news.peek(), ...more];
  }, [state, telling]);
  const news = presentation.news.value;
  // A computer's last move is seen first, as long as it stays.
  const staying = presentation.staying.value && isComputers(match, match.entries.value);
  const told = presentation.viewed.value && !staying ? news : NONE;
  const close = () => {
    presentation.news.value = NONE;
  };
  return (
    <Sheet
      open={told.length > 0 && !covered}
      title={words.news}
      onClose={close}
      footer={
        <Button kind="primary" wide onClick={close}>
          {goOn}
        </Button>
      }
    >
      {told.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Sheet>
  );
}
