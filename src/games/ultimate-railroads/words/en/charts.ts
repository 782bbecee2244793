import type { ChartWords } from '../ids';

export const words: ChartWords = {
  rounds: { label: 'Rounds', title: 'Points in each round, the last with the end of the game' },
  outlook: { label: 'Outlook', title: 'The final score, if every round left gave as much' },
};
