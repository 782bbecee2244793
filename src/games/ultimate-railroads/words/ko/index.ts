import { OUTSIDE_WORDS } from '../../../../kit/outside-words';
import { wordsFrom } from '../words';
import { events } from './events';
import { names } from './names';
import { refusals } from './refusals';

export const words = wordsFrom({
  language: 'ko',
  name: '얼티밋 레일로드',
  tagline: '일꾼을 놓아 세 철도와 산업을 키우는 게임입니다. 조금 어렵습니다.',
  names,
  scoresByMove: '행동별 점수, 보너스 카드와 엔지니어 최다 포함',
  summary: '러시아 보드',
  settings: { tiles: { label: '타일과 카드', sentence: '공장, 엔지니어, 토큰, 카드.' } },
  values: {
    'tiles=built-in': {
      label: '기본 구성',
      sentence:
        '공장 대부분과 모든 엔지니어는 재구성했습니다. 실물이 있다면 복사해서 바로잡을 수 있습니다.',
    },
  },
  heading: (phase, round, rounds) => `${round}/${rounds}라운드 · ${phase}`,
  refusals,
  ...OUTSIDE_WORDS.ko,
  problems: async () => (await import('./problems')).problems,
  events,
  about: async () => (await import('./about')).about,
  help: async () => (await import('./help')).help,
  table: async () => (await import('./table')).table,
  own: async () => (await import('./own')).own,
});
