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

/** What each phase is called. */
const phases: Readonly<Record<Phase | 'end', string>> = {
  issue: '주식 발행',
  auction: '플레이어 순서 결정',
  select: '행동 선택',
  build: '선로 건설',
  move: '상품 수송',
  grow: '상품 증가',
  end: '턴 종료',
  over: '게임 종료',
};

function heading({ phase, turn, turns, round }: Stand): string {
  const title = phases[phase as Phase] ?? phase;
  const number = turns > 0 ? `${turns}턴 중 ${turn}턴` : `${turn}턴`;
  const parts = [turn > 0 ? number : '', round > 0 ? `${title} ${round}/2` : title];
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
