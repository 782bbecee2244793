import { figureAt } from '../../../../../kit/figure-at';
import { lookAhead } from '../../../../../kit/look-ahead';
import { oncePer } from '../../../../../kit/once-per';
import type { Action } from '../../../../../kit/rules';
import type { StepId } from '../../../data/world/terms';
import { rules } from '../../../rules';
import { ownerPoints } from '../../../rules/base/flow';
import { OVER_NAME } from '../../../rules/base/phases';
import { IN, LAID, PENDING, PHASE, ROUND } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import { placeOf, type State } from '../../../rules/state/state';
import { incomeOf, incomeSum } from './income-rule';
import { stepOf } from './position';
import { gainToCome, scoringOf } from './scoring';

function activeOf(state: State, owner: Owner): number {
  let count = 0;
  for (let tile = 0; tile < figureAt(state.now, LAID); tile++)
    count += figureAt(state.active, placeOf(owner, tile));
  return count;
}

/** The figures of an owner that a choice may change. */
export interface OwnerFigures {
  readonly cash: number;
  /** As if the match ended now, with those of a scoring for which pieces still leave. */
  readonly points: number;
  /** What a scoring would bring now; null: none is to come. */
  readonly scoring: number | null;
  /** Its next turn's income, with the map as it is. */
  readonly income: number;
  readonly active: number;
}

/** What everybody at the table sees of a position. */
export interface Facts {
  /** As the rules call it. */
  readonly phase: string;
  readonly step: StepId | '';
  /** The kind of the choice in the middle of a step; empty: none. */
  readonly pending: string;
  readonly round: number;
  readonly toAct: number | null;
  /** The owner the decision is for; -1: a seat decides for itself, or none. */
  readonly owner: Owner;
  /** Those who have a turn in this round, in their order. */
  readonly order: readonly number[];
  readonly owners: readonly OwnerFigures[];
  /** The money of the seats themselves; none where it is that of the owners. */
  readonly seatCash: readonly number[];
}

export const factsOf = oncePer((state: State): Facts => {
  const { now, world } = state;
  const phase = world.phases[figureAt(now, PHASE)];
  const name = phase?.name ?? OVER_NAME;
  return {
    phase: name,
    step: stepOf(state),
    pending: world.pendings[figureAt(now, PENDING)]?.kind ?? '',
    round: figureAt(now, ROUND),
    toAct: phase ? phase.seat(state) : null,
    owner: phase ? phase.owner(state) : -1,
    order: [...state.order.subarray(0, figureAt(now, IN))],
    owners: figuresOf(state),
    seatCash: [...state.seatCash],
  };
});

function figuresOf(state: State): readonly OwnerFigures[] {
  return pointsIn(state).map((points, owner) => ({
    cash: figureAt(state.cash, owner),
    points,
    scoring: scoringOf(state, owner),
    income: incomeSum(incomeOf(state, owner)),
    active: activeOf(state, owner),
  }));
}

/** Those of a seat are the worth of its shares with 9.III (M9.30). */
function pointsIn(state: State): readonly number[] {
  if (state.world.role[9] === 3) return rules.standing(state).scores;
  const isScored = state.world.role[7] === 1;
  return ownerPoints(state).map((one, owner) => one + (isScored ? gainToCome(state, owner) : 0));
}

/** What decides the match, by seat: points, or dollars with 9.I. */
export const scoresIn = (state: State): readonly number[] =>
  state.world.company
    ? rules.standing(state).scores
    : factsOf(state).owners.map(({ points }) => points);

/** What actions change for everybody, as far as no chance comes in. */
export interface Outlook {
  readonly before: Facts;
  readonly after: Facts;
  /** They end the turn, so its income is in the cash. */
  readonly endsTurn: boolean;
  readonly scores: readonly [before: readonly number[], after: readonly number[]];
}

export function outlookOf(state: State, actions: readonly Action[]): Outlook {
  const { after } = lookAhead(rules, state, actions).upToChance;
  return {
    before: factsOf(state),
    after: factsOf(after),
    endsTurn: figureAt(state.turns, 0) !== figureAt(after.turns, 0),
    scores: [rules.standing(state).scores, rules.standing(after).scores],
  };
}
