import { useRef } from 'preact/hooks';
import type { Viewers } from '../../kit/secrets';
import type { GameWords } from '../../kit/words';
import type { LiveMatch } from '../../match/live-match';
import type { Presentation } from '../../match/presentation';
import { Button } from '../../ui/button';
import type { GameView } from '../../ui/game-view';
import { useLazy } from '../../ui/lazy';
import { Sheet } from '../../ui/sheet';
import { useTableWords } from '../../ui/table-words';
import { useLogWords } from '../log/words';
import { useUntold } from './use-untold';

export interface NewsProps {
  readonly match: LiveMatch;
  readonly view: GameView;
  readonly game: GameWords;
  readonly presentation: Presentation;
  readonly viewers: Viewers;
  /** The table is not visible now. */
  readonly covered: boolean;
}

/**
 * What is too important to pass by, once the table has shown what led to it: a player who is out, a scoring, the last
 * round, the end. All that there is at a time is told at once, and the match waits for a tap.
 */
export function News({ view, covered, ...shown }: NewsProps) {
  const words = useLogWords();
  const { goOn } = useTableWords();
  const telling = useLazy(view.telling);
  const { told, read } = useUntold({ ...shown, telling, last: words.last });
  // Not drawn before it is needed: its code may be fetched in advance, and by that alone nothing changes on the page.
  const isNeeded = useRef(false);
  if (told.length > 0) isNeeded.current = true;
  if (!isNeeded.current) return null;
  return (
    <Sheet
      open={told.length > 0 && !covered}
      title={words.news}
      readOut
      onClose={read}
      footer={
        <Button kind="primary" wide onClick={read}>
          {goOn}
        </Button>
      }
    >
      {told.map((text, at) => (
        // The same may happen twice, and a line never changes its place.
        <p key={at}>{text}</p>
      ))}
    </Sheet>
  );
}
