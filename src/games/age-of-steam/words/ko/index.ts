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
  otherRefusal: (because) => `할 수 없습니다 (${because}).`,
  problems: async () => (await import('./problems')).problems,
  problem: (wrong, at) => (at ? `‘${at}’ 자리: ${wrong}.` : `올바르지 않습니다: ${wrong}.`),
  events,
  about: async () => (await import('./about')).about,
  help: async () => (await import('./help')).help,
  table,
});
