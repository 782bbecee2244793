import type { SpaceWords } from '../../table/space-words';
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
  hire: '고용',
  hires: (engineer, effects) => `엔지니어 ${engineer} 고용 (${effects})`,
  hireNote: '게임이 끝날 때까지 내 것이며, 다음 차례부터 라운드마다 한 번 씁니다.',
  ofEngineer: (engineer, effects) => `엔지니어 ${engineer}: ${effects}`,
  place: ordinal,
  claim: (place) => `다음 라운드 ${ordinal(place)} 순서`,
  claimNote: '라운드가 끝날 때 이 일꾼은 일꾼 1명짜리 빈 행동 칸으로 옮길 수 있습니다.',
  use: '사용',
  payDifferently: '다른 방법으로 내기',
  noColor: (color, space) =>
    `아직 ${color} 선로가 없습니다. 검은색이 시베리아 횡단 ${space}번 칸에 이르면 받습니다.`,
  short: {
    'not-complete': '아직',
    'too-few': '부족',
    'own-place': '지금 내 자리',
    'has-claim': '이미 차지',
    'wrong-pay': '지금은 안 됨',
  },
};
