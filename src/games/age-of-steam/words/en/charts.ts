import type { ChartWords } from '../chart-words';

export const words: ChartWords = {
  income: { label: 'Income', title: 'Income after each turn' },
  track: { label: 'Track', title: 'Track in finished links after each turn' },
  shares: { label: 'Shares', title: 'Shares after each turn' },
};
