import type { BriefText } from '../en/brief';

export const brief: BriefText = {
  goal: {
    points: '게임이 끝났을 때 점수가 가장 높으면 이깁니다.',
    dollars: '게임이 끝났을 때 재산이 가장 많으면 이깁니다.',
  },
  length: {
    short: '보통 7라운드쯤 걸립니다.',
    middle: '보통 11~13라운드 걸립니다.',
    long: '보통 15~19라운드 걸립니다.',
    limit: '보통 한도까지 가는 긴 게임입니다.',
  },
  titled: (title, text) => `${title}: ${text}`,
};
