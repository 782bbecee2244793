import type { Names } from '../en/names';
import { privileges } from './privileges';

export const names: Names = {
  player: (number) => `플레이어 ${number}`,
  kind: {
    city: '도시',
    water: '물',
    grassland: '초원',
    forest: '숲',
    field: '들판',
    mountain: '산',
    desert: '사막',
  },
  side: ['동쪽', '남동쪽', '남서쪽', '서쪽', '북서쪽', '북동쪽'],
  away: (place, steps) => {
    const said = steps.map(([count, side]) => `${side} ${count}칸`).join(' ');
    return `${place} ${said.replace(/^(\S+) 1칸$/, '$1')}`;
  },
  good: { cattle: '가축', wood: '나무', grain: '곡식', ore: '광물', fish: '물고기' },
  company: {
    green: '녹색',
    white: '하얀색',
    purple: '보라색',
    blue: '파란색',
    orange: '주황색',
  },
  firm: (company) => `${company} 회사`,
  module: {
    1: '집화와 배송',
    2: '경주',
    3: '특권',
    4: '군사',
    5: '탐사',
    6: '도로',
    7: '우위',
    8: '생산',
    9: '증권',
  },
  step: {
    'move-capital': '수도',
    deal: '주식 거래',
    privilege: '특권',
    upgrade: '개량',
    buy: '구매',
    act: '주민',
    trolley: '수송 차량',
    factory: '공장',
    fight: '전투',
    sale: '판매',
  },
  stage: {
    bid: '순서 입찰',
    place: '순서 고르기',
    capital: '수도 정하기',
    share: '주식 라운드',
    auction: '경매',
    turn: '차례',
    shrink: '말 빼기',
    dividend: '배당',
    over: '게임 종료',
  },
  action: {
    pass: '패스',
    quit: '주식 라운드 퇴장',
    upgrade: '개량',
    shift: '마커 옮기기',
    swap: '상품 교환',
    payout: '배당',
    half: '절반 배당',
    withhold: '수입 유보',
  },
  upgrade: { speed: '이동력', hold: '두 번째 화물칸' },
  reason: {
    explore: '발견',
    settle: '첫 정착지',
    harvest: '수확',
    factory: '공장',
    card: '특권',
    bonus: '추가 승점',
    scoring: '점수 계산',
    missed: '놓친 차례',
  },
  feat: {
    'three-cities': '세 도시의 공장',
    'one-city': '한 도시의 공장 셋',
    'one-each': '모든 지형에 하나씩',
    'two-each': '모든 지형에 둘씩',
    'k+2': '자유 도시 점령',
  },
  privilege: privileges,
  card: (id) => {
    const [, back, number] = /^(I+)\((\d+)\)$/.exec(id) ?? [];
    return back && number ? `${back}–${number}` : id;
  },
};
