import type { Language } from '../../kit/words';
import { useLanguage } from '../../ui/words';

/** What the replay says. It is loaded with that screen, not with the app. */
export interface ReplayWords {
  readonly title: string;
  readonly position: string;
  of(done: number, all: number): string;
  readonly previous: string;
  readonly next: string;
  readonly play: string;
  readonly pause: string;
  readonly log: string;
  readonly begin: string;
  /** A position of a log that today's rules cannot follow. */
  readonly keptPosition: string;
  readonly continueHere: string;
  readonly analysis: string;
}

const WORDS: Record<Language, ReplayWords> = {
  en: {
    title: 'Replay',
    position: 'Position',
    of: (done, all) => `${done} of ${all}`,
    previous: 'One step back',
    next: 'One step on',
    play: 'Play',
    pause: 'Pause',
    log: 'Log',
    begin: 'The beginning',
    keptPosition: 'A position kept from then',
    continueHere: 'Continue from here',
    analysis: 'Analysis',
  },
  ko: {
    title: '다시 보기',
    position: '장면',
    of: (done, all) => `${all} 중 ${done}`,
    previous: '한 단계 뒤로',
    next: '한 단계 앞으로',
    play: '재생',
    pause: '멈춤',
    log: '기록',
    begin: '시작',
    keptPosition: '그때 저장된 장면',
    continueHere: '여기서 이어 하기',
    analysis: '분석',
  },
};

export function useReplayWords(): ReplayWords {
  return WORDS[useLanguage()];
}
