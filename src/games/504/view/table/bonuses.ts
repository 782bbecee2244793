import { lazy } from '../../../../kit/lazy';

/** What worlds with 2.III say of their bonuses; no other world loads it. */
export const bonusPart = lazy(() => import('../../modules/race/view/bonus-sheet'));
