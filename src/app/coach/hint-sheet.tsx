import type { Action, Seat } from '../../kit/rules';
import type { LiveMatch } from '../../match/live-match';
import { Button } from '../../ui/button';
import type { GameView, MoveExplainer } from '../../ui/game-view';
import { Progress } from '../../ui/progress';
import { Sheet } from '../../ui/sheet';
import { useWords } from '../words/words';
import './coach.css';
import { useEffect, useState } from 'preact/hooks';
import { searchPositionOf } from '../../match/search-position';
import type { Foresight } from '../../players/foresight';
import { shownSeats } from '../match-parts/shown-names';
import { SettingSwitch } from '../store/setting-controls';
import { thinker } from '../thinking/thinker';
import { IdeaCard } from './idea-card';
import { type Idea, ideasIn, sharedPercent } from './ideas';
import { outlookOf, placeSaid } from './outlook';
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
  const { hint, again } = useHint(match, seat, open ? explainer : null);
  const state = match.state.value;
  const ideas = hint && hint !== 'failed' ? hint : [];
  const shared = sharedPercent(ideas);
  // Moves that are equally good are not compared by one of many ways in which the match may go on.
  const best = shared === null ? (ideas[0]?.foresight ?? null) : null;
  const { scores } = match.rules.standing(state, [seat]);
  const place = ideas[0] ? placeSaid(scores, ideas[0].worth, words) : null;
  return (
    <Sheet open={open} title={words.hint} onClose={onClose}>
      <div class="coach" aria-live="polite">
        {hint === 'failed' ? (
          <>
            <p class="notice">{words.failed}</p>
            <Button onClick={again}>{retry}</Button>
          </>
        ) : !hint || !explainer ? (
          <Progress label={words.thinking} done={0} of={null} />
        ) : (
          <>
            <p class="note">{shared === null ? words.intro(ideas.length) : words.alike(shared)}</p>
            {place && <p class="note">{place}</p>}
            <ol class="coach__ideas">
              {ideas.map((idea, at) => (
                <IdeaCard
                  key={idea.move}
                  idea={idea}
                  best={at === 0 && shared === null}
                  chanceSaid={shared !== null}
                  reasons={[
                    ...explainer.reasons(state, idea.line, seat, shownSeats(match.header)),
                    ...outlookOf(match, seat, idea.foresight, best, explainer, words),
                  ]}
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

/** An idea, with how the match may go on after it where that is known. */
interface ForeseenIdea extends Idea {
  readonly foresight: Foresight | null;
}

/** The ideas for a position once they are found; nothing is looked for without an explainer. */
function useHint(match: LiveMatch, seat: Seat, explainer: MoveExplainer | null) {
  const entries = match.entries.value;
  const [attempt, setAttempt] = useState(0);
  const [hint, setHint] = useState<readonly ForeseenIdea[] | 'failed' | null>(null);
  useEffect(() => {
    if (!explainer) return;
    setHint(null);
    const stop = new AbortController();
    const seed = `hint ${match.header.id} ${attempt}`;
    find(match, seat, explainer, seed, stop.signal).then(
      (found) => !stop.signal.aborted && setHint(found ?? 'failed'),
      () => setHint('failed'),
    );
    return () => stop.abort();
  }, [match, entries, seat, explainer, attempt]);
  return { hint, again: () => setAttempt(attempt + 1) };
}

async function find(
  match: LiveMatch,
  seat: Seat,
  explainer: MoveExplainer,
  seed: string,
  stop: AbortSignal,
): Promise<readonly ForeseenIdea[] | null> {
  const position = searchPositionOf(match);
  const thought = await thinker.think(position, { seat, budget: { ms: HINT }, seed }, stop);
  if (!thought) return null;
  const ideas = ideasIn(thought, seat, match.timeline.state, explainer, IDEAS);
  // The same chance for all of them, so that what differs is their own doing.
  const foreseen = ideas.map(({ line }) => thinker.foresee(position, { seat, line, seed }, stop));
  const foresights = await Promise.all(foreseen);
  return ideas.map((idea, at) => ({ ...idea, foresight: foresights[at] ?? null }));
}
