import type { Action } from '../../../../kit/rules';
import type { State } from '../../rules/state/state';
import { outlookOf } from './base/facts';
import type { Voice } from './base/voice';

/**
 * What actions bring their owner, short enough to fit beside a choice: points, and the next income minus the price of
 * the way there.
 */
export function gainText(
  state: State,
  actions: readonly Action[],
  { table }: Voice,
  price: number,
): string {
  const { before, after } = outlookOf(state, actions);
  const { owner } = before;
  const [was, is] = [before.owners[owner], after.owners[owner]];
  if (!was || !is) return '';
  const [points, income] = [is.points - was.points, is.income - was.income - price];
  return [
    ...(points === 0 ? [] : [table.gains.points(points)]),
    ...(income === 0 && price === 0 ? [] : [table.gains.income(income)]),
  ].join(' ');
}
