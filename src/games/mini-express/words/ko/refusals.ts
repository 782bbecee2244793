import { josa } from '../../../../kit/josa';
import type { RefusalWord } from '../dictionary';
import type { Told } from '../told';

export const refusals: Readonly<Record<RefusalWord, (told: Told) => string>> = {
  over: () => '게임이 끝났습니다.',
  'wrong-phase': () => '지금 단계에서는 할 수 없습니다.',
  'no-share-left': (t) => `남은 ${t.company} 주식이 없습니다.`,
  'influence-too-low': (t) =>
    `${t.company} 주식값은 대기 열차 수만큼 영향력 ${t.figure('needs')}입니다. 내 영향력은 ${t.figure('has')}뿐입니다.`,
  'same-company': () => '처음 두 주식은 서로 다른 회사여야 합니다.',
  'pair-taken': () => '이미 다른 사람이 똑같은 두 주식을 가졌습니다.',
  'none-set-aside': () => '이 회사의 펼쳐 둔 주식이 더 없습니다.',
  'own-track': (t) => `${t.city}에는 이미 ${t.company} 선로가 있습니다.`,
  'no-tile': (t) => `${t.city}에는 수요 타일이 없어 선로를 놓을 수 없습니다.`,
  'start-city': () => '출발 도시까지는 선로를 놓을 수 없습니다.',
  full: (t) => `${josa(t.city, '은/는')} 회사 ${t.figure('capacity')}곳으로 꽉 찼습니다.`,
  'too-far': (t) =>
    `${t.city}까지 ${t.company} 열차 ${t.figure('needs')}대가 필요한데, 대기 열차는 ${t.figure('has')}대입니다.`,
  unreachable: () => '다른 도시에 막혀 갈 수 있는 길이 없습니다.',
  'also-missing': () => '보라색으로 영향력을 얻을 회사를 고르세요.',
  'company-used': (t) =>
    `첫 행동을 ${josa(t.company, '으로/로')} 했으니 이번에는 다른 회사여야 합니다.`,
  'would-end': () => '두 번째 행동으로는 회사를 소진시켜 게임을 끝낼 수 없습니다.',
  'harbor-missing': () => '새 출발지가 될 항구를 고르세요.',
  'west-missing': () => '어느 회사가 서부 회사가 될지 고르세요.',
};
