import { lookAhead } from '../../../src/kit/look-ahead';
import type { Action } from '../../../src/kit/rules';
import { GOODS } from '../data/goods';
import { rules } from '../rules';
import { argsOf, kindOf } from '../rules/actions';
import type { State } from '../rules/state';
import type { Words } from '../words/words';
import { worthOf } from './offers';

/** The actions of one turn in a few words, one after the other. */
export function nameLine(state: State, actions: readonly Action[], words: Words): string {
  const { steps } = lookAhead(rules, state, actions);
  return steps.map(({ before, action }) => nameMove(before, action, words)).join(' · ');
}

function nameMove(state: State, action: Action, { table, good }: Words): string {
  const value = argsOf(action);
  const id = GOODS[value] ?? 'coal';
  const verb = kindOf(action).do;
  if (verb === 'bid') return table.bid(value);
  if (verb === 'load') return table.load(good[id]);
  if (verb === 'deliver') return table.deliver(good[id], 1, worthOf(state, value, 1));
  return table[verb];
}
