import { figureAt } from '../../../../../kit/figure-at';
import { KINDS } from '../../../data/board';
import { SCORINGS } from '../../../data/figures';
import { countAll } from '../../../modules/majorities/rules/leads';
import { hasSecond, scoreMajorities, vpPerPiece } from '../../../modules/majorities/rules/shrink';
import { rules } from '../../../rules';
import { residentsOf, settlementsOf } from '../../../rules/base/pieces';
import type { Event } from '../../../rules/state/events';
import type { State } from '../../../rules/state/state';
import { TERRAINS } from './position';

/** A scoring (M7.8), each figure by owner. */
export interface Scoring {
  /** Which of the three it is, from 1. */
  readonly number: number;
  readonly terrains: readonly {
    /** Its place in KINDS. */
    readonly kind: number;
    readonly counts: readonly number[];
    readonly points: readonly number[];
  }[];
  /** What it brings, without what is forfeited. */
  readonly gains: readonly number[];
  /** The pieces that leave for it. */
  readonly pieces: readonly number[];
  /** The points lost because there are not enough pieces (M7.9). */
  readonly forfeited: readonly number[];
}

/** What a scoring would bring everybody with the map as it is. */
export function scoringNow(state: State): Scoring {
  const all = countAll(state).slice(0, state.owners * KINDS.length);
  const each = vpPerPiece(state);
  const terrains = TERRAINS.map((kind) => ({
    kind,
    counts: byOwner(state, (owner) => figureAt(all, owner * KINDS.length + kind)),
    points: pointsFor(state, all, kind),
  }));
  const sums = byOwner(state, (owner) =>
    terrains.reduce((sum, { points }) => sum + (points[owner] ?? 0), 0),
  );
  const due = sums.map((sum) => Math.floor(sum / each));
  const pieces = due.map((many, owner) => Math.min(many, removablesOf(state, owner)));
  const forfeited = due.map((many, owner) => (many - (pieces[owner] ?? 0)) * each);
  return {
    number: figureAt(state.scorings, 0) + 1,
    ...{ terrains, pieces, forfeited },
    gains: sums.map((sum, owner) => sum - (forfeited[owner] ?? 0)),
  };
}

/** The pieces that an owner can give up: all but the headquarters (M7.9). */
const removablesOf = (state: State, owner: number) =>
  residentsOf(state, owner) + Math.max(0, settlementsOf(state, owner) - 1);

const byOwner = (state: State, figure: (owner: number) => number) =>
  Array.from({ length: state.owners }, (_, owner) => figure(owner));

/** What one kind of terrain brings. */
function pointsFor(state: State, all: Uint8Array, kind: number): readonly number[] {
  const gain = new Uint16Array(state.owners);
  const only = all.map((figure, place) => (place % KINDS.length === kind ? figure : 0));
  scoreMajorities(only, state.owners, hasSecond(state), gain);
  return [...gain];
}

/** What a scoring that has begun still brings an owner: it is booked once all pieces have left (M7.9). */
export function gainToCome(state: State, owner: number): number {
  const at = state.shrinkOwner.subarray(0, figureAt(state.shrinking, 0)).indexOf(owner);
  const gain = state.gain[owner] ?? 0;
  if (at < 0) return gain;
  const missing = figureAt(state.shrinkLeft, at) - removablesOf(state, owner);
  return gain - Math.max(0, missing) * vpPerPiece(state);
}

/** What a scoring would bring an owner now; null: there are none here, or one is going on. */
export function scoringOf(state: State, owner: number): number | null {
  const { world, scorings, shrinking } = state;
  if (world.role[7] !== 1 || figureAt(shrinking, 0) > 0 || figureAt(scorings, 0) >= SCORINGS)
    return null;
  return scoringNow(state).gains[owner] ?? 0;
}

/** The scoring that these events tell of, which led on from a position; null: none. Played again up to its card. */
export function scoringIn(before: State, events: readonly Event[]): Scoring | null {
  if (!events.some(startsScoring)) return null;
  let found: Scoring | null = null;
  tellAgain(before, events, (event, state) => {
    if (startsScoring(event)) found = scoringNow(state);
  });
  return found;
}

const startsScoring = (event: Event) => event.event === 'card' && event.shows === 'scoring';

/** Plays again what these events tell of, which led on from a position, and tells each event with the position then. */
export function tellAgain(
  before: State,
  events: readonly Event[],
  told: (event: Event, state: State) => void,
): void {
  const now = rules.clone(before);
  for (const event of events) {
    // What the rules have played by themselves they play again.
    if (event.event !== 'did' || event.forced) continue;
    const action = rules.action.read(event.action, now);
    if (typeof action !== 'number' || rules.refusal(now, action)) break;
    rules.play(now, action, told);
  }
}
