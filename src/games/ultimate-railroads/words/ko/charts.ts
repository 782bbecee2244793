import type { ChartWords } from '../en/charts';

export const words: ChartWords = {
  rounds: { label: '라운드', title: '라운드마다 얻은 점수, 마지막은 게임 종료 점수 포함' },
  outlook: { label: '예상', title: '남은 라운드마다 지금만큼 얻을 때의 최종 점수' },
};
