import { figureAt } from '../../../../../kit/figure-at';
import { lookAhead } from '../../../../../kit/look-ahead';
import type { Action } from '../../../../../kit/rules';
import type { GOODS } from '../../../data/board';
import { SET_MONEY } from '../../../data/figures';
import { rules } from '../../../rules';
import { activeOwner, type State } from '../../../rules/state/state';
import { foreseenSale } from '../../../view/model/base/income-rule';
import { legalOf } from '../../../view/model/base/legal';
import { isOpen } from '../../../view/model/rest-of-turn';

/** A set of goods that is sold. */
interface Sale {
  readonly action: Action;
  readonly goods: readonly (typeof GOODS)[number][];
}

/** The sales that bring most in this turn without exchanges, in their order. */
export function bestSales(state: State): readonly Sale[] {
  const turn = rules.turn(state);
  const owner = activeOwner(state);
  const sales: Sale[] = [];
  let now = state;
  while (isOpen(now, turn)) {
    const most = foreseenSale(now, owner);
    const earned = figureAt(now.earned, 0);
    const options = setsFirst(now).map((sale) => {
      const { after } = lookAhead(rules, now, [sale.action]);
      const goesOn = isOpen(after, turn);
      const brings = goesOn
        ? foreseenSale(after, owner)
        : earned + figureAt(SET_MONEY, sale.goods.length);
      return { sale, after, brings };
    });
    const best = options.find(({ brings }) => brings === most);
    if (!best) break;
    sales.push(best.sale);
    now = best.after;
  }
  return sales;
}

/** The sets that can be sold, the largest first. */
function setsFirst(state: State): readonly Sale[] {
  return legalOf(state, 'sell')
    .flatMap(({ action, form: { set } }) =>
      Array.isArray(set) ? [{ action, goods: set as Sale['goods'] }] : [],
    )
    .sort((one, other) => other.goods.length - one.goods.length);
}
