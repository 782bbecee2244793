import type { TextsOf } from '../../kit/texts';
import { wordsHook } from '../../ui/words';

const en = {
  title: 'Replay',
  position: 'Position',
  of: (done: number, all: number) => `${done} of ${all}`,
  previous: 'Previous move',
  next: 'Next move',
  play: 'Play',
  pause: 'Pause',
  continueHere: 'Continue from here',
  /** Why a running match with secrets cannot be continued as another one. */
  stillSecret: 'Only after the match: it would reveal hidden information.',
  analysis: 'Analysis',
  /** Whether the slider stops only after every turn. */
  byTurn: 'Turn by turn',
};

const ko: TextsOf<typeof en> = {
  title: '다시 보기',
  position: '장면',
  of: (done, all) => `${all} 중 ${done}`,
  previous: '이전 수',
  next: '다음 수',
  play: '재생',
  pause: '멈춤',
  continueHere: '여기서 이어서 하기',
  stillSecret: '게임이 끝난 뒤에 할 수 있습니다. 숨겨진 정보가 드러나기 때문입니다.',
  analysis: '분석',
  byTurn: '차례별로',
};

/** Texts of the replay, loaded with that screen. */
export const useReplayWords = wordsHook({ en, ko });
