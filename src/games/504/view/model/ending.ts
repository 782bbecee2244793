import { figureAt } from '../../../../kit/figure-at';
import { IDLE, PROGRESSED, ROUND } from '../../rules/state/fields';
import type { State } from '../../rules/state/state';
import type { Voice } from './base/voice';
import { goalIn } from './table';

/** How near the end is: that this round is the last one, or else what ends the match (G5.7, G8.1). */
export function endingOf(state: State, voice: Voice): string {
  const { last } = voice.table;
  const { now, world } = state;
  if (world.goal.endedBy?.(state) != null) return last.turn;
  if (world.goal.isReached(state)) return goalIn(state)?.reached?.(state, voice) ?? last.reached;
  const roundsLeft = world.roundMost - figureAt(now, ROUND);
  if (roundsLeft <= 0) return last.limit;
  if (roundsLeft === 1) return last.limitNext;
  if (endsIdle(state)) return last.idle;
  return goalIn(state)?.goal?.(state, voice) ?? '';
}

/** G5.7: whether a round without progress, such as this one so far, ends the match. */
export function endsIdle({ now, world }: State): boolean {
  const idle = figureAt(now, IDLE);
  return idle !== PROGRESSED && idle + 1 >= world.idleMost;
}
