import { BID_SPAN, TRACK } from '../../../data/figures';
import type { RulingTexts } from '../../book/topics';

export const rulings: RulingTexts = {
  'one-option': {
    title: '라운드의 한도',
    text: '규칙서에는 없습니다. 대부분의 세계에서 정착지는 돌아오지 않으므로 게임이 멈출 수 있습니다. 30라운드가 끝나거나 세 라운드 동안 아무 진전이 없으면 끝냅니다.',
  },
  'supplies-endless': {
    title: '떨어지지 않는 구성물',
    text: '주민과 정착지만 수가 정해져 있습니다. 나머지는 거의 모든 게임에서 상자의 수로 충분합니다.',
  },
  'all-cities-joined': {
    title: '이어진 도시',
    text: '열 도시가 모두 육지로 이어지도록 지도를 놓습니다. 책은 일부 지도에만 부분적으로 요구합니다.',
  },
  'buy-limit': {
    title: '이동은 한도를 넘는다',
    text: '9개와 7개는 구매의 한도일 뿐이며, 이동으로는 더 많이 모일 수 있습니다.',
  },
  'settler-no-hurry': {
    title: '정착한 주민은 재촉하지 않는다',
    text: '정착지가 된 주민은 다른 주민을 활성화된 채로 남게 하지 않습니다.',
  },
  'free-moves': {
    title: '공짜 행동은 99번까지',
    text: '규칙서에는 한도가 없습니다. 모든 게임이 끝나도록 우리가 정했습니다.',
  },
  'goods-stay-aboard': {
    title: '상품도 실린 채로',
    text: '자료에는 주민만 나와 있지만 상품도 똑같이 다음 차례까지 실린 채로 둡니다.',
  },
  'settle-anywhere': {
    title: '차량으로 정착',
    text: '주민이 없는 모든 세계에서, 수송 차량이 있는 곳이면 어디서나 할 수 있습니다.',
  },
  'price-track': {
    title: `$${TRACK[0]} 칸 세 개`,
    text: '자료에는 첫 칸만 나와 있습니다. 세 개로 하면 처음으로 세 칸 내려갈 때 꼭 맞습니다.',
  },
  'recall-freely': {
    title: '다시 놓을 의무는 없다',
    text: '되가져온 말을 같은 차례에 다시 놓지 않아도 됩니다.',
  },
  'cards-without-pieces': {
    title: '저장고에 주민이 없을 때',
    text: '카드에 놓을 주민이 없어도 도시에 도달한 것으로 셉니다.',
  },
  'deck-halved': {
    title: '3명일 때의 카드',
    text: '둘째 벌에서 절반(내림)을 빼고, 무엇이 빠졌는지 모두에게 보입니다.',
  },
  'bids-paid': {
    title: '모두 입찰금을 낸다',
    text: '첫 순서 입찰은 이긴 사람만이 아니라 모두 냅니다.',
  },
  'bid-span': {
    title: `한 번에 $${BID_SPAN}까지`,
    text: `가장 낮은 입찰보다 $${BID_SPAN}까지만 올릴 수 있습니다. 다시 올릴 수는 있습니다.`,
  },
  'lower-backs-free': {
    title: '이른 뒷면은 계속 공짜',
    text: '더 뒤의 카드가 줄에 나오면 이른 뒷면의 카드는 그때부터 공짜입니다.',
  },
  'falling-order': {
    title: '군대가 쓰러지는 순서',
    text: '민병, 주민, 그다음 병영이나 정착지나 본부입니다. 무너지지 않은 본부는 전투 뒤 온전해집니다.',
  },
  'no-settlement-left': {
    title: '정착지 없이 점령',
    text: '저장고에 정착지가 없으면 빈 타일이 되고 공격자는 저장고로 갑니다.',
  },
  'house-controls-city': {
    title: '열린 도시의 지배',
    text: '도시가 모두에게 열려 있으면, 자기 교역소가 있는 도시는 수입과 점수에서 지배하는 것으로 칩니다.',
  },
  'annex-no-reward': {
    title: '병합은 놓기가 아니다',
    text: '병합한 타일은 정착지를 놓은 보상을 주지 않습니다.',
  },
  'last-attack': {
    title: '마지막 정착지 뒤의 공격',
    text: '규칙서는 이미 시작한 공격만 취소합니다. 저장고에 정착지가 없는 동안에는 그 차례에 새로 공격할 수도 없게 했습니다.',
  },
  'markers-with-water': {
    title: '마커의 둘째 바퀴',
    text: '육지에 하나씩 놓은 뒤에는 마커가 이미 있는 물과 도시도 더 받습니다.',
  },
  'explores-on': {
    title: '계속 탐사하기',
    text: '자료마다 다릅니다. 서 있는 타일 옆의 칸을 하나씩 더 탐사하게 했습니다.',
  },
  'hq-takes-no-point': {
    title: '본부는 점수를 가져가지 않는다',
    text: '아무도 정착하지 않은 타일의 점수는 정착지만 가져갑니다.',
  },
  'tokens-everywhere': {
    title: '알려진 타일의 토큰',
    text: '처음부터 있던 타일이라도 비어 있을 때 정착하면 토큰을 얻습니다.',
  },
  'neutral-free': {
    title: '중립 도로는 값을 올리지 않는다',
    text: '도로 비용에는 다른 플레이어의 도로만 셉니다.',
  },
  'neutral-carry': {
    title: '중립 도로로는 다닐 수 없다',
    text: '두 타일 사이에 여럿 있을 수 있지만 아무도 다니지 못합니다.',
  },
  'shared-lead': {
    title: '공동 우위',
    text: '가장 많은 쪽이 여럿이면 모두 우위이며, 적어도 하나는 있어야 합니다.',
  },
  'card-rows': {
    title: '카드의 줄',
    text: '2명과 3명일 때의 배분은 자료가 없습니다. 첫 줄은 한 사람에 한 장, 나머지 두 줄은 여섯 장으로 했습니다.',
  },
  'set-sizes': {
    title: '자리는 상품의 수',
    text: '세트의 상품은 자리보다 많을 수 없습니다. 가장 좋은 세트는 앱이 찾습니다.',
  },
  'own-second-turn': {
    title: '두 번째 차례',
    text: '나중에 시작해도 불리하지 않도록, 저마다의 두 번째 차례부터 한도를 적용합니다.',
  },
  'value-no-top': { title: '주가에는 끝이 없다', text: '한도 없이 오를 수 있습니다.' },
  'founding-two': {
    title: '설립은 2주로',
    text: '주식 라운드에서 가장 많이 팔린 회사를 정할 때 사장 주식은 2주로 셉니다.',
  },
  'hq-no-upkeep': { title: '본부는 공짜', text: '본부에는 유지 비용이 들지 않습니다.' },
  'one-move': {
    title: '한 번만 움직인다',
    text: '회사의 주가는 오르내림을 더한 만큼 한 번 움직입니다. 수입이 모두 같으면 그대로입니다.',
  },
  'rank-shared': {
    title: '공동 순위',
    text: '동점인 회사는 그 순위들의 추가 승점을 똑같이 나누며 반은 올립니다.',
  },
};
