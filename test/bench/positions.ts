import { randomFrom } from '../../src/kit/random';
import type { Action } from '../../src/kit/rules';
import type { ActionSampler } from '../../src/players/action-sampler';
import { perSecond, type Row } from './measure';
import { fresh, type Subject } from './subject';

/** A position of a random match, with one of its legal actions. */
export interface Moment {
  readonly state: object;
  readonly action: Action;
}

/** Every position of some matches: uniformly random ones unless another way to choose is given. */
export function moments(
  subject: Subject,
  matches: number,
  choose: ActionSampler = subject.draw,
): readonly Moment[] {
  const { rules } = subject;
  const random = randomFrom('moments');
  const all: Moment[] = [];
  for (let match = 0; match < matches; match++) {
    const state = fresh(subject, `match ${match}`);
    while (rules.toAct(state) !== null) {
      const action = choose(state, random);
      all.push({ state: rules.clone(state), action });
      rules.play(state, action);
    }
  }
  return all;
}

/** A position from each of some sensible matches, after this number of actions or just before the end. */
export function middles(subject: Subject, matches: number, actions: number): readonly object[] {
  const { rules, advice } = subject;
  const random = randomFrom('middles');
  return Array.from({ length: matches }, (_, match) => {
    const state = fresh(subject, `middle ${match}`);
    const before = rules.clone(state);
    for (let action = 0; action < actions && rules.toAct(state) !== null; action++) {
      rules.copy(before, state);
      rules.play(state, advice.rollout(state, random));
    }
    return rules.toAct(state) === null ? before : state;
  });
}

/** How many positions are listed, and how many actions that gives. */
export function listing({ rules }: Subject, what: string, all: readonly Moment[]): readonly Row[] {
  const into = new Int32Array(rules.max);
  const listed = all.reduce((sum, { state }) => sum + rules.list(state, into), 0);
  const lists = perSecond(() => {
    for (const { state } of all) rules.list(state, into);
    return all.length;
  });
  return [
    { what: `${what} whose legal actions are listed`, figure: lists, unit: '/s' },
    { what: 'legal actions listed', figure: (lists * listed) / all.length, unit: '/s' },
  ];
}

/** How often an action is played on a copy. */
export function applying({ rules }: Subject, all: readonly Moment[]): Row {
  const figure = perSecond(() => {
    for (const { state, action } of all) rules.play(rules.clone(state), action);
    return all.length;
  });
  return { what: 'apply: copy, then play', figure, unit: '/s' };
}
