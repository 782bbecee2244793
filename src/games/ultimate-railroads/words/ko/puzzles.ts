import type { ThemeTexts } from '../en/puzzles';

export const texts: ThemeTexts = {
  'start-card': {
    title: '시작 카드',
    sentence: '첫 라운드에 무엇을 하고 싶은지, 어느 카드가 도움이 되는지 생각해 보세요.',
  },
  pass: {
    title: '이제 패스할까?',
    sentence:
      '패스하면 바로 점수를 받고, 아낀 루블은 다음 라운드에도 남습니다. 더 나은 일이 남아 있나요?',
  },
  'turn-order': {
    title: '누가 먼저?',
    sentence:
      '턴 순서를 잡은 일꾼은 라운드가 끝날 때 더 일할 수 있습니다. 다른 사람이 먼저 무엇을 가져갈지 보세요.',
  },
  'claim-worker': {
    title: '한 번 더',
    sentence: '턴 순서를 잡았던 일꾼은 돈이 더 들지 않습니다. 아직 빈 행동 칸을 살펴보세요.',
  },
  hire: {
    title: '지금 고용할까?',
    sentence:
      '고용한 엔지니어는 라운드마다 일하고 끝에도 점수가 됩니다. 다른 사람도 루블이 있을지 모릅니다.',
  },
  engineer: {
    title: '엔지니어의 솜씨',
    sentence: '엔지니어가 하는 일을 하나씩 읽고, 지금 무엇을 얻을지 세어 보세요.',
  },
  token: {
    title: '어느 ? 토큰?',
    sentence:
      '바로 점수가 되는 토큰도 있고, 남은 라운드마다 점수를 내는 토큰도 있습니다. 라운드를 세어 보세요.',
  },
  reward: {
    title: '특수 칸',
    sentence:
      '일꾼, ? 토큰, 열쇠가 철도와 산업화 트랙에 있습니다. 기관차가 닿아야 하는 곳도 있습니다.',
  },
  color: {
    title: '새로운 색',
    sentence:
      '시베리아 횡단의 검은색이 새 색을 가져옵니다. 그 색을 쓸 라운드가 얼마나 남았는지 보세요.',
  },
  locomotive: {
    title: '도달 거리',
    sentence: '기관차가 아직 닿지 않는 선로가 어디인지, 마커 바로 앞에 공장이 필요한지 보세요.',
  },
  'where-to': {
    title: '어디에 놓을까?',
    sentence: '밀려난 낮은 기관차는 다른 철도에서 다시 일합니다. 끝까지 따라가 보세요.',
  },
  industry: {
    title: '산업화 트랙을 따라',
    sentence: '마커는 라운드마다 점수를 내고, 공장은 닿는 순간 움직입니다.',
  },
  doublers: {
    title: '더블러',
    sentence: '더블러는 아래 칸의 점수만큼 라운드마다 더 냅니다.',
  },
  means: {
    title: '미래를 위한 준비',
    sentence:
      '루블과 일꾼은 그 자체로는 점수가 아닙니다. 나중에 무엇을 할 수 있을지 생각해 보세요.',
  },
  how: {
    title: '같은 칸을 잘 쓰기',
    sentence: '칸을 고르는 것은 쉽습니다. 순서와 철도를 어떻게 고르느냐가 차이를 만듭니다.',
  },
  tracks: {
    title: '어느 선로?',
    sentence: '한 칸은 남은 라운드마다 점수를 내지만, 기관차가 닿는 곳까지만입니다.',
  },
};
