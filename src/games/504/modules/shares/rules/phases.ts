import { codeOf } from '../../../rules/state/parts';

export const SHARE_PHASE = codeOf(9, 0);
export const FOUNDING_PHASE = codeOf(9, 1);
export const DIVIDEND_PHASE = codeOf(9, 2);
