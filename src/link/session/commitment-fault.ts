import type { Entry } from '../../kit/log';
import type { Ply } from '../../kit/ply';
import type { Seat } from '../../kit/rules';
import type { Timeline } from '../../kit/timeline';
import type { SeatChange } from '../messages/message';
import { actionDigest, isTaken, nonceIn, readProof } from './proof';

/** What is wrong with an entry where seats decide simultaneously. */
export type CommitmentFault = 'not-committed' | 'false-opening' | 'round-complete';

/**
 * Why an entry that the rules allow may not follow this log; null: it may. Where seats decide simultaneously, each plays
 * what its commitment binds it to, and a complete round is not taken back. `digests`: of the log, by number of entries;
 * `changes`: of seats, in the log and in the entry.
 */
export function commitmentFault(
  timeline: Timeline,
  entry: Entry,
  digests: readonly string[],
  changes: readonly SeatChange[],
  isComputers: (seat: Seat) => boolean,
): CommitmentFault | null {
  const { round } = timeline;
  if (entry.do === 'undo' && round) {
    const isUsual = (['step', 'turn'] as const).some(
      (size) => timeline.step('undo', size)?.plies === entry.plies,
    );
    return isUsual || mayWithdraw(timeline, entry, changes, isComputers) ? null : 'round-complete';
  }
  if (entry.do !== 'play') return null;
  if (!entry.revealed) return timeline.isSimultaneous ? 'not-committed' : null;
  const committed = round?.commits[round.revealed];
  if (!committed?.commitment) return 'not-committed';
  const before = digests[committed.entry - 1] ?? '';
  const { seat, commitment } = committed;
  const fits = actionDigest(before, seat, entry.action, nonceIn(entry)) === commitment.digest;
  return fits ? null : 'false-opening';
}

/**
 * Whether a complete round may be taken back, because the phone that could open a commitment is lost: the others have
 * agreed that its seat was taken from it, or it ran a computer that another phone runs now.
 */
function mayWithdraw(
  timeline: Timeline,
  entry: Entry,
  changes: readonly SeatChange[],
  isComputers: (seat: Seat) => boolean,
): boolean {
  const { seat } = entry;
  const committed = timeline.round?.commits.find((ply) => ply.seat === seat);
  if (!committed) return false;
  if (isTakenSince(timeline, committed, changes)) return true;
  return isComputers(seat) && readProof(entry)?.by !== committedBy(timeline, committed);
}

/** Whether one of these changes has taken a seat from the phone that has committed for it. */
export function isTakenSince(
  timeline: Timeline,
  committed: Ply,
  changes: readonly SeatChange[],
): boolean {
  const before = { holder: committedBy(timeline, committed), level: null };
  return changes.some(
    (change) =>
      change.seat === committed.seat && change.number >= committed.entry && isTaken(before, change),
  );
}

/** The phone that has made a commitment; null: it was made before the phones were linked. */
export function committedBy({ entries }: Timeline, { entry: number }: Ply): string | null {
  const entry = entries[number - 1];
  return (entry && readProof(entry)?.by) ?? null;
}
