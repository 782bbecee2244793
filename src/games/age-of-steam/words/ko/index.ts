import { OUTSIDE_WORDS } from '../../../../kit/outside-words';
import type { LabeledText, SettingsWords } from '../../../../kit/settings-words';
import type { BuiltInBoard } from '../../rules/board';
import type { Phase } from '../../rules/state';
import type { Stand } from '../words';
import { wordsFrom } from '../words';
import { events } from './events';
import { names } from './names';
import { refusals } from './refusals';
import { table } from './table';

/** What each phase is called: one short word, so that the head of a phone has room for it. */
const phases: Readonly<Record<Phase | 'end', string>> = {
  ...table.phase.step,
  end: '마무리',
  over: '게임 종료',
};

function heading({ phase, turn, turns, round }: Stand): string {
  const title = phases[phase as Phase] ?? phase;
  const number = turns > 0 ? `턴 ${turn}/${turns}` : `턴 ${turn}`;
  const parts = [
    turn > 0 && phase !== 'over' ? number : '',
    round > 0 ? `${title} ${round}` : title,
  ];
  return parts.filter(Boolean).join(' · ');
}

const settings: SettingsWords['settings'] = {
  board: { label: '지도', sentence: '철도를 건설할 곳입니다.' },
};

const values: Readonly<Record<`board=${BuiltInBoard}`, LabeledText>> = {
  'board=rust-belt': {
    label: '러스트 벨트',
    sentence: '오대호 둘레의 미국 중서부. 도시 12곳과 마을 14곳이 있는 균형 잡힌 지도입니다.',
  },
};

export const words = wordsFrom({
  name: '에이지 오브 스팀',
  tagline: '파산을 피하며 입찰하고, 선로를 놓고, 상품을 나르는 경제 게임입니다. 어렵습니다.',
  names,
  scoresByMove: '수마다의 승점',
  settings,
  values,
  heading,
  refusals,
  outsideRefusals: async () => (await import('./outside')).refusals,
  ...OUTSIDE_WORDS.ko,
  problems: async () => (await import('./outside')).problems,
  events,
  about: async () => (await import('./about')).about,
  help: async () => (await import('./help')).help,
  table,
});
