import type { Language } from '../../kit/words';
import { useLanguage } from '../../ui/words';

/** Texts of the replay, loaded with that screen. */
export interface ReplayWords {
  readonly title: string;
  readonly position: string;
  of(done: number, all: number): string;
  readonly previous: string;
  readonly next: string;
  readonly play: string;
  readonly pause: string;
  readonly continueHere: string;
  /** Why a running match with secrets cannot be continued as another one. */
  readonly stillSecret: string;
  readonly analysis: string;
  /** Whether the slider stops only after every turn. */
  readonly byTurn: string;
}

const WORDS: Record<Language, ReplayWords> = {
  en: {
    title: 'Replay',
    position: 'Position',
    of: (done, all) => `${done} of ${all}`,
    previous: 'Previous move',
    next: 'Next move',
    play: 'Play',
    pause: 'Pause',
    continueHere: 'Continue from here',
    stillSecret: 'Only after the match: it would reveal hidden information.',
    analysis: 'Analysis',
    byTurn: 'Turn by turn',
  },
  ko: {
    title: '다시 보기',
    position: '장면',
    of: (done, all) => `${all} 중 ${done}`,
    previous: '이전 수',
    next: '다음 수',
    play: '재생',
    pause: '멈춤',
    continueHere: '여기서 이어 하기',
    stillSecret: '게임이 끝난 뒤에 할 수 있습니다. 숨겨진 정보가 드러나기 때문입니다.',
    analysis: '분석',
    byTurn: '차례별로',
  },
};

export function useReplayWords(): ReplayWords {
  return WORDS[useLanguage()];
}
