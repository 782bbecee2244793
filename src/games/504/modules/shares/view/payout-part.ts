import { lazy } from '../../../../../kit/lazy';

/** What worlds with companies say at the end of a round; no other world loads it. */
export const payoutPart = lazy(() => import('./payout-sheet'));
