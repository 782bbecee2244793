import { josa } from '../../../../kit/josa';
import type { EventWord, Sentence } from '../dictionary';

export const events: Readonly<Record<EventWord, Sentence>> = {
  draft: (t) =>
    t.figure('shares') > 1
      ? `${josa(t.seat, '이/가')} ${t.company} 주식 두 장을 모두 골랐습니다.`
      : `${josa(t.seat, '이/가')} ${t.company} 주식 한 장을 받았습니다.`,
  take: (t) =>
    t.figure('cost') > 0
      ? `${josa(t.seat, '이/가')} 영향력 ${josa(String(t.figure('cost')), '으로/로')} ${t.company} 주식을 샀습니다.`
      : `${josa(t.seat, '이/가')} ${t.company} 주식을 무료로 샀습니다.`,
  trains: (t) =>
    t.figure('by') > 0 ? `${t.company} 대기 열차가 ${t.figure('by')}대 늘어납니다.` : null,
  build: (t) =>
    `${josa(t.seat, '이/가')} 열차 ${t.hexes}대로 ${t.company} 선로를 ${t.city}까지 놓았습니다.`,
  compensation: (t) => `${josa(t.company, '이/가')} 보상으로 열차 ${t.figure('by')}대를 받습니다.`,
  length: (t) =>
    t.figure('by') > 0
      ? `${t.company} 가치가 ${t.figure('by')} 올라 ${josa(String(t.figure('to')), '이/가')} 됩니다.`
      : null,
  influence: (t) =>
    t.figure('by') > 0 ? `${t.company} 영향력 +${t.figure('by')} (합계 ${t.figure('to')}).` : null,
  'tile-leaves': (t) => `${t.city}의 수요 타일이 제거됩니다.`,
  depleted: (t) =>
    t.word('reason') === 'supply'
      ? `${t.company} 소진: 공급처의 열차가 떨어졌습니다.`
      : `${t.company} 소진: 마지막 주식이 팔렸습니다.`,
  'last-round': () => '두 회사가 소진되었습니다. 마지막 라운드입니다.',
  skip: (t) => `${josa(t.seat, '은/는')} 할 수 있는 행동이 없어 건너뜁니다.`,
  over: () => '게임이 끝났습니다.',
};
