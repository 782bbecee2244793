import type { LiveMatch } from '../../match/live-match';
import { readingTime } from '../../ui/steps/use-step-show';
import type { Outcome } from '../log/turns-since';
import type { Pace } from '../store/kept-settings';

const FACTORS: Readonly<Record<Pace, number>> = { slow: 1.8, usual: 1, fast: 0.5, none: 0 };

/** Milliseconds that a person's own move stays before a computer answers it. */
const OWN = 400;
/** Milliseconds between bids, and between steps of a computer's turn that are alike. */
const STEP = 350;
/** The same after a step of another kind: long enough to see what and where. */
const NEW_STEP = 800;

/** Milliseconds that the last move stays before a computer goes on: short within a turn, else as long as reading it. */
export function stayFor(
  match: LiveMatch,
  told: Pick<Outcome, 'text' | 'isNew'> | null,
  pace: Pace,
): number {
  const { rules, entries, state } = match;
  const factor = FACTORS[pace];
  if (!isComputers(match, entries.value)) return factor * OWN;
  if (rules.isExchange?.(state.value)) return factor * STEP;
  if (goesOn(match)) return factor * (told?.isNew ? NEW_STEP : STEP);
  return factor * readingTime(told?.text ?? '');
}

/** Whether the turn of the last move is not over yet. */
export function goesOn({ rules, entries, state, timeline, toAct }: LiveMatch): boolean {
  const ply = timeline.tip(entries.value);
  return ply?.turn === rules.turn(state.value) && ply.seat === toAct.value;
}

/** Whether a computer made the entry with that number. */
export function isComputers(match: LiveMatch, entry: number): boolean {
  const last = match.timeline.entries[entry - 1];
  const isUndone = last?.do === 'undo' || last?.do === 'redo';
  return last !== undefined && !isUndone && match.player(last.seat)?.kind === 'computer';
}
