import type { RefObject } from 'preact';
import type { Action, Seat } from '../../kit/rules';
import type { LiveMatch } from '../../match/live-match';
import { Button } from '../../ui/button';
import type { GameView } from '../../ui/game-view';
import { Sheet } from '../../ui/sheet';
import { percent } from './ideas';
import { useCounsel } from './use-counsel';
import { type Judge, useDoubt } from './use-doubt';
import { useCoachWords } from './words';

export interface GuardProps {
  readonly match: LiveMatch;
  readonly view: GameView;
  /** The person to act; null: nobody here. */
  readonly seat: Seat | null;
  /** Where the table finds it. */
  readonly judge: RefObject<Judge | null>;
  readonly onShow: (action: Action) => void;
}

/** Asks once more before a move that gives much away. */
export function Guard({ match, view, seat, judge, onShow }: GuardProps) {
  const words = useCoachWords();
  const counsel = useCounsel(view, true);
  const doubt = useDoubt(match, seat, judge);
  const best = doubt?.best ?? null;
  const state = match.state.value;
  return (
    <Sheet
      open={doubt !== null}
      title={words.warningTitle}
      onClose={() => doubt?.answer(false)}
      footer={
        <>
          <Button onClick={() => doubt?.answer(true)}>{words.anyway}</Button>
          <Button kind="primary" onClick={() => doubt?.answer(false)}>
            {words.again}
          </Button>
        </>
      }
    >
      {doubt && <p>{words.givesUp(percent(doubt.loss))}</p>}
      {best !== null && counsel && seat !== null && (
        <div class="coach">
          <p>
            {words.better(counsel.move(state, best))}{' '}
            {counsel.reasons(state, best, seat, match.header.seats)[0]}
          </p>
          <Button
            name={words.showOf(counsel.move(state, best))}
            onClick={() => {
              doubt?.answer(false);
              onShow(best);
            }}
          >
            {words.show}
          </Button>
        </div>
      )}
    </Sheet>
  );
}
