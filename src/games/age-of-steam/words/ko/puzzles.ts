import type { ThemeTexts } from '../puzzle-themes';

export const texts: ThemeTexts = {
  shares: {
    title: '주식을 몇 주 발행할까?',
    sentence:
      '이번 턴에 돈이 얼마나 들지 따져 보세요. 주식은 턴마다 경비가 들고 끝에 3점씩 깎입니다.',
  },
  bid: {
    title: '순서의 값',
    sentence: '먼저 하면 무엇을 할 수 있는지, 선로를 놓을 돈은 얼마나 남는지 생각해 보세요.',
  },
  drop: {
    title: '물러설 때',
    sentence: '앞 순서의 값어치는 그 순서로 할 수 있는 일만큼입니다. 다른 순서의 값도 살펴보세요.',
  },
  'action-now': {
    title: '알맞은 행동',
    sentence: '이번 턴에 무엇을 건설하고 수송할지, 어느 행동이 도움이 되는지 생각해 보세요.',
  },
  'action-ahead': {
    title: '앞을 내다보기',
    sentence: '어떤 행동은 나중에 빛을 봅니다. 다음 경매나 앞으로의 수송을 생각해 보세요.',
  },
  'longer-delivery': {
    title: '더 멀리',
    sentence:
      '상품이 지나는 내 노선마다 수익이 1씩 오릅니다. 긴 수송을 가능하게 하는 선로를 찾아보세요.',
  },
  link: {
    title: '노선 완성',
    sentence:
      '완성한 노선은 계속 내 것이고 끝에 승점이 됩니다. 지금 완성할 수 있는 노선을 찾아보세요.',
  },
  'lay-track': {
    title: '나중을 위한 선로',
    sentence: '당장 버는 것은 없습니다. 다음에 어느 도시까지 이어야 할지 생각해 보세요.',
  },
  'save-money': {
    title: '아껴야 할 돈',
    sentence: '수송이 끝나면 경비를 내야 합니다. 건설하기 전에 얼마를 내야 할지 세어 보세요.',
  },
  'new-city': {
    title: '신도시',
    sentence:
      '신도시는 자기 색의 상품을 받습니다. 그 색의 상품이 어디에 있고 누구의 노선을 지날지 보세요.',
  },
  'best-delivery': {
    title: '가장 좋은 수송',
    sentence: '상품의 색을 하나하나 살펴보세요. 내 노선을 많이 지날수록 많이 법니다.',
  },
  'whom-it-pays': {
    title: '누가 버는가',
    sentence: '남의 노선을 지나면 남이 법니다. 나만 버는 경로를 찾아보세요.',
  },
  engine: {
    title: '수송 능력이냐 수송이냐',
    sentence: '수송 능력을 높이면 턴마다 1달러가 더 들지만 앞으로 더 멀리 수송할 수 있습니다.',
  },
  production: {
    title: '상품 현황의 상품',
    sentence: '이 상품은 턴이 끝날 때 지도에 나옵니다. 어디에서 쓸 수 있을지 생각해 보세요.',
  },
};
