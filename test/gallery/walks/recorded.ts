import type { AnyReader } from '../../../src/kit/reader';
import { unwrap } from '../../../src/kit/result';
import type { Action, AnyRules } from '../../../src/kit/rules';
import { Timeline } from '../../../src/kit/timeline';
import { recordedMatch } from '../../support/recorded';

/** A position of a match, and what is played there; null: it is over. */
export interface Step {
  readonly state: object;
  readonly next: Action | null;
}

/** Every position of a recorded match, such as `age-of-steam/6-computers`. */
export function* recorded(name: string, rules: AnyRules, reader: AnyReader): Generator<Step> {
  const match = recordedMatch(name);
  const timeline = unwrap(Timeline.begin(rules, match.header, reader));
  for (const entry of match.entries) {
    const state = rules.clone(timeline.state);
    const read = 'action' in entry ? rules.action.read(entry.action, state) : null;
    yield { state, next: typeof read === 'number' ? read : null };
    timeline.append(entry);
  }
  yield { state: timeline.state, next: null };
}
