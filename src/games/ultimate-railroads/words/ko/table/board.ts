import type { BoardWords, ComingWords, StripWords, SupplyWords } from '../../en/table/board';
import { names } from '../names';
import { ordinal } from '../ordinal';

const COLORS = Object.values(names.color);

export const strip: StripWords = {
  label: '턴 순서',
  passed: '패스함',
  pass: (points) => `패스 +${points}`,
  points: '점',
  round: '라운드',
  seat: (one, passing) =>
    `${ordinal(one.place)}, ${one.score}점, 지금 라운드가 끝나면 ${one.round.total}점. ` +
    (one.passed
      ? '패스했습니다.'
      : `남은 일꾼 ${one.workers}명, ${one.rubles}루블, 패스하면 ${passing}점.`),
};

export const board: BoardWords = {
  of: (name) => `${name} 개인 보드`,
  mine: '내 보드',
  industry: '산업화',
  reach: (reach) => `도달 거리 ${reach}`,
  ifRoundEnded: '지금 라운드가 끝나면',
  spoken: (fronts, points) =>
    `${fronts.map((front, color) => `${COLORS[color]} ${front}칸`).join(', ')}, ${points}점.`,
  spokenLane: (markers, factories) =>
    `마커 위치 ${markers.join(', ')}` +
    `${factories.length > 0 ? `, 공장 ${factories.join(', ')}` : ', 공장 없음'}.`,
  kievSum: (line, stars, medal) =>
    [`${line}`, `★ ${stars}`, ...(medal > 0 ? [`메달 ${medal}`] : [])].join(' + '),
  waits: (what, needs, has) => `${what}: 도달 거리 ${needs} 필요, 지금 ${has}`,
  doubled: '×2',
  doubleWaits: (needs, has) => `×2: 도달 거리 ${needs} 필요, 지금 ${has}`,
  nextFactory: (number) => `다음 공장 ${number} →`,
  nextGap: (gap) => `${gap}에 공장 필요`,
  blackWorker: '검은색 일꾼',
  hiddenCards: (n) => `뒷면인 보너스 카드 ${n}장`,
  showCards: (n) => `보너스 카드 ${n}장 보기`,
};

export const coming: ComingWords = {
  title: '다가올 엔지니어',
  hired: (round, away) => (away === 0 ? '이번 라운드에 고용' : `${round}라운드에 고용`),
  never: '고용할 수 있기 전에 게임이 끝납니다',
};

export const supply: SupplyWords = {
  title: '공급: 기관차와 그 뒷면의 공장',
  tile: (number) => `타일 ${number}`,
  left: (left, returned) =>
    `${left}개 남음${returned > 0 ? `, 누구나 가져갈 공장 ${returned}개` : ''}`,
  rest: (doublers, cards) => `더블러 ${doublers}개, 보너스 카드 ${cards}장 남음.`,
  cards: (cards) => (cards ? `? 카드: ${cards}.` : '? 카드가 남지 않았습니다.'),
};
