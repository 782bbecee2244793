import type { GameView, StandingProps } from '../../ui/game-view';
import { useLazy } from '../../ui/lazy';
import { Sheet } from '../../ui/sheet';
import { useBesideWords } from './words';

export interface ScoreNowProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly view: GameView;
  readonly position: StandingProps;
}

/** Everybody's score if the match ended now. */
export function ScoreNow({ open, onClose, view, position }: ScoreNowProps) {
  const words = useBesideWords();
  const Standing = useLazy(view.standing, open);
  return (
    <Sheet open={open} title={words.scoreNow} onClose={onClose}>
      <p class="note">{words.scoreNowHint}</p>
      {Standing && <Standing {...position} />}
    </Sheet>
  );
}
