import { useEffect, useMemo, useState } from 'preact/hooks';
import type { ActionLine } from '../../kit/line';
import type { Seat } from '../../kit/rules';
import { sharesOfWin } from '../../kit/standing';
import type { Timeline } from '../../kit/timeline';
import type { LiveMatch } from '../../match/live-match';
import { searchPositionOf } from '../../match/search-position';
import { keepsSecrets, viewersOf } from '../../match/viewers';
import { whenTrue } from '../../match/when-true';
import { awake, thinker } from '../thinking/thinker';
import { momentsOf } from './moments';

export interface Evaluation {
  /** The expected share of the win, 0 … 1, of each holder: the seats in order, the automa last. */
  readonly worth: readonly number[];
  /** The best line of actions there; null when the match is over. */
  readonly best: ActionLine | null;
  /** The standard error of the difference from another evaluation. */
  readonly error: number;
}

/** The budget for a position: playouts and not time, so that every phone gets the same evaluations of a match. */
const BUDGET = { playouts: 2000 };

/** Whose knowledge an analysis has. `all`: nothing is secret. `nobody`: none, as several people here have secrets. */
type Knower = Seat | 'all' | 'nobody';

/** Whose knowledge an analysis on this phone may have now. */
function knowerOf(match: LiveMatch): Knower {
  if (!keepsSecrets(match)) return 'all';
  const [viewer, ...others] = viewersOf(match, null);
  return viewer === undefined || others.length > 0 ? 'nobody' : viewer;
}

/** By knowledge and number of entries. Entries are only added, so an evaluation stays valid. */
const kept = new WeakMap<Timeline, Map<Knower, Map<number, Evaluation>>>();

/** The known evaluations of a match, by the number of entries before the position. */
function evaluationsOf(match: LiveMatch): Map<number, Evaluation> {
  const { timeline } = match;
  const knower = knowerOf(match);
  const byKnower = kept.get(timeline) ?? new Map<Knower, Map<number, Evaluation>>();
  const known = byKnower.get(knower) ?? new Map<number, Evaluation>();
  kept.set(timeline, byKnower.set(knower, known));
  return known;
}

/** Evaluates the open positions, on all workers. Pauses while the page is hidden; rejects when no worker can answer. */
async function analyse(
  match: LiveMatch,
  positions: readonly number[],
  stop: AbortSignal,
  onEvaluation: () => void,
): Promise<void> {
  const knower = knowerOf(match);
  if (knower === 'nobody') return;
  const known = evaluationsOf(match);
  const open = positions.filter((entries) => !known.has(entries));
  const work = async () => {
    for (let entries = open.shift(); entries !== undefined; entries = open.shift()) {
      await whenTrue(awake, stop);
      const evaluation = await evaluate(match, entries, knower, stop);
      if (stop.aborted || !evaluation) return;
      known.set(entries, evaluation);
      onEvaluation();
    }
  };
  await Promise.all(Array.from({ length: thinker.max }, work));
}

async function evaluate(
  match: LiveMatch,
  entries: number,
  knower: Seat | 'all',
  stop: AbortSignal,
): Promise<Evaluation | null> {
  const { rules, timeline } = match;
  const state = timeline.stateAt(entries);
  const seat = rules.toAct(state);
  if (seat === null) return { worth: sharesOfWin(rules.standing(state)), best: null, error: 0 };
  const knows = knower === 'all' ? seat : knower;
  const question = { seat, knows, budget: BUDGET, seed: `analysis ${entries}` };
  const thought = await thinker.ask(searchPositionOf(match, entries), question, stop);
  if (!thought) return null;
  const error = thought.calibration?.error ?? 0;
  return { worth: thought.worth, best: thought.candidates[0]?.line ?? null, error };
}

/** The known evaluations of the beginnings of turns; it starts the missing ones. `secret`: none before the end. */
export function useAnalysis(match: LiveMatch) {
  const entries = match.entries.value;
  const viewers = viewersOf(match, null).join();
  const moments = useMemo(
    () => momentsOf(match.timeline, viewersOf(match, null)),
    [match.timeline, entries, viewers],
  );
  const [, setFound] = useState(0);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    setFailed(false);
    const positions = moments.map((moment) => moment.entries);
    analyse(match, positions, stop.signal, () => setFound((found) => found + 1)).catch(
      () => !stop.signal.aborted && setFailed(true),
    );
    return () => stop.abort();
  }, [match, moments, attempt]);
  const evaluations = evaluationsOf(match);
  const done = moments.filter((moment) => evaluations.has(moment.entries)).length;
  return {
    moments,
    evaluations,
    done,
    failed,
    secret: knowerOf(match) === 'nobody',
    again: () => setAttempt(attempt + 1),
  };
}
