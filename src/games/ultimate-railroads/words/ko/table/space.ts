import { josa } from '../../../../../kit/josa';
import type { SpaceWords } from '../../en/table/space';
import { ordinal } from '../ordinal';

const cost = (workers: number, rubles: number) =>
  [...(workers > 0 ? [`일꾼 ${workers}명`] : []), ...(rubles > 0 ? [`${rubles}루블`] : [])].join(
    ', ',
  );

export const spaces: SpaceWords = {
  title: '행동 칸',
  free: (n) => `${n}곳 가능 · 이번 라운드 최대 점수`,
  area: {
    track: '선로',
    build: '건설',
    industry: '산업화',
    more: '보조',
    engineers: '고용',
    mine: '내 것',
    order: '순서',
  },
  cost,
  atBest: (points) => `이번 라운드에 최대 ${points}점.`,
  takenBy: (names) => `${names} 차지.`,
  usedBy: (names) => `${josa(names, '이/가')} 사용했지만 누구나 계속 쓸 수 있습니다.`,
  hire: '고용',
  hires: (engineer, effects) => `엔지니어 ${engineer} 고용 (${effects})`,
  hireNote: '게임이 끝날 때까지 내 것이며, 다음 차례부터 라운드마다 한 번 씁니다.',
  ofEngineer: (engineer, effects) => `엔지니어 ${engineer}: ${effects}`,
  place: ordinal,
  claim: (place) => `다음 라운드 ${ordinal(place)} 순서`,
  claimFirst: '다른 사람이 첫 번째를 차지하지 않으면 그대로 첫 번째입니다.',
  claimNote: '라운드가 끝날 때 이 일꾼은 일꾼 1명짜리 빈 행동 칸으로 옮길 수 있습니다.',
  use: '사용',
  payDifferently: '다른 방법으로 내기',
  unlock: (color, space) =>
    `아직 ${color} 선로가 없습니다. 검은색이 시베리아 횡단 ${space}번 칸에 이르면 받습니다.`,
  blocked: {
    color: (unlock) => unlock,
    room: (steps) => `나아갈 자리가 모자랍니다: ${steps}. 앞선 색을 따라잡을 수 없습니다.`,
    ends: (steps) => `철도에 나아갈 자리가 모자랍니다: ${steps}.`,
    gap: (gap) => `마커가 그만큼 갈 수 없습니다. 먼저 ${gap}에 공장이 있어야 합니다.`,
    lane: () => '마커가 그만큼 갈 수 없습니다. 산업화 트랙의 끝입니다.',
    supply: () => '공급에 남은 기관차가 없습니다.',
    doubled: () => '더블러를 놓을 자리가 모두 찼습니다.',
    doublers: () => '공급에 남은 더블러가 없습니다.',
    again: () => '이번 라운드에 쓴 일꾼 1명짜리 칸 중 다시 쓸 수 있는 칸이 없습니다.',
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
