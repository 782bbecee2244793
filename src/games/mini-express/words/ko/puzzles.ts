import type { ThemeTexts } from '../puzzle-themes';

export const texts: ThemeTexts = {
  'end-now': {
    title: '끝낼 때',
    sentence: '앞서 있다면 상대가 더 두기 전에 끝내세요.',
  },
  'not-yet': {
    title: '아직 끝낼 때가 아님',
    sentence: '마지막 라운드를 너무 일찍 시작하면 남 좋은 일이 됩니다.',
  },
  'free-share': {
    title: '공짜 주식',
    sentence: '대기 열차가 없는 회사의 주식은 무료입니다.',
  },
  'keep-place': {
    title: '값을 치르고도 앞서기',
    sentence: '값을 치른 뒤에도 그 회사에서 가장 좋은 순위로 남는 주식을 찾아보세요.',
  },
  'share-now': {
    title: '지금이 더 쌉니다',
    sentence: '주식값은 바뀝니다. 열차가 더 들어오면 얼마가 될지 생각해 보세요.',
  },
  compensation: {
    title: '남에게 주는 선물',
    sentence:
      '다른 회사의 선로가 있는 칸을 지나면 보상 열차가 나갑니다. 누가 덕을 보는지 살펴보세요.',
  },
  purple: {
    title: '고르는 색',
    sentence: '보라색은 고르기 나름입니다. 영향력 1로 순위가 바뀌는 회사를 찾아보세요.',
  },
  overtake: {
    title: '앞지르기',
    sentence: '순위가 하나 오르면 그 회사의 내 주식이 모두 값집니다.',
  },
  deny: {
    title: '남의 몫 막기',
    sentence: '내가 얻는 것보다 남이 못 얻게 하는 것이 더 클 때도 있습니다.',
  },
  length: {
    title: '가치 올리기',
    sentence: '빈 칸을 많이 지나면 회사의 가치가 오르고, 내 주식의 점수도 커집니다.',
  },
  influence: {
    title: '나중을 위한 영향력',
    sentence: '당장은 점수가 되지 않습니다. 어떤 주식을 사고 어떤 순위를 지킬지 생각해 보세요.',
  },
  spike: {
    title: '골든 스파이크',
    sentence: '보너스는 두 회사가 받습니다. 내 주식이 있는 회사가 받게 하세요.',
  },
  harbor: {
    title: '항구로 가는 경로',
    sentence: '항구는 새 출발지가 됩니다. 나에게 좋은 항구인지 남에게 좋은 항구인지 따져 보세요.',
  },
};
