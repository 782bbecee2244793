import { OUTSIDE_WORDS } from '../../../../kit/outside-words';
import { wordsFrom } from '../words';
import { events } from './events';
import { heading } from './heading';
import { names } from './names';
import { refusals } from './refusals';
import { settings, values } from './settings';
import { table } from './table';

export const words = wordsFrom({
  name: '에이지 오브 스팀',
  tagline: '주식으로 돈을 모아 철도를 놓고 상품을 멀리 나르세요. 단, 파산은 금물!',
  names,
  scoresByMove: '수마다의 승점',
  settings,
  values,
  heading,
  refusals,
  outsideRefusals: async () => (await import('./refusals-outside')).refusals,
  ...OUTSIDE_WORDS.ko,
  problems: async () => (await import('./problems')).problems,
  events,
  about: async () => (await import('./about')).about,
  help: async () => (await import('./help')).help,
  table,
});
