import { figureAt } from '../../../../../kit/figure-at';
import { LAST_BUSINESS_ROUND, ROUND_WITHOUT_SHARES } from '../../../data/figures';
import { PHASE, ROUND } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import type { State } from '../../../rules/state/state';
import type { ActionTitles, ModuleModel, Telling } from '../../../view/model/base/parts';
import type { Voice } from '../../../view/model/base/voice';
import { foundingPrice } from '../rules/share-round';
import { FOUNDING_PHASE, SHARE_PHASE, SR } from '../state';

/** To buy a share of a company or to found it, with the price (M9.8, M9.28). */
export function buyText(state: State, company: Owner, { table, owner }: Voice): string {
  const founds = state.world.company && state.isFounded[company] === 0;
  const price = founds ? foundingPrice(company) : figureAt(state.value, company);
  return table.share.buy(owner(company), price, founds);
}

/** To sell shares, with what they bring (M9.11). */
export function sellText(state: State, company: Owner, count: number, { table }: Voice): string {
  return table.share.sell(count, count * figureAt(state.value, company));
}

const titles: ActionTitles = {
  // Residents are bought as well (G6.1).
  buy: (state, { company }, voice) =>
    typeof company === 'number' ? buyText(state, company, voice) : '',
  sell(state, { company, count }, voice) {
    const { table, owner } = voice;
    return typeof company === 'number'
      ? table.titleAt(owner(company), sellText(state, company, Number(count), voice))
      : table.share.sellOwn;
  },
};

const telling: Telling = {
  goal(state, { table }) {
    const round = figureAt(state.now, ROUND);
    if (!isShareRound(state)) return table.goal.shares([round], LAST_BUSINESS_ROUND, null);
    // M9.5: the one without shares follows at once.
    const next = [round + 1, ...(round + 2 === ROUND_WITHOUT_SHARES ? [round + 2] : [])];
    return table.goal.shares(next, LAST_BUSINESS_ROUND, figureAt(state.share, SR));
  },
  together: ({ now }) => ({ has: figureAt(now, ROUND), needs: LAST_BUSINESS_ROUND }),
};

/** Shares are traded, or a company is founded by it. */
function isShareRound({ now }: State): boolean {
  return figureAt(now, PHASE) === SHARE_PHASE || figureAt(now, PHASE) === FOUNDING_PHASE;
}

export const shareModel: ModuleModel = { telling, titles };
