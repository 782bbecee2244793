import { josa, whose } from '../../../../../kit/josa';
import type { RaceText, TrolleyText } from '../../en/table/wheels';

const halves = (points: number) => String(points / 2);

export const trolley: TrolleyText = {
  unknownLand: '무엇이 있는지 아직 모릅니다. 옆 타일의 수송 차량이 탐사할 수 있습니다.',
  noWay: '알려진 땅으로 이어진 길이 없습니다.',
  drive: '여기로 이동',
  driveAnd: (title) => `이동해서 ${title}`,
  way: (points, left, price) =>
    [
      `이동력 ${halves(points)}, ${halves(left)} 남음`,
      ...(price > 0 ? [`추가 이동력 $${price}`] : []),
    ].join(' · '),
  deliver: (good) => `${good} 배송`,
  load: (cargo) => `${cargo} 싣기`,
  unload: (cargo) => `${cargo} 내리기`,
  residents: (residents) => `주민 ${residents}명`,
  extra: (price) => `$${price}로 이동력 1 추가`,
  speed: (from, to) => `이동력 ${from} → ${to}`,
  secondHold: '두 번째 화물칸',
  points: (left) => `이동력 ${halves(left)} · 표시된 타일을 누르세요`,
  unused: (left) => `이동력 ${halves(left)} 쓰지 않음`,
  undelivered: (goods) => `배송할 상품 ${goods}개`,
  emptyHold: '빈칸',

  here: (owner, cargo) =>
    `${whose(owner)} 수송 차량${cargo.length > 0 ? `: ${cargo.join(', ')}` : ''}`,
  offers: (good, left) => (left > 0 ? `${good} ${left}개 있음` : `${good} 없음`),
  wants: (goods) => `${josa(goods.join(', '), '을/를')} 원함`,
  covered: (goods) => `${goods.join(', ')} 받음`,
  loose: (goods) => `놓인 상품: ${goods.join(', ')}`,
  waits: (good) => `실을 수 있는 ${good}`,
  inHouse: (owner, goods) => `${whose(owner)} 교역소: ${goods.join(', ')}`,

  trolleys: '수송 차량',
  speedOf: '이동력',
  hold: (number) => `화물칸 ${number}`,
  delivered: '배송한 상품',
  prices: '상품 가격',
  goal: (delivered, end) =>
    `상품 ${end}개 중 ${delivered}개 배송. ${end}개가 되는 라운드가 마지막입니다.`,
};

export const race: RaceText = {
  moveCapital: '수도를 여기로 옮기기',
  moveMeans: '본부와 정착지가 자리를 바꿉니다',
  recallResident: '주민 되가져오기',
  recall: (residents) =>
    residents > 0 ? `정착지와 주민 ${residents}명 되가져오기` : '정착지 되가져오기',
  reached: (owners) => `도달함: ${owners.join(', ')}`,
  home: (owner) => `${whose(owner)} 수도 카드`,
  cities: '도달한 도시',
  since: '마지막 도시 이후 이동력',
  bonuses: '남은 추가 승점',
  bonus: (name, amount) => `${name}: ${amount}`,
  nextBonus: (bonus, owner, has, needs) =>
    `다음 추가 승점: ${bonus} (${owner}, ${needs} 중 ${has}).`,
  won: () => '추가 승점을 얻었습니다',
  stillOpen: '남은 추가 승점',
  wonRule: (needs) =>
    `이름 옆의 숫자는 추가 승점의 값이고, 플레이어 아래의 숫자는 지금까지 모은 수입니다. 먼저 ${needs}에 이른 사람이 한 번만 얻습니다.`,
  noBonus: '추가 승점이 남지 않았습니다.',
  noneToWin: '여기서는 도시가 모두에게 열려 있어 얻을 수 없습니다.',
  goal: (cities) => `누군가 도시 ${cities}곳에 도달한 라운드가 마지막입니다.`,
  goalAlone: (cities) => `누군가 도시 ${cities}곳에 도달하는 차례에 게임이 끝납니다.`,
  lastTurn: '이 차례로 게임이 끝납니다.',
};
