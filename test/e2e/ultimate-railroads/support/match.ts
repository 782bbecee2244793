import { rules } from '../../../../src/games/ultimate-railroads/rules';
import { reader } from '../../../../src/games/ultimate-railroads/rules/reader';
import type { State } from '../../../../src/games/ultimate-railroads/rules/state';
import type { AnyReader } from '../../../../src/kit/reader';
import type { AnyRules } from '../../../../src/kit/rules';
import type { Timeline } from '../../../../src/kit/timeline';
import { begin, type MatchPlan } from '../../support/match';

/** A match that has not begun. */
export const newMatch = (plan: MatchPlan): Timeline =>
  begin(rules as AnyRules, reader as AnyReader, plan);

export const stateOf = (timeline: Timeline) => timeline.state as State;
