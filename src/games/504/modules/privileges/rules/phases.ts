import { codeOf } from '../../../rules/state/parts';

export const BID_PHASE = codeOf(3, 0);
export const PLACE_PHASE = codeOf(3, 1);
export const AUCTION_PHASE = codeOf(3, 2);
