import type { Passage } from '../../../../../kit/help-plan';
import type { PicturedId } from '../../help/paragraphs';
import type { FigureWord } from '../../topic-words';

export const pictures: Readonly<Record<PicturedId, string>> = {
  bidding:
    '네 자리와 그 값: 첫 번째는 $4, 두 번째는 $3를 모두 내고, 세 번째는 $2의 절반을 내고, 먼저 포기한 네 번째는 내지 않습니다.',
  place: '도시 옆에 놓인 직선, 완만한 곡선, 급한 곡선 타일. 값은 모두 $2입니다.',
  connected:
    '건설할 수 있는 세 곳: 도시 옆, 내 선로의 끝, 내 노선으로 도시와 이어진 마을. 아무것도 없는 들판의 네 번째에는 가위표가 있습니다.',
  directions: '오대호와 지도 끝, 다른 플레이어의 선로 끝을 피해 휘어진 선로.',
  towns: '한 마을의 한 갈래, 두 갈래, 세 갈래, 네 갈래 선로. 값은 $2부터 $5까지입니다.',
  complex: '두 선로가 교차하는 타일과 나란히 지나는 타일. 소유자가 서로 다릅니다.',
  'new-cities': '선로 세 구간이 있던 마을이 신도시 D가 되고, 선로는 그 변에서 끝납니다.',
  redirect: '북쪽으로 열린 끝이 방향 전환 뒤 남동쪽을 향합니다. 다른 쪽 끝은 그대로입니다.',
  unfinished: '차례가 끝날 때의 두 미완성 선로. 연장한 것은 그대로고, 다른 것은 회색이 됩니다.',
  delivery:
    '파랑 상품이 디트로이트에서 톨레도와 포트웨인을 거쳐 신시내티로 갑니다. 노선이 셋이라 수송 능력 3 이상이 필요합니다.',
  earning: '노선 셋 가운데 둘은 내 것, 하나는 준의 것: 나 +2, 준 +1.',
  display: '주사위 숫자가 적힌 열들. 지도에 없는 신도시의 열은 흐립니다.',
  dice: '주사위가 1, 3, 3, 6: 1번 도시에 하나, 3번 도시에 둘, 6번 도시에 하나.',
};

export const figures: Readonly<Record<FigureWord, Passage>> = {
  cash: { title: '$14', text: '지금 가진 돈.' },
  points: { title: '그 뒤 승점', text: '정산 뒤에 게임이 끝난다면 얻을 승점.' },
  warningMark: { title: '!', text: '다음 정산에 돈이 모자랍니다.' },
  seatPlace: { title: '첫 번째, 두 번째, …', text: '새 플레이어 순서의 자리.' },
  price: { title: '$4 지불, 절반 $1', text: '지금 입찰대로라면 그 자리에 내는 돈.' },
  lastBid: { title: '$3 입찰', text: '남아 있는 플레이어의 마지막 입찰.' },
  allowance: { title: '타일 2/4', text: '지금 건설하는 타일과 건설할 수 있는 수.' },
  tilePrice: { title: '복선 교차 4 + 강 1', text: '타일의 비용을 이루는 것.' },
  tilesLeft: { title: '3개 남음', text: '이 종류의 남은 타일.' },
  ownerMark: { title: '선로 위의 표시', text: '소유자. 표시 없는 회색은 소유권이 없습니다.' },
  openCircle: { title: '빈 동그라미', text: '미완성 선로의 끝.' },
  cubeMark: { title: '도시 안의 작은 네모', text: '그 도시의 상품. 색과 무늬로 구별합니다.' },
  pay: { title: '나 +3, 준 +1', text: '누구의 수익이 얼마나 오르는지.' },
  sum: {
    title: '수익 +6, 경비 −8',
    text: '다음 정산에서 받는 돈과 주식과 수송 능력에 드는 돈. 그 아래는 각각의 수.',
  },
  incomeFall: { title: '수익 5 → 2', text: '돈이 모자란 채 정산하면 일어나는 일.' },
  die: { title: '열 위의 숫자', text: '그 열의 상품을 옮기는 주사위 눈.' },
  box: { title: '칸', text: '기다리는 상품. 위 칸부터 나갑니다.' },
  percent: { title: '52%', text: '그 숫자가 하나라도 나올 확률.' },
  bagCount: { title: '색 옆의 숫자', text: '주머니에 남은 그 색의 상품.' },
};
