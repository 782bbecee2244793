import type { SaleText } from '../../en/table/sale';
import { money } from '../../money';

export const sale: SaleText = {
  ask: '서로 다른 상품 한 벌을 파세요',
  askSwap: '상품 2개를 1개로 바꾸세요',
  room: (held, room, earned) =>
    `상품 ${held}개 · 교역소 자리만큼 ${earned > 0 ? `${room}개 더 판매 · 판매액 ${money(earned)}` : `${room}개까지 판매`}`,
  full: '지금은 늘지 않음: 교역소 자리만큼 상품이 있습니다',
  chosenOf: (chosen, stock) => (chosen > 0 ? `${stock} 중 ${chosen}` : `${stock}`),
  incomeBy: (income, best) =>
    income < best
      ? `이렇게 팔면 수입 ${money(income)}, 가장 비싸게 팔면 ${money(best)}입니다.`
      : `이렇게 팔면 수입은 ${money(income)}입니다.`,
  sell: (goods) => (goods.length > 0 ? `${goods.join(', ')} 팔기` : '팔기'),
  all: '모두 팔고 차례 마치기',
  best: (sets) => `가장 비싸게 파는 방법: ${sets.join(', 이어서 ')}`,
  nothing: '더 팔 수 있는 상품이 없습니다',
  unsold: (amount) => `상품을 팔아 ${money(amount)}를 더 벌 수 있습니다.`,
  take: '받을 상품',
  toSwap: '팔지 않고 2개를 1개로 바꾸기',
  toSell: '판매로 돌아가기',
};
