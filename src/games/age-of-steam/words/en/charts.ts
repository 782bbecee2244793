import type { TextsOf } from '../../../../kit/texts';

/** The figures whose course is shown after a match: each by a word for its button, and by what it counts. */
export const words = {
  income: { label: 'Income', title: 'Income after each turn' },
  track: { label: 'Track', title: 'Track in finished links after each turn' },
  shares: { label: 'Shares', title: 'Shares after each turn' },
};

export type ChartWords = TextsOf<typeof words>;
