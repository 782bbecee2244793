import type { RefusalSentences } from '../../../../kit/sentences';
import type { Refusal } from '../../rules/state/events';
import type { MatchNames } from '../match-names';

export const refusals: RefusalSentences<Refusal, MatchNames> = {
  'wrong-phase': () => '지금 할 수 있는 일이 아닙니다.',
  'not-now': () => '지금은 안 됩니다. 먼저 정할 것이 있거나 이번 차례에 이미 했습니다.',
  'no-money': (e) => `$${e.needs}가 필요하지만 $${e.has}뿐입니다.`,
  'no-piece': () => '쓸 수 있는 말이 더 없습니다.',
  'tile-full': (e) => `여기에는 주민을 더 구매할 수 없습니다. 한도는 ${e.most}명입니다.`,
  'purchase-limit': (e) =>
    `이번 차례에는 주민을 ${e.most}명까지만 구매할 수 있습니다(생산 설비 수 + 2).`,
  'no-active': (e) => `활성 주민 ${e.needs}명이 필요하지만 ${e.has}명뿐입니다.`,
  'too-far': () => '너무 멉니다. 이웃한 타일이나 자기 도로로 연결된 타일만 됩니다.',
  'not-walkable': () => '물이거나 타일이 없어서 갈 수 없습니다.',
  tired: (e) => `이번 차례에는 공짜로 더 할 수 없습니다. 한도는 ${e.most}번입니다.`,
  'no-settlement': () => '그곳에 자기 정착지가 있어야 합니다.',
  taken: () => '이미 차지되어 있습니다.',
  'not-linked': () => '도로는 자기 도로에 연결되어야 합니다. 첫 도로는 수도에서 시작합니다.',
  'unknown-hex': () => '여기에는 탐사할 칸이 없습니다.',
  'no-stack': () => '마커를 놓을 더미가 없어 탐사할 수 없습니다.',
  'no-vp': () => '수확할 점수가 없습니다.',
  'no-demand': () => '이 도시는 그 상품을 원하지 않거나 이미 받았습니다.',
  'no-room': () => '자리가 없습니다.',
  'no-mp': (e) => `이동력 ${e.needs / 2}이 필요하지만 ${e.has / 2}만 남았습니다.`,
  'wrong-good': () => '여기에는 그런 상품이 없습니다.',
  owned: () => '이미 가진 카드입니다.',
  price: (e) => `입찰은 $${e.least}부터 $${e.most}까지입니다.`,
  half: () => '한 회사의 주식은 5주까지만 가질 수 있습니다. 은행도 같습니다.',
  'bought-or-sold': () =>
    '한 주식 라운드에는 한 회사의 주식을 사거나 파는 것 중 하나만, 차례마다 한 번 할 수 있습니다.',
  president: () => '넘겨받을 사람이 없으면 사장은 2주를 남겨야 합니다.',
  'no-share': () => '그만큼의 주식이 없습니다.',
  protected: () => '지금은 공격할 수 없습니다.',
  'cut-off': () => '이 정착지를 빼면 다른 정착지가 수도에서 끊어집니다.',
  'bad-place': () => '이 도시는 수도가 될 수 없습니다.',
  over: () => '게임이 끝났습니다.',
};
