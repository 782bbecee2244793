import { type Turn, turnsOf } from '../../kit/ply';
import type { Seat } from '../../kit/rules';
import type { Viewers } from '../../kit/secrets';
import type { Timeline } from '../../kit/timeline';

/** An evaluated position of a match: the beginning of a turn, or the last position. */
export interface Moment {
  /** The number of entries before it. */
  readonly entries: number;
  /** The number of actions before it, without those taken back. */
  readonly depth: number;
  /** The number of turns before it. */
  readonly turns: number;
  /** The turn that begins there; null: none has been played from there. */
  readonly turn: Turn | null;
}

/**
 * The positions of the current line of play at which turns begin, and the last one. Undone plies are left out. In an
 * unfinished match with secrets, only positions remain in which one of the viewers decides: a search for another seat
 * would reveal its secrets.
 */
export function momentsOf(timeline: Timeline, viewers: Viewers): readonly Moment[] {
  const turns = turnsOf(timeline.line());
  const ends = [null, ...turns.map(({ plies }) => plies.at(-1) ?? null)];
  const moments = ends.map((end, at): Moment => {
    const { entry: entries = 0, depth = 0 } = end ?? {};
    return { entries, depth, turns: at, turn: turns[at] ?? null };
  });
  const { rules, state } = timeline;
  const toAct = rules.toAct(state);
  if (!rules.secrets || toAct === null) return moments;
  const decides = (seat: Seat) => viewers.includes(seat);
  return moments.filter(({ turn }) => decides(turn ? turn.seat : toAct));
}
