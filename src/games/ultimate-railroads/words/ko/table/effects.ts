import { MEDAL, PRIZE_POINTS, VALUES } from '../../../data/board';
import type { Effect } from '../../../data/effects';
import type { BonusCard } from '../../../data/tiles-form';
import type { TableWords } from '../../en/table';

export const units: TableWords['units'] = {
  black: (n) => `검은색 선로 ${n}칸`,
  gray: (n) => `회색 선로 ${n}칸`,
  brown: (n) => `갈색 선로 ${n}칸`,
  natural: (n) => `자연색 선로 ${n}칸`,
  white: (n) => `흰색 선로 ${n}칸`,
  basic: (n) => `검은색 또는 회색 선로 ${n}칸`,
  any: (n) => `원하는 선로 ${n}칸`,
  industry: (n) => `산업화 ${n}칸`,
  build: (n) => `기관차나 공장 ${n}개`,
  locomotive: (n) => `기관차 ${n}개`,
  factory: (n) => `공장 ${n}개`,
  key: (n) => `열쇠 ${n}개`,
  token: (n) => `? 토큰 ${n}개`,
  card: (n) => `? 카드 ${n}장`,
  prize: (n) => `${PRIZE_POINTS}점 또는 보너스 카드${n === 1 ? '' : ` ${n}번`}`,
  bonus: (n) => `보너스 카드 ${n}장`,
};

export function effect(one: Effect): string {
  if ('steps' in one) return units[one.steps](one.n);
  if ('points' in one) return `${one.points}점`;
  if ('roubles' in one) return `${one.roubles}루블`;
  if ('doublers' in one) return `더블러 ${one.doublers}개`;
  if ('temps' in one) return `임시 일꾼 ${one.temps}명 (이번 라운드)`;
  if ('sumLocomotives' in one) return `가장 높은 내 기관차 ${one.sumLocomotives}개의 숫자만큼 점수`;
  if ('sumEngineers' in one) return '내 엔지니어 숫자의 합만큼 점수';
  if ('spread' in one) return `서로 다른 선로 전진 ${one.spread}칸`;
  if ('marker' in one) return '두 번째 산업 마커';
  if ('blackWorker' in one) return '검은색 일꾼';
  if ('again' in one) return '내가 쓴 행동 칸 다시 사용';
  if ('guest' in one) return '다른 사람의 엔지니어 사용';
  if ('hand' in one) return `기관차 ${Number.parseInt(one.hand, 10)}`;
  if ('engineer' in one) return `엔지니어 ${one.engineer}`;
  const [[unit, n] = ['key', 1]] = Object.entries(one);
  return units[unit as keyof typeof units](n);
}

export const tokenDoes: TableWords['tokenDoes'] = {
  bonus: '지금 ? 카드 1장, 차례가 끝날 때 보너스 카드 1장',
  medal: `키예프에서 회색이 ${MEDAL.space}칸 이상이고 도달 거리가 ${MEDAL.reach} 이상이면 라운드마다 ${MEDAL.points}점`,
  revalue: `이제부터 내 칸의 가치가 ${VALUES.revalued.join(', ')}이 됩니다`,
  doublers: '더블러 3개',
  steps: '원하는 선로 4칸',
  marker: '두 번째 산업 마커와 산업화 2칸',
  keys: '열쇠 2개',
};

/** 카드가 세는 것과 그 단위 */
const COUNTED: Readonly<Record<string, readonly [string, string]>> = {
  factories: ['공장 하나', '공장 수'],
  engineers: ['엔지니어 한 명', '엔지니어 수'],
  ends: ['검은색이 끝까지 간 철도', '검은색이 끝까지 간 철도 수'],
  black: ['검은색 선로 한 칸', '검은색 선로 칸 수'],
  grayBrown: ['회색과 갈색 선로 한 칸', '회색과 갈색 선로 칸 수'],
  keys: ['열쇠 하나', '열쇠 수'],
  doublers: ['더블러 하나', '더블러 수'],
  tokens: ['사용한 ? 토큰', '사용한 ? 토큰 수'],
  locos: ['내 기관차 숫자', '내 기관차 숫자의 합'],
  workers: ['얻은 일꾼', '얻은 일꾼 수'],
};

export function bonusCounts({ id, each, tiers }: BonusCard): string {
  const [one, many] = COUNTED[id] ?? ['', ''];
  if (id === 'extra') return '숫자 없는 엔지니어로 칩니다';
  if (tiers.length > 0) {
    const leasts = tiers.map(([least]) => least).join(', ');
    return `${many} ${leasts}에 ${tiers.map(([, points]) => points).join(', ')}점`;
  }
  if (id !== 'locos') return `${one}마다 ${each}점`;
  return each === 1 ? '내 기관차 숫자의 합' : `내 기관차 숫자의 합의 ${each}배`;
}
