import { figureAt } from '../../../../../kit/figure-at';
import { GOODS } from '../../../data/board';
import { HOLDS } from '../../../data/figures';
import type { Owner } from '../../../rules/state/ids';
import type { State } from '../../../rules/state/state';
import type { Voice } from '../../../view/model/base/voice';
import { residentsIn } from '../rules/holds';
import { EMPTY_HOLD, NO_HOLD } from '../state';

/** What a hold carries: a good, some residents, or nothing. */
export type Content = { readonly good: number } | { readonly residents: number } | null;

/** The holds of an owner's trolley. */
export function holdsOf(state: State, owner: Owner): readonly Content[] {
  return Array.from({ length: HOLDS }, (_, hold) => figureAt(state.holds, owner * HOLDS + hold))
    .filter((content) => content !== NO_HOLD)
    .map((content) => {
      if (content === EMPTY_HOLD) return null;
      const residents = residentsIn(content);
      return residents > 0 ? { residents } : { good: content - 1 };
    });
}

export function contentText(content: Content, { names, table }: Voice): string {
  if (content === null) return table.trolley.emptyHold;
  return 'good' in content
    ? goodName(content.good, names)
    : table.trolley.residents(content.residents);
}

/** Names of the kinds of good for which something is so. */
export function goodsWhere({ names }: Voice, is: (good: number) => boolean): readonly string[] {
  return GOODS.filter((_, good) => is(good)).map((good) => names.good[good]);
}

function goodName(good: number, names: Voice['names']): string {
  const id = GOODS[good];
  return id ? names.good[id] : '';
}
