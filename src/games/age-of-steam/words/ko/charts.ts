import type { ChartWords } from '../en/charts';

export const words: ChartWords = {
  income: { label: '수익', title: '턴마다의 수익' },
  track: { label: '선로', title: '턴마다의 완성된 노선의 선로' },
  shares: { label: '주식', title: '턴마다의 주식' },
};
