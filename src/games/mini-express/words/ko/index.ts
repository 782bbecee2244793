import { OUTSIDE_WORDS } from '../../../../kit/outside-words';
import { wordsFrom } from '../words';
import { events } from './events';
import { refusals } from './refusals';
import { level, settings, values } from './settings';
import { table } from './table';

export const words = wordsFrom({
  language: 'ko',
  name: '미니 익스프레스',
  tagline: '철도 회사 넷, 모두가 주주: 내 주식은 키우고 남의 선로에 올라타세요.',
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
