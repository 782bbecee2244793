import type { TextsOf } from '../../../../kit/texts';

/** The figures whose course is shown after a match: each by a word for its button, and by what it counts. */
export const words = {
  rounds: { label: 'Rounds', title: 'Points in each round, the last with the end of the game' },
  outlook: { label: 'Outlook', title: 'The final score, if every round left gave as much' },
};

export type ChartWords = TextsOf<typeof words>;
