import type { Cue } from '../../kit/cues';
import type { LiveMatch } from '../../match/live-match';

/** The cues of a match's last entries on this phone, in order. `played`: those of played actions. */
export function cuesOf(match: LiveMatch, played: Cue | null): readonly Cue[] {
  const last = match.timeline.entries.at(-1);
  // Undo and redo are not new.
  if (last?.do !== 'play' && last?.do !== 'commit') return [];
  const seat = match.toAct.peek();
  const cues = played ? [played] : [];
  if (seat === null) return [...cues, 'end'];
  return isHere(match, seat) && !isHere(match, last.seat) ? [...cues, 'turn'] : cues;
}

/** Whether a person at this phone decides for the seat. */
function isHere(match: LiveMatch, seat: number): boolean {
  return match.header.seats[seat]?.player.kind === 'person' && match.decides(seat);
}
