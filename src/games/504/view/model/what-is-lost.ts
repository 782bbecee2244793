import type { Action } from '../../../../kit/rules';
import type { State } from '../../rules/state/state';
import { stepOf } from './base/position';
import type { Voice } from './base/voice';
import { doneIn } from './choice';
import { restOfTurn } from './rest-of-turn';

/** What a choice loses for nothing, so that it is asked about first (docs/warnings.md). */
export type Loss =
  /** What residents could do. */
  | { readonly loss: 'turn' }
  /** Residents that could be bought, in a turn in which none can act. */
  | { readonly loss: 'purchase' }
  /** Goods that could be delivered where the trolley is. */
  | { readonly loss: 'delivery'; readonly goods: number }
  /** Dollars for goods that could be sold. */
  | { readonly loss: 'sale'; readonly money: number };

/**
 * What these legal actions of one tap would lose; empty: they are played at once. Only the end of a turn loses anything. A
 * player who ends it in the step itself, or has switched that `off`, has seen what could be done and leaves it on purpose;
 * but a turn in which none was bought and none can act is asked about in its purchase, too.
 */
export function whatIsLost(
  state: State,
  actions: readonly Action[],
  off: readonly string[] = [],
): readonly Loss[] {
  if (actions[0] === undefined || actions[0] !== doneIn(state)) return [];
  const rest = restOfTurn(state);
  if (rest?.actions.join() !== actions.join()) return [];
  const { unused, unbought, undelivered, forgone } = rest;
  const isUnseen = (step: string) => stepOf(state) !== step && !off.includes(step);
  return [
    ...(unused ? [{ loss: 'turn' } as const] : []),
    ...(unbought ? [{ loss: 'purchase' } as const] : []),
    ...(undelivered > 0 && isUnseen('trolley')
      ? [{ loss: 'delivery', goods: undelivered } as const]
      : []),
    ...(forgone > 0 && isUnseen('sale') ? [{ loss: 'sale', money: forgone } as const] : []),
  ];
}

/** A loss as a sentence. */
export function lossTold(one: Loss, { table }: Pick<Voice, 'table'>): string {
  switch (one.loss) {
    case 'turn':
      return table.unusedTurn;
    case 'purchase':
      return table.unusedPurchase;
    case 'delivery':
      return table.trolley.undelivered(one.goods);
    case 'sale':
      return table.sale.unsold(one.money);
  }
}
