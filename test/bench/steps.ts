import { perSecond } from './measure';
import type { Moment } from './positions';
import type { Row } from './row';
import type { Subject } from './subject';

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
