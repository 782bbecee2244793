import { READING_PROBLEMS } from '../../../../kit/reading-words';
import type { RefusalSentences } from '../../../../kit/sentences';
import type { OutsideRefusal } from '../../rules/refusals';
import type { problems as english } from '../en/outside';
import type { MatchNames } from '../names';

export const refusals: RefusalSentences<OutsideRefusal, MatchNames> = {
  'not-holder': () => '입찰한 금액은 가장 높게 입찰한 플레이어만 유지할 수 있습니다.',
  'wrong-tile': () => '마을 칸에는 마을 선로를, 다른 칸에는 보통 선로를 놓아야 합니다.',
  'no-cube': () => '그 도시에는 그런 상품이 없습니다.',
  'no-such-cube': () => '그 색의 상품은 뽑지 않았습니다.',
  'no-action': () => '이 게임에 없는 행동입니다.',
};

export const problems: typeof english = {
  ...READING_PROBLEMS.ko,
  'no-tile': '이런 모양의 타일은 없습니다',
  'off-board': '지도에 없는 칸입니다',
};
