import { spread } from '../row';
import { SHOWN_WITHIN, show } from './paper';
import type { TurnTimes } from './turn';

/** Rows of some taps, in milliseconds: what is usual, and the slowest, which must meet the goal. */
export function showTaps(what: string, times: readonly number[]): void {
  spread(what, times).forEach(show);
  show({
    what: `${what}: slowest`,
    figure: Math.max(...times),
    unit: 'ms',
    goal: SHOWN_WITHIN,
  });
}

/** Rows of all taps of these turns. */
export function showTurns(turns: readonly TurnTimes[]): void {
  showTaps(
    'company, at one’s own turn',
    turns.flatMap(({ company }) => company),
  );
  showTaps(
    'its share',
    turns.flatMap(({ share }) => share ?? []),
  );
  showTaps(
    'a city',
    turns.flatMap(({ city }) => city ?? []),
  );
  showTaps(
    'Confirm, seen at work',
    turns.map(({ confirm }) => confirm),
  );
  const next = turns.map((turn) => turn.next);
  spread('Confirm, written and shown', next).forEach(show);
}
