import { josa } from '../../../../kit/josa';
import type { RefusalSentences } from '../../../../kit/sentences';
import type { TableRefusal } from '../../rules/refusals';
import type { Names } from '../names';

export const refusals: RefusalSentences<TableRefusal, Names> = {
  over: () => '게임이 끝났습니다.',
  'wrong-phase': () => '지금 단계에서는 할 수 없습니다.',
  'no-share-left': (e, n) => `남은 ${n.company(e.company)} 주식이 없습니다.`,
  'influence-too-low': (e, n) =>
    `${n.company(e.company)} 주식값은 대기 열차 수만큼 영향력 ${e.needs}입니다. 내 영향력은 ${e.has}뿐입니다.`,
  'same-company': () => '처음 두 주식은 서로 다른 회사여야 합니다.',
  'pair-taken': () => '이미 다른 사람이 똑같은 두 주식을 가졌습니다.',
  'none-set-aside': () => '이 회사의 펼쳐 둔 주식이 더 없습니다.',
  'own-track': (e, n) => `${n.city(e.city)}에는 이미 ${n.company(e.company)} 선로가 있습니다.`,
  'no-tile': (e, n) => `${n.city(e.city)}에는 수요 타일이 없어 선로를 놓을 수 없습니다.`,
  'start-city': () => '출발 도시까지는 선로를 놓을 수 없습니다.',
  full: (e, n) => `${josa(n.city(e.city), '은/는')} 회사 ${e.capacity}곳으로 꽉 찼습니다.`,
  'too-far': (e, n) =>
    `${n.city(e.city)}까지 ${n.company(e.company)} 열차 ${e.needs}대가 필요한데, 대기 열차는 ${e.has}대입니다.`,
  unreachable: () => '다른 도시에 막혀 갈 수 있는 길이 없습니다.',
  'also-missing': () => '보라색으로 영향력을 얻을 회사를 고르세요.',
  'company-used': (e, n) =>
    `첫 행동을 ${josa(n.company(e.company), '으로/로')} 했으니 이번에는 다른 회사여야 합니다.`,
  'would-end': () => '두 번째 행동으로는 회사를 소진시켜 게임을 끝낼 수 없습니다.',
  'harbor-missing': () => '새 출발지가 될 항구를 고르세요.',
  'west-missing': () => '어느 회사가 서부 회사가 될지 고르세요.',
};
