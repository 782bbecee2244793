import { rules } from '../../../../src/games/504/rules';
import { reader } from '../../../../src/games/504/rules/reader';
import type { State } from '../../../../src/games/504/rules/state/state';
import type { AnyReader } from '../../../../src/kit/reader';
import type { AnyRules } from '../../../../src/kit/rules';
import type { Timeline } from '../../../../src/kit/timeline';
import { begin, type MatchPlan } from '../../support/match';

interface Plan extends Omit<MatchPlan, 'options' | 'seed'> {
  readonly world: string;
}

/** A match of a world that has not begun. Its id is its seed. */
export const newMatch = ({ world, ...plan }: Plan): Timeline =>
  begin(rules as AnyRules, reader as AnyReader, { ...plan, options: { world } });

export const stateOf = (timeline: Timeline) => timeline.state as State;
