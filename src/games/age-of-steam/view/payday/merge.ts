import type { GameEvent } from '../../../../kit/rules';
import type { PlayedPly } from '../../../../ui/game-view';

const goesOn = (events: readonly GameEvent[]) => events[0]?.event === 'go';

/** What has been played, each delivery as one: it is one tap, and one line of the log. */
export function withDeliveries(plies: readonly PlayedPly[]): readonly PlayedPly[] {
  const merged: PlayedPly[] = [];
  for (const ply of plies) {
    const last = merged.at(-1);
    if (last && goesOn(ply.events))
      merged[merged.length - 1] = { ...last, events: [...last.events, ...ply.events] };
    else merged.push(ply);
  }
  return merged;
}
