import type { Action } from '../../kit/rules';
import type { LiveMatch } from '../../match/live-match';
import { matterOf } from '../../match/matter';
import { whenTrue } from '../../match/when-true';
import { awake } from '../computers/awake';
import { thinker } from '../computers/thinker';

/** What a position is worth. */
export interface Verdict {
  /** The share of the win, 0 … 1, that each holder can expect: the seats in order, the automa last. */
  readonly worth: readonly number[];
  /** The best action there; null when it is over. */
  readonly best: Action | null;
}

/** For a position: playouts and not time, so that every phone tells the same of a match. */
const BUDGET = { playouts: 2000 };

/**
 * What was found out in this visit, by match and by the number of entries before the position: entries only
 * ever grow in number, so it stays true.
 */
const kept = new Map<string, Map<number, Verdict>>();

/** What is known of a match's positions, by the number of entries before them. */
export function verdictsOf(match: LiveMatch): ReadonlyMap<number, Verdict> {
  return keptOf(match);
}

function keptOf({ header }: LiveMatch): Map<number, Verdict> {
  const known = kept.get(header.id) ?? new Map<number, Verdict>();
  kept.set(header.id, known);
  return known;
}

/**
 * Finds out about each of these positions what is not known yet, in their order, as many at a time as the
 * phone has workers. Waits while nobody looks. Rejects when no worker can answer.
 */
export async function analyse(
  match: LiveMatch,
  moments: readonly number[],
  stop: AbortSignal,
  onVerdict: () => void,
): Promise<void> {
  const known = keptOf(match);
  const open = moments.filter((entries) => !known.has(entries));
  const work = async () => {
    for (let entries = open.shift(); entries !== undefined; entries = open.shift()) {
      await whenTrue(awake, stop);
      const verdict = await judge(match, entries, stop);
      if (stop.aborted || !verdict) return;
      known.set(entries, verdict);
      onVerdict();
    }
  };
  await Promise.all(Array.from({ length: thinker.most }, work));
}

async function judge(
  match: LiveMatch,
  entries: number,
  stop: AbortSignal,
): Promise<Verdict | null> {
  const { rules, timeline } = match;
  const state = timeline.stateAt(entries);
  const seat = rules.toAct(state);
  if (seat === null) {
    const { scores, ranking } = rules.standing(state);
    return { worth: scores.map((_, holder) => (ranking?.[0] === holder ? 1 : 0)), best: null };
  }
  const question = { seat, budget: BUDGET, seed: `analysis ${entries}` };
  const thought = await thinker.ask(matterOf(match, entries), question, stop);
  if (!thought) return null;
  return { worth: thought.worth, best: thought.candidates[0]?.action ?? null };
}
