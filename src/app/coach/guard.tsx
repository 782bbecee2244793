import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Action, Seat } from '../../kit/rules';
import type { LiveMatch } from '../../match/live-match';
import { matterOf } from '../../match/matter';
import type { Thought } from '../../players/thought';
import { Button } from '../../ui/button';
import type { GameView } from '../../ui/game-view';
import { Sheet } from '../../ui/sheet';
import { thinker } from '../computers/thinker';
import { percent, worthOf } from './ideas';
import { worthAfter } from './second-look';
import { useCounsel } from './use-counsel';
import { useCoachWords } from './words';

/** Milliseconds of thinking when a turn begins. */
const THINK = 1500;
/** Milliseconds that a confirmed move waits at most for that thought, and for a look at where it leads. */
const WAIT = 450;
const LOOK = 400;
/** A loss of so much of the chance to win is worth a question. */
const BLUNDER = 0.12;

/** Asks about a move that somebody has confirmed. Null: play it; else a sentence why it was not. */
export type Judge = (action: Action) => Promise<string | null>;

export interface GuardProps {
  readonly match: LiveMatch;
  readonly view: GameView;
  /** The person to act; null: nobody here. */
  readonly seat: Seat | null;
  /** Where the table finds it. */
  readonly judge: RefObject<Judge | null>;
  readonly onShow: (action: Action) => void;
}

interface Doubt {
  readonly loss: number;
  readonly best: Action;
  readonly answer: (plays: boolean) => void;
}

/** Thinks along when a turn begins, and asks once more before a move that gives much away. */
export function Guard({ match, view, seat, judge, onShow }: GuardProps) {
  const words = useCoachWords();
  const counsel = useCounsel(view, true);
  const entries = match.entries.value;
  const thinking = useRef<Promise<Thought | null>>(Promise.resolve(null));
  const [doubt, setDoubt] = useState<Doubt | null>(null);

  useEffect(() => {
    if (seat === null) return;
    const stop = new AbortController();
    const question = { seat, budget: { ms: THINK }, seed: `guard ${match.header.id}` };
    // Without an answer nothing is asked.
    const answer = thinker.think(matterOf(match), question, stop.signal).catch(() => null);
    thinking.current = answer;
    return () => stop.abort();
  }, [match, entries, seat]);

  useEffect(() => {
    judge.current = async (action) => {
      const thought = await Promise.race([thinking.current, after(WAIT)]);
      const best = thought?.candidates[0];
      if (!thought || !best || seat === null || best.action === action) return null;
      const worth =
        worthOf(thought, seat, action) ??
        (await Promise.race([
          worthAfter(match.timeline, match.entries.value, seat, action, LOOK).catch(() => null),
          after(LOOK + 100),
        ]));
      const loss = worth === null ? 0 : (best.worth[seat] ?? 0) - worth;
      if (loss < BLUNDER) return null;
      const plays = await new Promise<boolean>((answer) =>
        setDoubt({ loss, best: best.action, answer }),
      );
      setDoubt(null);
      return plays ? null : words.notPlayed;
    };
    return () => {
      judge.current = null;
    };
  }, [match, judge, seat, words]);

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

function after(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));
}
