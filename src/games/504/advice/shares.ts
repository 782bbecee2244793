import { LAST_BUSINESS_ROUND } from '../data/figures';
import { payout, withhold } from '../modules/shares/rules/role-1';
import { buyDark } from '../modules/shares/rules/role-3';
import { companyCapital } from '../modules/shares/rules/share-round';
import { buyShare, pass, quit, sellShares } from '../modules/shares/rules/trade';
import { NO_INCOME, ROUND } from '../rules/state/fields';
import type { State } from '../rules/state/state';
import type { ModuleAdvice } from './parts';

/** Points of role I for a dollar of a company under 9.I: dollars for each of its shares. */
const DOLLAR = 0.12;

/** Module 9: which dealings look good at first sight. What they are worth is in `holders.ts`. */
export const shareAdvice: ModuleAdvice = {
  digit: 9,
  dollar: DOLLAR,
  roundsAfter: ({ now }) => Math.max(0, LAST_BUSINESS_ROUND - now[ROUND]),
  gain(state, _owner, kind, args) {
    switch (kind) {
      case pass:
        return 0.1;
      case quit:
        return 0.3;
      case buyShare:
        return buyGain(state, args);
      case sellShares:
        return 0.05;
      case companyCapital:
        return 1;
      case payout:
        return 2;
      case withhold:
        return 0.6;
      case buyDark:
        return 2;
      // M9.26: own shares count at the end, and opponents buy the shares that are sold.
      default:
        return 0.002;
    }
  },
};

/** A company of one's own needs money for more than its certificate; one that earns well pays back. */
function buyGain({ isFounded, income, value }: State, company: number): number {
  if (isFounded[company] === 0) return 1.5;
  const last = income[company] === NO_INCOME ? 0 : income[company];
  return 1 + last / Math.max(20, value[company]);
}
