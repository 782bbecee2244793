import { josa } from '../../../../kit/josa';
import type { EventWord, Sentence } from '../dictionary';

export const events: Readonly<Record<EventWord, Sentence>> = {
  draft: (t) =>
    t.figure('shares') > 1
      ? `${josa(t.seat, '이/가')} ${t.company} 주식 두 장을 모두 골랐습니다.`
      : `${josa(t.seat, '이/가')} ${t.company} 주식 한 장을 받았습니다.`,
  take: (t) =>
    t.figure('cost') > 0
      ? `${josa(t.seat, '이/가')} 영향력 ${t.figure('cost')}점으로 ${t.company} 주식을 샀습니다.`
      : `${josa(t.seat, '이/가')} ${t.company} 주식을 무료로 얻었습니다.`,
  trains: (t) =>
    t.figure('by') > 0 ? `${t.company} 열차 ${t.figure('by')}대가 대기합니다.` : null,
  build: (t) =>
    `${josa(t.seat, '이/가')} 열차 ${t.hexes}대로 ${t.company} 선로를 ${t.city}까지 놓았습니다.`,
  compensation: (t) => `${josa(t.company, '이/가')} 보상으로 열차 ${t.figure('by')}대를 받습니다.`,
  length: (t) =>
    t.figure('by') > 0
      ? `${t.company} 가치가 ${t.figure('by')} 올라 ${t.figure('to')}점이 됩니다.`
      : null,
  influence: (t) =>
    t.figure('by') > 0 ? `${t.company} 영향력 +${t.figure('by')}: ${t.figure('to')}점.` : null,
  'tile-leaves': (t) => `${t.city}의 수요 타일이 게임에서 빠집니다.`,
  depleted: (t) =>
    t.word('reason') === 'supply'
      ? `${t.company} 주식 소진: 공급처의 열차가 떨어졌습니다.`
      : `${t.company} 주식 소진: 마지막 주식이 팔렸습니다.`,
  'last-round': () => '두 회사가 소진되었습니다. 마지막 라운드입니다.',
  skip: (t) => `${josa(t.seat, '은/는')} 할 수 있는 것이 없어 건너뜁니다.`,
  over: () => '게임이 끝났습니다.',
};
