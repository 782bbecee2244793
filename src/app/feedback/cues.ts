import type { GameEvent } from '../../kit/rules';
import type { LiveMatch } from '../../match/live-match';
import type { Cue } from '../../ui/game-view';

/** What the last entry of a match gives to hear and feel on this phone, in order. */
export function cuesOf(
  match: LiveMatch,
  cueOf: (events: readonly GameEvent[]) => Cue | null,
): readonly Cue[] {
  const { timeline } = match;
  const last = timeline.entries.at(-1);
  // What is taken back or played again says nothing new.
  if (last?.do !== 'play') return [];
  const played = cueOf(timeline.line().at(-1)?.events ?? []);
  const seat = match.toAct.peek();
  const cues = played ? [played] : [];
  if (seat === null) return [...cues, 'end'];
  return isHere(match, seat) && !isHere(match, last.seat) ? [...cues, 'turn'] : cues;
}

/** Whether a person at this phone decides for the seat. */
function isHere(match: LiveMatch, seat: number): boolean {
  return match.header.seats[seat]?.player.kind === 'person' && match.decides(seat);
}
