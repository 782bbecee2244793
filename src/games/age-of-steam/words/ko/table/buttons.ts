import { dollars } from '../../figures';
import type { ButtonWords } from '../../table/button-words';
import { nth } from '../nth';

export const buttons: ButtonWords = {
  issue: (shares) => (shares === 0 ? '발행하지 않기' : `${shares}주 발행`),
  bid: (amount) => `${dollars(amount)} 입찰`,
  stand: (high) => `입찰 ${dollars(high)} 유지`,
  pass: '패스',
  drop: (place, pays) => `포기: ${nth(place)}, ${dollars(pays)}`,
  bidForMe: (limit) => `${dollars(limit)}까지 자동 입찰`,
  stopBidding: '자동 입찰 멈추기',
  takeAction: (action) => `${action} 선택`,
  urbanize: (city) => `${city} 놓기`,
  noNewCity: '신도시 안 놓기',
  build: (cost) => `건설 · ${dollars(cost)}`,
  rotate: '돌리기',
  takeBackTile: '타일 무르기',
  doneBuilding: '건설 마치기',
  buildLast: (cost) => `건설 · ${dollars(cost)}, 마침`,
  deliver: (income, then) =>
    income === then ? '수송 · 내 수익 없음' : `수송 · 수익 ${income}→${then}`,
  linkByLink: '한 노선씩',
  engine: (level) => `수송 능력 높이기: ${level}`,
  noDelivery: '수송 안 하기',
  allDeliveries: '가능한 수송 모두',
  draw: (cubes) => `상품 ${cubes}개 뽑기`,
  noDraw: '뽑지 않기',
  placeCube: '여기에 놓기',
  explainActions: '행동 일곱 가지 설명',
  map: '지도 크게',
  back: '뒤로',
};
