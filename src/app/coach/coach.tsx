import type { Action, Seat } from '../../kit/rules';
import type { LiveMatch } from '../../match/live-match';
import { Button } from '../../ui/button';
import type { GameView } from '../../ui/game-view';
import { Progress } from '../../ui/progress';
import { Sheet } from '../../ui/sheet';
import { useWords } from '../words/words';
import './coach.css';
import { IdeaCard } from './idea-card';
import { ideasIn } from './ideas';
import { useCounsel } from './use-counsel';
import { useThought } from './use-thought';
import { WarnSwitch } from './warn-switch';
import { useCoachWords } from './words';

/** How many ideas a hint has. */
const IDEAS = 3;

export interface CoachProps {
  readonly match: LiveMatch;
  readonly view: GameView;
  readonly seat: Seat;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Shows a move on the board, where it can be confirmed. */
  readonly onShow: (action: Action) => void;
}

/** A hint for the seat to act: the best moves, what they are worth, and what they change. */
export function Coach({ match, view, seat, open, onClose, onShow }: CoachProps) {
  const words = useCoachWords();
  const { retry } = useWords();
  const counsel = useCounsel(view, open);
  const { thought, again } = useThought(match, seat, open);
  const state = match.state.value;
  return (
    <Sheet open={open} title={words.hint} onClose={onClose}>
      <div class="coach" aria-live="polite">
        {thought === 'failed' ? (
          <>
            <p class="notice">{words.failed}</p>
            <Button onClick={again}>{retry}</Button>
          </>
        ) : !thought || !counsel ? (
          <Progress label={words.thinking} done={0} of={null} />
        ) : (
          <>
            <p class="note">{words.intro}</p>
            <ol class="coach__ideas">
              {ideasIn(thought, seat, state, counsel, IDEAS).map((idea, place) => (
                <IdeaCard
                  key={idea.action}
                  idea={idea}
                  best={place === 0}
                  reasons={counsel.reasons(state, idea.action, seat, match.header.seats)}
                  onShow={() => onShow(idea.action)}
                />
              ))}
            </ol>
          </>
        )}
      </div>
      <WarnSwitch />
    </Sheet>
  );
}
