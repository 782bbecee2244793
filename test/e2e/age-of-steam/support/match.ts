import { advice } from '../../../../src/games/age-of-steam/advice';
import type { BoardForm } from '../../../../src/games/age-of-steam/data/board-form';
import { rules } from '../../../../src/games/age-of-steam/rules';
import { reader } from '../../../../src/games/age-of-steam/rules/reader';
import type { State } from '../../../../src/games/age-of-steam/rules/state';
import { legalIn } from '../../../../src/games/age-of-steam/view/legal';
import { bestDeliveries } from '../../../../src/games/age-of-steam/view/routes';
import type { FiledMatch } from '../../../../src/kit/match-file';
import { type RandomWords, randomFrom } from '../../../../src/kit/random';
import type { AnyReader } from '../../../../src/kit/reader';
import { unwrap } from '../../../../src/kit/result';
import type { Action, AnyRules } from '../../../../src/kit/rules';
import { Timeline } from '../../../../src/kit/timeline';
import { readerOfTests } from '../../../games/age-of-steam/support/positions';
import { people } from '../../../support/people';
import { recordedMatch } from '../../../support/recorded';
import { begin } from '../../support/match';

export interface FreshMatch {
  readonly id: string;
  readonly seats: number;
  readonly seed: string;
  /** Left out: Rust Belt. */
  readonly board?: BoardForm;
}

/** A match that has not begun. */
export const freshMatch = ({ id, seats, seed, board }: FreshMatch): Timeline =>
  begin(rules as AnyRules, readerOfTests as AnyReader, {
    ...{ id, seats: people(seats), seed },
    options: rules.setups.write({ board: board ?? 'rust-belt' }),
  });

export const stateOf = (timeline: Timeline) => timeline.state as State;

/** What one tap plays, or the taps that lead to one confirmation. */
export interface Deed {
  readonly before: State;
  readonly actions: readonly Action[];
}

/** A whole match as it could be played by taps, whose bare state is `state`; `enough` ends it earlier. */
export function deedsOf(
  state: State,
  seed: string,
  enough: (state: State) => boolean = () => false,
): readonly Deed[] {
  const random = randomFrom(seed);
  const now = rules.clone(state);
  const deeds: Deed[] = [];
  while (rules.toAct(now) !== null) {
    // What is known of a position is kept with its state, so each is asked about in a state of its own.
    const before = rules.clone(now);
    if (enough(before)) break;
    const actions = deed(before, random);
    for (const action of actions) rules.play(now, action);
    deeds.push({ before, actions });
  }
  return deeds;
}

/** One sensible action; a delivery is the best one, as a whole. */
function deed(state: State, random: RandomWords): readonly Action[] {
  const action = advice.rollout(state, random);
  const ships = rules.action.write(action, state).do === 'ship';
  return ships ? (bestDeliveries(state)[0]?.best.actions ?? [action]) : [action];
}

/** The least that can be bid: what the stepper of the auction begins with. */
export function leastBid(state: State): number {
  const written = legalIn(state).all.map((action) => rules.action.write(action, state));
  return Math.min(...written.map(({ amount }) => Number(amount ?? Number.POSITIVE_INFINITY)));
}

/** A match up to a position, and that position. */
export interface MatchUpTo {
  readonly match: FiledMatch;
  readonly state: State;
}

type Wanted = (state: State) => boolean;

/** A recorded match up to the first position that fits, as one that is still played. */
export function recordedUpTo(name: string, id: string, wanted: Wanted): MatchUpTo {
  return upTo(recordedMatch(`age-of-steam/${name}`), id, wanted);
}

/** The same of any match. */
export function upTo(match: FiledMatch, id: string, wanted: Wanted): MatchUpTo {
  const header = { ...match.header, id };
  const timeline = unwrap(Timeline.begin(rules as AnyRules, header, reader as AnyReader));
  for (const entry of match.entries) {
    if (wanted(stateOf(timeline))) break;
    timeline.append(entry);
  }
  if (!wanted(stateOf(timeline))) throw new Error(`there is no position for ${id}`);
  return { match: { header, entries: timeline.entries }, state: stateOf(timeline) };
}
