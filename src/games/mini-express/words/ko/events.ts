import { josa } from '../../../../kit/josa';
import type { EventSentences } from '../../../../kit/sentences';
import type { BaseEvent } from '../../rules/events';
import type { Names } from '../names';

export const events: EventSentences<BaseEvent, Names> = {
  draft: (e, n) =>
    e.shares > 1
      ? `${josa(n.seat(e.seat), '이/가')} ${n.company(e.company)} 주식 두 장을 모두 골랐습니다.`
      : `${josa(n.seat(e.seat), '이/가')} ${n.company(e.company)} 주식 한 장을 받았습니다.`,
  take: (e, n) =>
    e.cost > 0
      ? `${josa(n.seat(e.seat), '이/가')} 영향력 ${josa(String(e.cost), '으로/로')} ${n.company(e.company)} 주식을 샀습니다.`
      : `${josa(n.seat(e.seat), '이/가')} ${n.company(e.company)} 주식을 무료로 샀습니다.`,
  trains: (e, n) => (e.by > 0 ? `${n.company(e.company)} 대기 열차가 ${e.by}대 늘어납니다.` : null),
  build: (e, n) =>
    `${josa(n.seat(e.seat), '이/가')} 열차 ${e.route.length}대로 ${n.company(e.company)} 선로를 ${n.city(e.city)}까지 놓았습니다.`,
  compensation: (e, n) =>
    `${josa(n.company(e.company), '이/가')} 보상으로 열차 ${e.by}대를 받습니다.`,
  length: (e, n) =>
    e.by > 0
      ? `${n.company(e.company)} 가치가 ${e.by} 올라 ${josa(String(e.to), '이/가')} 됩니다.`
      : null,
  influence: (e, n) =>
    e.by > 0 ? `${n.company(e.company)} 영향력 +${e.by} (합계 ${e.to}).` : null,
  'tile-leaves': (e, n) => `${n.city(e.city)}의 수요 타일이 제거됩니다.`,
  depleted: (e, n) =>
    e.reason === 'supply'
      ? `${n.company(e.company)} 소진: 공급처의 열차가 떨어졌습니다.`
      : `${n.company(e.company)} 소진: 마지막 주식이 팔렸습니다.`,
  'last-round': () => '두 회사가 소진되었습니다. 마지막 라운드입니다.',
  skip: (e, n) => `${josa(n.seat(e.seat), '은/는')} 할 수 있는 행동이 없어 건너뜁니다.`,
  over: () => '게임이 끝났습니다.',
};
