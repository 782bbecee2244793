import { josa, whose } from '../../../../../kit/josa';
import type { TableWords } from '../../en/table';
import { payNames } from '../../names';
import { names, ordinal } from '../names';

const COLORS = Object.values(names.color);

export const strip: TableWords['strip'] = {
  label: '턴 순서',
  passed: '패스함',
  pass: (points) => `패스 +${points}`,
  points: '점',
  round: '라운드',
  seat: (one, passing) =>
    `턴 순서 ${ordinal(one.place)}, ${one.score}점, 지금 라운드가 끝나면 ${one.round.total}점. ` +
    (one.passed
      ? '패스했습니다.'
      : `남은 일꾼 ${one.workers}명, ${one.rubles}루블, 패스하면 ${passing}점.`),
};

export const board: TableWords['board'] = {
  of: (name) => `${whose(name, '')} 개인 보드`,
  mine: '내 보드',
  industry: '산업화',
  reach: (reach) => `도달 거리 ${reach}`,
  untilColor: (steps, color) => `${color}까지 검은색 ${steps}칸`,
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

export const coming: TableWords['coming'] = {
  title: '다가올 엔지니어',
  hired: (round, away) => (away === 0 ? '이번 라운드에 고용' : `${round}라운드에 고용`),
  never: '그 전에 게임이 끝납니다',
};

export const supply: TableWords['supply'] = {
  title: '공급: 기관차와 그 뒷면의 공장',
  tile: (number) => `타일 ${number}`,
  left: (left, returned) =>
    `${left}개 남음${returned > 0 ? `, 누구나 가져갈 공장 ${returned}개` : ''}`,
  rest: (doublers, cards) => `더블러 ${doublers}개, 보너스 카드 ${cards}장 남음.`,
  cards: (cards) => (cards ? `? 카드: ${cards}.` : '남은 ? 카드 없음.'),
};

export const spaces: TableWords['spaces'] = {
  title: '행동 칸',
  free: (n) => `${n}곳 가능 · +이번 라운드 · ≈ 끝까지`,
  rest: (n) => `아직 없는 색의 ${n}칸`,
  area: {
    track: '선로',
    build: '건설',
    industry: '산업화',
    more: '보조',
    engineers: '엔지니어',
    mine: '내 것',
    order: '턴 순서',
  },
  cost: (workers, rubles) => payNames(names, [workers, 0, rubles]).join(', '),
  takenBy: (holders) => `${holders} 차지.`,
  usedBy: (holders) => `${josa(holders, '이/가')} 사용했지만 누구나 계속 쓸 수 있습니다.`,
  estimate: '≈는 더 드는 일꾼과 루블이 다른 칸에서 낼 점수를 뺀 값이며, 클수록 좋습니다.',
  hire: '고용',
  hired: '고용됨',
  noneForHire: '이번 라운드에는 더 고용할 수 없습니다',
  hires: (engineer, effects) => `엔지니어 ${engineer} 고용 (${effects})`,
  hireNote: '끝까지 내 것이며, 다음 차례부터 라운드마다 한 번 씁니다.',
  ofEngineer: (engineer, effects) => `엔지니어 ${engineer}: ${effects}`,
  place: ordinal,
  claim: (place) => `다음 라운드 턴 순서 ${ordinal(place)}`,
  claimFirst: '다른 사람이 첫 번째를 차지하지 않으면 그대로 첫 번째입니다.',
  claimNote:
    '라운드가 끝나면 이 일꾼을 일꾼 1명짜리 빈 칸으로 옮길 수 있어, 몇 점을 낼지 아직 모릅니다.',
  use: '사용',
  payDifferently: '지불 방법 바꾸기',
  unlock: (color, space) =>
    `아직 ${color} 선로가 없습니다. 검은색이 시베리아 횡단 ${space}번 칸에 이르면 받습니다.`,
  blocked: {
    color: (unlock) => unlock,
    room: (steps) => `전진할 자리가 모자랍니다: ${steps}. 앞선 색을 따라잡을 수 없습니다.`,
    ends: (steps) => `전진할 자리가 모자랍니다: ${steps}.`,
    gap: (gap) => `마커가 그만큼 갈 수 없습니다. 먼저 ${gap}에 공장이 있어야 합니다.`,
    lane: () => '마커가 그만큼 갈 수 없습니다. 산업화 트랙의 끝입니다.',
    supply: () => '공급에 남은 기관차가 없습니다.',
    doubled: () => '더블러를 놓을 자리가 모두 찼습니다.',
    doublers: () => '공급에 남은 더블러가 없습니다.',
    again: () => '다시 쓸 수 있는 일꾼 1명짜리 칸이 없습니다.',
    spread: (steps) => `지금은 할 수 없습니다: ${steps}.`,
  },
  short: {
    color: '선로 없음',
    room: '자리 없음',
    ends: '자리 없음',
    gap: '공장 없음',
    lane: '트랙 끝',
    supply: '다 떨어짐',
    doubled: '다 찼음',
    doublers: '다 떨어짐',
    again: '쓴 칸 없음',
    spread: '자리 없음',
    'no-workers': '일꾼 없음',
    'few-workers': '일꾼 부족',
    'no-rubles': '루블 없음',
    'few-rubles': '루블 부족',
    'own-place': '지금 내 자리',
    'has-claim': '이미 차지',
    'not-now': '지금 불가',
  },
};
