import { josa } from '../../../../../kit/josa';
import { dollars } from '../../figures';
import type { AskWords, PhaseWords } from '../../table/phase-words';

const who = (name: string) => josa(name, '이/가');

export const phase: PhaseWords = {
  step: {
    issue: '주식',
    auction: '경매',
    select: '행동',
    build: '건설',
    move: '수송',
    pay: '정산',
    grow: '증가',
  },
  round: (number) => `수송 ${number}/2`,
  tiles: (tiles) => `타일 ${tiles}개`,
  engine: (level) => `수송 능력 ${level}`,
  cash: dollars,
  waiting: {
    issue: (name) => `${who(name)} 주식 발행을 정하고 있습니다.`,
    auction: (name) => `${who(name)} 입찰하고 있습니다.`,
    select: (name) => `${who(name)} 행동을 고르고 있습니다.`,
    build: (name) => `${who(name)} 선로를 건설하고 있습니다.`,
    move: (name) => `${who(name)} 상품을 수송하고 있습니다.`,
    grow: (name) => `${who(name)} 상품을 더하고 있습니다.`,
  },
};

export const ask: AskWords = {
  shares: '주식을 몇 주 발행할까요?',
  firstBid: '아직 입찰이 없습니다. 입찰할까요, 포기할까요?',
  bid: (name, high) => `${who(name)} ${dollars(high)}를 불렀습니다. 더 올릴까요, 포기할까요?`,
  keepBid: (high) => `내 입찰 ${dollars(high)}가 가장 높습니다. 유지할까요, 더 올릴까요?`,
  action: '어느 행동을 선택할까요?',
  hex: (tile, of) => `타일 ${tile}/${of}: 어디에 건설할까요?`,
  shape: (tile, of) => `타일 ${tile}/${of}: 모양을 고르세요.`,
  stop: '건설을 마칠까요?',
  newCity: '어느 신도시를 놓을까요?',
  newCityPlace: (city) => `${josa(city, '을/를')} 어느 마을에 놓을까요?`,
  cube: (deliveries) =>
    deliveries === 0 ? '수송할 수 있는 상품이 없습니다. 어떻게 할까요?' : '어느 상품을 수송할까요?',
  destination: (cube, from) => `${from}의 ${cube} 상품을 어디로 보낼까요?`,
  route: (to) => `${to}까지 어느 길로 갈까요?`,
  deliver: '이 길로 수송할까요?',
  nextLink: (at) => `${at}에서 어디로 갈까요?`,
  draw: (cubes) => `상품 ${cubes}개를 뽑아 상품 현황에 놓을까요?`,
  box: (cube) => `${cube} 상품을 어느 칸에 놓을까요?`,
};
