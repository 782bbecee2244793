import type { Viewers } from '../../kit/secrets';
import type { Timeline } from '../../kit/timeline';
import type { GameWords } from '../../kit/words';
import type { UndoRequest } from '../../link/session/asking';
import { eventSentences } from './log-sentences';

/** How many moves are named. */
const NAMED = 3;

/** The moves that a request would take back, the first of them first; empty where it restores some. */
export function movesAsked(
  timeline: Timeline,
  { back, size, number }: UndoRequest,
  viewers: Viewers,
  game: GameWords,
): { readonly moves: readonly string[]; readonly more: number } {
  const step = number === timeline.length && back === 'undo' ? timeline.step(back, size) : null;
  const all = (step ? timeline.line().slice(-step.plies) : []).flatMap(
    ({ events }) => eventSentences(events, timeline, viewers, game)[0] ?? [],
  );
  return { moves: all.slice(0, NAMED), more: Math.max(0, all.length - NAMED) };
}
