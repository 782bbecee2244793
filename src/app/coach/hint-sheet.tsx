import type { Action, Seat } from '../../kit/rules';
import type { LiveMatch } from '../../match/live-match';
import { Button } from '../../ui/button';
import type { GameView } from '../../ui/game-view';
import { Progress } from '../../ui/progress';
import { Sheet } from '../../ui/sheet';
import { useWords } from '../words/words';
import './coach.css';
import { useEffect, useState } from 'preact/hooks';
import { searchPositionOf } from '../../match/search-position';
import type { Thought } from '../../players/thought';
import { shownSeats } from '../match-parts/shown-names';
import { SettingSwitch } from '../store/setting-controls';
import { thinker } from '../thinking/thinker';
import { IdeaCard } from './idea-card';
import { ideasIn, sharedPercent } from './ideas';
import { useMoveExplainer } from './use-move-explainer';
import { useHintWords } from './words';

const IDEAS = 3;

interface HintSheetProps {
  readonly match: LiveMatch;
  readonly view: GameView;
  readonly seat: Seat;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Shows a line of actions on the board, where it can be confirmed. */
  readonly onShow: (line: readonly Action[]) => void;
}

/** A hint for the seat to act: the best moves, their worth, and their effects. */
export function HintSheet({ match, view, seat, open, onClose, onShow }: HintSheetProps) {
  const words = useHintWords();
  const { retry } = useWords();
  const explainer = useMoveExplainer(view, open);
  const { thought, again } = useThought(match, seat, open);
  const state = match.state.value;
  const ideas =
    thought && thought !== 'failed' && explainer
      ? ideasIn(thought, seat, state, explainer, IDEAS)
      : [];
  const shared = sharedPercent(ideas);
  return (
    <Sheet open={open} title={words.hint} onClose={onClose}>
      <div class="coach" aria-live="polite">
        {thought === 'failed' ? (
          <>
            <p class="notice">{words.failed}</p>
            <Button onClick={again}>{retry}</Button>
          </>
        ) : !thought || !explainer ? (
          <Progress label={words.thinking} done={0} of={null} />
        ) : (
          <>
            <p class="note">{shared === null ? words.intro(ideas.length) : words.alike(shared)}</p>
            <ol class="coach__ideas">
              {ideas.map((idea, place) => (
                <IdeaCard
                  key={idea.move}
                  idea={idea}
                  best={place === 0 && shared === null}
                  chanceSaid={shared !== null}
                  reasons={explainer.reasons(state, idea.line, seat, shownSeats(match.header))}
                  onShow={() => onShow(idea.line)}
                  onBoard={explainer.onBoard?.(state, idea.line)}
                />
              ))}
            </ol>
          </>
        )}
      </div>
      <SettingSwitch of="warn" />
    </Sheet>
  );
}

/** Milliseconds that the search for a hint takes. */
const HINT = 1200;

function useThought(match: LiveMatch, seat: Seat, wanted: boolean) {
  const entries = match.entries.value;
  const [attempt, setAttempt] = useState(0);
  const [thought, setThought] = useState<Thought | 'failed' | null>(null);
  useEffect(() => {
    if (!wanted) return;
    setThought(null);
    const stop = new AbortController();
    const question = { seat, budget: { ms: HINT }, seed: `hint ${match.header.id} ${attempt}` };
    thinker.think(searchPositionOf(match), question, stop.signal).then(
      (answer) => !stop.signal.aborted && setThought(answer ?? 'failed'),
      () => setThought('failed'),
    );
    return () => stop.abort();
  }, [match, entries, seat, wanted, attempt]);
  return { thought, again: () => setAttempt(attempt + 1) };
}
