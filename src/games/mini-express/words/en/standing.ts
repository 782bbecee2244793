import { count, does, within } from '../../../../kit/agree';
import type { TextsOf } from '../../../../kit/texts';
import type { Barred } from '../../rules/scoring';

export const words = {
  points: (total: number) => count(total, 'point'),
  line: (company: string, shares: number, value: number, place: string, points: number) =>
    `${company}: ${count(shares, 'share')} × ${value} (${place}) = ${points}`,
  tieByShares: (winner: string, others: string) =>
    `${does(winner, 'ranks')} ahead of ${within(others)}: same points, fewer shares.`,
  tieBySeat: (winner: string, others: string) =>
    `${does(winner, 'ranks')} ahead of ${within(others)}: same points and shares, earlier in turn order.`,
  tieForAutoma: (winner: string, others: string) =>
    `${does(winner, 'ranks')} ahead of ${within(others)}: the automa wins ties.`,
  /** Why shares are worth nothing. */
  barred: {
    'three-or-less': 'influence 3 or less',
    'below-automa': 'less influence than the automa',
  } satisfies Readonly<Record<Barred, string>>,
};

/** Texts of a ranking in addition to the table's words. Loaded with the ranking. */
export type StandingWords = TextsOf<typeof words>;
