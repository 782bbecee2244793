import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Action, Seat } from '../../kit/rules';
import type { LiveMatch } from '../../match/live-match';
import { matterOf } from '../../match/matter';
import type { Thought } from '../../players/thought';
import { thinker } from '../computers/thinker';
import { worthOf } from './ideas';
import { worthAfter } from './second-look';
import { useCoachWords } from './words';

/** Milliseconds of thinking when a turn begins. */
const THINK = 1000;
/** Milliseconds of a look at where a confirmed move leads that the thought has left aside. */
const LOOK = 400;
/**
 * Milliseconds that a confirmed move waits at most for the thought, and again for the look, with their rests at
 * taps: whoever wants to be warned is warned of a quick blunder too.
 */
const WAIT = 1500;
/** A loss of so much of the chance to win is worth a question. */
const BLUNDER = 0.12;

/** Asks about a move that somebody has confirmed. Null: play it; else a sentence why it was not. */
export type Judge = (action: Action) => Promise<string | null>;

/** A confirmed move that waits for a second word. */
interface Doubt {
  /** What it gives away of the chance to win. */
  readonly loss: number;
  readonly best: Action;
  readonly answer: (plays: boolean) => void;
}

/**
 * Thinks along when a turn of `seat` begins, and has a doubt about a confirmed move that gives much away; null:
 * there is none. The table finds whom to ask in `judge`.
 */
export function useDoubt(
  match: LiveMatch,
  seat: Seat | null,
  judge: RefObject<Judge | null>,
): Doubt | null {
  const { notPlayed } = useCoachWords();
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
          after(WAIT),
        ]));
      const loss = worth === null ? 0 : (best.worth[seat] ?? 0) - worth;
      if (loss < BLUNDER) return null;
      const plays = await new Promise<boolean>((answer) =>
        setDoubt({ loss, best: best.action, answer }),
      );
      setDoubt(null);
      return plays ? null : notPlayed;
    };
    return () => {
      judge.current = null;
    };
  }, [match, judge, seat, notPlayed]);
  return doubt;
}

function after(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));
}
