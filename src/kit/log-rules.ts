import type { LogVersion, MatchHeader } from './header';
import { markAnswered, stepBack, stepForth, withdrawRound } from './undo';

/** What undo and redo may do in a log. */
export interface LogRules {
  readonly stepBack: typeof stepBack;
  readonly stepForth: typeof stepForth;
  readonly withdrawRound: typeof withdrawRound;
  readonly markAnswered: typeof markAnswered;
}

/** By version. The rules of a version never change: logs that were written by them must stay valid. */
export const LOG_RULES: Readonly<Record<LogVersion, LogRules>> = {
  1: { stepBack, stepForth, withdrawRound, markAnswered },
};

/** The rules by which the log of this match is judged. */
export function logRulesOf({ logVersion = 1 }: MatchHeader): LogRules {
  return LOG_RULES[logVersion];
}
