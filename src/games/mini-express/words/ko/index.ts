import { josa } from '../../../../kit/josa';
import { OUTSIDE_WORDS } from '../../../../kit/outside-words';
import type { EventSentences, RefusalSentences } from '../../../../kit/sentences';
import type { BaseEvent } from '../../rules/events';
import type { TableRefusal } from '../../rules/refusals';
import type { Names } from '../names';
import { wordsFrom } from '../words';
import { level, settings, values } from './settings';
import { table } from './table';

// What the preview of an action says too has no tense: it has happened in the log, and not yet in the preview.
const events: EventSentences<BaseEvent, Names> = {
  draft: (e, n) =>
    e.shares > 1
      ? `${josa(n.seat(e.seat), '이/가')} ${n.company(e.company)} 주식 두 장을 모두 골랐습니다.`
      : `${josa(n.seat(e.seat), '이/가')} ${n.company(e.company)} 주식 한 장을 받았습니다.`,
  take: (e, n) =>
    e.cost > 0
      ? `${josa(n.seat(e.seat), '이/가')} 영향력 ${josa(String(e.cost), '으로/로')} ${n.company(e.company)} 주식을 샀습니다.`
      : `${josa(n.seat(e.seat), '이/가')} ${n.company(e.company)} 주식을 무료로 샀습니다.`,
  trains: (e, n) => (e.by > 0 ? `${n.company(e.company)} 대기 열차가 ${e.by}대 늘었습니다.` : null),
  build: (e, n) =>
    `${josa(n.seat(e.seat), '이/가')} 열차 ${e.route.length}대로 ${n.company(e.company)} 선로를 ${n.city(e.city)}까지 놓았습니다.`,
  compensation: (e, n) => `보상: ${n.company(e.company)} 열차 +${e.by}대.`,
  length: (e, n) =>
    e.by > 0
      ? `${n.company(e.company)} 가치가 ${e.by} 올라 ${josa(String(e.to), '이/가')} 되었습니다.`
      : null,
  influence: (e, n) =>
    e.by > 0 ? `${n.company(e.company)} 영향력 +${e.by} (합계 ${e.to}).` : null,
  'tile-leaves': (e, n) => `수요 타일 제거: ${n.city(e.city)}.`,
  depleted: (e, n) =>
    e.reason === 'supply'
      ? `${n.company(e.company)} 소진: 공급처에 열차 없음.`
      : `${n.company(e.company)} 소진: 마지막 주식 판매.`,
  'last-round': () => '두 회사 소진: 이번이 마지막 라운드입니다.',
  skip: (e, n) => `${josa(n.seat(e.seat), '은/는')} 할 수 있는 행동이 없어 건너뜁니다.`,
  over: () => '게임이 끝났습니다.',
};

const refusals: RefusalSentences<TableRefusal, Names> = {
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
  unreachable: () => '다른 도시에 막혀 갈 수 있는 경로가 없습니다.',
  'also-missing': () => table.chooseAlso,
  'company-used': (e, n) =>
    `첫 행동을 ${josa(n.company(e.company), '으로/로')} 했으니 이번에는 다른 회사여야 합니다.`,
  'would-end': () => '두 번째 행동으로는 회사를 소진시켜 게임을 끝낼 수 없습니다.',
  'harbor-missing': () => table.chooseHarbor,
  'west-missing': () => table.chooseWest,
};

export const words = wordsFrom({
  language: 'ko',
  name: '미니 익스프레스',
  tagline: '네 철도를 함께 놓으며 알맞은 주식을 모으는 게임입니다. 배우기 쉽습니다.',
  company: { brown: '갈색', gray: '회색', orange: '주황색', white: '흰색' },
  automa: '오토마',
  scoresByMove: '수순별 점수',
  settings,
  values,
  level,
  refusals,
  outsideRefusals: async () => (await import('./outside')).refusals,
  ...OUTSIDE_WORDS.ko,
  problems: async () => (await import('./outside')).problems,
  events,
  extras: () => import('./extras'),
  about: async () => (await import('./about')).about,
  help: async () => (await import('./help')).help,
  table,
});
