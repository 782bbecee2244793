import { whose } from '../../../../../kit/josa';
import type { TableText } from '../../en/table';
import { money, plus, signed } from '../../money';
import { TIE } from '../tie';
import { goal, last } from './ending';
import { majorities } from './majorities';
import { owner } from './owner';
import { privilege } from './privileges';
import { sale } from './sale';
import { war } from './war';
import { race, trolley } from './wheels';

export const table: TableText = {
  owner,
  map: '지도',
  everybody: '이번 라운드 순서',
  players: '플레이어',
  lookUp: '한눈에 보기',
  legend: {
    title: '지도 위의 말',
    hq: '수도에 있는 본부: 지붕이 있습니다',
    settlement: '정착지: 아래의 막대. 주민이 있어도 보이고, 없으면 작습니다',
    lone: '정착지',
    active: '활성 주민(여기서는 3명): 색이 차 있고 아직 쓸 수 있습니다',
    exhausted: '비활성 주민(여기서는 2명): 테두리뿐이며 다음 구매가 끝나면 다시 활성이 됩니다',
    both: '둘 다 있을 때: 작은 원이 비활성 주민',
  },
  unknown: '미지의 땅',
  unknownLand: '무엇이 있는지 아직 모릅니다. 옆 타일의 활성 주민이 탐사할 수 있습니다.',
  money,
  plus,
  city: (number) => `도시 ${number}`,
  pieces({ owner, isHq, active, exhausted }) {
    const residents = [
      ...(active > 0 ? [`활성 주민 ${active}명`] : []),
      ...(exhausted > 0 ? [`비활성 주민 ${exhausted}명`] : []),
    ];
    return `${owner}: ${[isHq ? '본부' : '정착지', ...residents].join(', ')}`;
  },
  ownerFigures: ({ name, points, scoring, cash, income, president, value, progress }) =>
    [
      `${name}: ${points}점`,
      ...(scoring === null ? [] : [`${majorities.ifNow} ${majorities.gain(scoring)}`]),
      ...(president === null ? [] : [`사장 ${president}`]),
      ...(value === null ? [] : [`주가 ${money(value)}`]),
      `돈 ${money(cash)}`,
      `다음 수입 ${money(income)}`,
      ...(progress ? [`종료 조건 ${progress.needs} 중 ${progress.has}`] : []),
    ].join(', '),
  seatFigures: (name, cash, score) => `${name}: 돈 ${money(cash)}, 모두 ${score}`,

  ask: {
    'move-capital': '수도를 옮기거나 계속하세요',
    upgrade: '수송 차량을 개량하거나 계속하세요',
    trolley: '수송 차량을 쓰세요',
    capital: '수도를 고르세요',
    buy: '주민을 구매하세요',
    act: '주민으로 행동하세요',
    sale: '상품을 파세요',
    deal: '다른 회사의 주식을 사세요',
    shrink: '지도에서 말을 빼세요',
    explore: '더 탐사하거나 마치세요',
    follow: '새 타일로 뒤따르거나 머무르세요',
    factory: '공장을 지으세요',
    fight: '전투를 벌이세요: 표시된 타일을 누르세요',
    attack: '전투를 벌이거나 공격자를 더 보내세요',
    retreat: '내 타일로 후퇴하세요',
    refuge: '본부를 옮길 도시를 고르세요',
    seize: '무너진 수도를 점거하거나 그냥 두세요',
    annex: '패한 상대의 타일을 병합하세요',
  },
  passing: {
    title: '건너뛰는 단계',
    skip: (step, id) => `앞으로 ${step} 단계 건너뛰기${id === 'sale' ? ' (팔지 않습니다)' : ''}`,
    skipped: (step, unsold) =>
      `고른 대로 ${step} 단계를 건너뛰었습니다. 안 판 상품 ${money(unsold)}`,
  },
  again: (question) => `다시 내 차례: ${question}`,
  decideFor: (company, question) => `${company} 회사: ${question}`,
  waiting: (name) => `지금 차례: ${name}`,
  lastPaid: (sentences) => `최근: ${sentences}`,
  canBuy: (most, each, at) =>
    `1명에 ${money(each)}, 최대 ${most}명 · ${at ?? '내 타일을 누르세요'}`,
  cannotBuy: '더 구매할 자리나 돈이 없습니다',
  active: (residents) => `활성(행동 가능) ${residents}명 · 표시된 타일을 누르세요`,
  done: '마치기',
  stop: {
    explore: '탐사 마치기',
    follow: '머물기',
    seize: '점거하지 않기',
    annex: '더 병합하지 않기',
    share: '차례 마치기',
  },
  endTurn: '차례 마치기',
  onTo: (step) => `다음: ${step}`,
  stillActive: (residents) => `주민 ${residents}명 남음`,
  unusedTurn: '이번 차례에 주민이 아직 행동하지 않았습니다.',
  unusedPurchase: '이번 차례에 주민을 구매하지 않았습니다. 아직 구매할 수 있습니다.',
  skips: (steps) => `${steps.join(', ')} 건너뜀`,
  earns: (income) => `수입 ${money(income)}`,
  forgoes: (income) => `안 판 상품 ${money(income)}`,

  way: (from, to) => `${from} → ${to}`,
  goOn: '표시된 타일을 누르면 그곳으로 갑니다',
  suggested: '추천한 곳입니다. 다른 타일을 누르면 바뀝니다',
  howMany: '수량',
  fewer: '하나 줄이기',
  more: '하나 늘리기',
  all: (most) => `최대 ${most}`,
  titleAt: (title, place) => `${title.replace(/(여기[에로를서]|이곳을) /, '')}: ${place}`,

  points: '승점',
  income: '수입',
  cash: '돈',
  wealth: '합계',
  endsTurn: '차례가 끝납니다.',
  nothingLeft: '더 할 수 있는 일이 없어 차례가 끝납니다.',
  gains: {
    points: (more) => `${signed(more)}점`,
    income: plus,
  },

  capital: '이곳을 수도로',
  capitalNote: '표시된 도시 중 아무 곳이나 고를 수 있습니다. 누르면 주변에 무엇이 있는지 보입니다.',
  around: (what) => `주변: ${what.join(', ')}`,
  someOf: (some, kind) => `${kind} ${some}곳`,
  water: '지나거나 정착할 수 없습니다',
  buy: (residents) => `주민 ${residents}명 구매`,
  move: (residents) => `여기로 주민 ${residents}명 이동`,
  settle: (residents) => (residents > 1 ? `정착하고 ${residents - 1}명 더 이동` : '여기에 정착'),
  becomesSettlement: '첫 주민이 정착지가 됩니다',
  arrives: (staysActive) =>
    staysActive ? '계속 활성 상태입니다' : '도착하면 비활성: 이번 차례에는 더 행동하지 못합니다',
  comesFrom: (place, side) => `${side} ${place}에서`,
  exhausts: (residents) => `주민 ${residents}명 비활성`,

  trolley,
  race,

  explore: '탐사',
  harvest: (points) => `승점 ${points}점 수확`,
  odds: (kind, of, all) => `${kind} ${of}/${all}`,
  found: (odds) => odds.join(', '),
  explorer: {
    home: (water) =>
      `탐사한 주민은 저장고로 ${water ? '돌아가고, 물을 찾으면 비활성화됩니다' : '돌아갑니다'}`,
    mayGoOn: (water) =>
      `이 주민은 더 탐사할 수 있고, 마치면 저장고로 돌아갑니다${water ? '. 물만 찾으면 비활성으로 남습니다' : ''}`,
    stays: () => '탐사한 주민은 비활성화됩니다',
    drives: (water) =>
      `수송 차량이 그곳으로 갑니다(이동력 1, 산은 2)${water ? '. 물이면 제자리에 있습니다' : ''}`,
  },
  pointsHere: (points, isFresh) =>
    `승점 ${points}점${isFresh ? ', 그중 1점은 첫 정착지의 것' : ''}`,
  stacks: '남은 타일',
  tokens: '수입 토큰',

  road: (ends) => `도로: ${ends.join(' – ')}`,
  roadTo: (place, side) => `${side} ${place}까지 도로 놓기`,
  roadTakes: (residents, oneGoesHome) =>
    `주민 ${residents}명${oneGoesHome ? ', 그중 1명은 저장고로' : ' 비활성'}`,
  roadTakesNobody: '주민 없이, 차례마다 한 번',
  roadsHere: (owner, roads) =>
    owner === null ? `주인 없는 도로 ${roads}개` : `${whose(owner)} 도로 ${roads}개`,
  uses: '쓰는 주민',
  usesOf: (ends) => ends.map(([residents, place]) => `${place}에서 ${residents}명`).join(', '),
  here: '여기',
  home: '저장고로 보낼 타일',
  linked: '연결한 타일',

  plant: (good) => `${good} 생산 설비 짓기`,
  fishing: '옆 땅에 물고기 생산 설비를 지을 수 있습니다',
  plantHere: (good, owner) =>
    owner ? `${owner}: ${good} 생산 설비` : `주인 없는 ${good} 생산 설비`,
  goods: '상품',
  plants: '생산 설비',
  houses: '교역소',
  room: '자리',
  sale,

  majorities,

  shares: '주식',
  company: '회사',
  value: '주가',
  toBuy: '남음',
  president: '사장',
  founding: (price) => `설립비 ${money(price)}`,
  sharesMean: (byCompanies, byPoints) =>
    [
      byPoints ? '주가: 1주의 가격과 지금 끝날 때의 승점' : '주가: 주식 1주의 가치',
      byCompanies ? ', 아직 없는 회사는 처음 2주를 받는 설립비' : '',
      '. 남음: 살 수 있는 주식.',
      byCompanies ? ' ♛: 회사 일을 결정하는 사장.' : '',
    ].join(''),
  share: {
    ask: '사거나 팔 회사를 누르세요',
    nothing: '더 사거나 팔 것이 없습니다',
    cash: (amount) => `가진 돈 ${money(amount)}`,
    quit: '라운드 퇴장',
    quitMeans: '이번 주식 라운드는 그만',
    buy: (company, price, founds) =>
      `${company} ${founds ? '회사 설립' : '주식 사기'} (${money(price)})`,
    sell: (shares, brings) => `${shares}주 팔기 (${plus(brings)})`,
    sellOwn: '내 주식 팔기',
  },
  payouts: {
    title: (round, byCompanies) =>
      byCompanies ? `비즈니스 라운드 ${round}: 배당` : `${round}라운드: 주가`,
    moves: (from, to) => `${money(from)} → ${money(to)}`,
    each: '1주당',
    upkeep: '회사 유지 비용',
    got: '돈',
    score: '현재 점수',
  },
  dividend: {
    ask: '수입을 배당할까요?',
    earned: (income, upkeep) =>
      `수입 ${money(income)}${upkeep > 0 ? ` · 유지 비용 −${money(upkeep)}` : ''}`,
    keeps: (company, amount) => `${company} 회사 ${plus(amount)}`,
    rises: '주가 +$10',
  },

  privilege,
  war,

  goal,
  last,

  standing: {
    inPlay: (points) => `게임 중 ${points}`,
    atEnd: (points) => `종료 시 ${points}`,
    shares: (shares, company, worth) => `${company} ${shares}주 × ${worth}`,
    tie: (_, goal) => `동점이면 ${TIE[goal]} 앞섭니다.`,
    points: (points) => `${points}점`,
    money,
  },
};
