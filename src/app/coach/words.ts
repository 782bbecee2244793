import type { Language } from '../../kit/words';
import { useLanguage } from '../../ui/words';

/** Texts of the coach around the game's own sentences. Loaded with the first hint. */
export interface HintWords {
  readonly hint: string;
  readonly thinking: string;
  readonly failed: string;
  readonly intro: string;
  /** A worth as a percentage of the win. */
  chance(percent: number): string;
  readonly show: string;
  showOf(move: string): string;
  readonly warn: string;
  readonly warnHint: string;
  readonly warningTitle: string;
  /** The loss of a move, in points of the percentage of the win. */
  givesUp(percent: number): string;
  better(move: string): string;
  readonly anyway: string;
  readonly again: string;
  readonly notPlayed: string;
}

const WORDS: Record<Language, HintWords> = {
  en: {
    hint: 'Hint',
    thinking: 'Thinking it over …',
    failed: 'No advice could be had.',
    intro:
      'What this phone would do, with the chance to win after it. Tap one to look at it on the board.',
    chance: (percent) => `${percent}%`,
    show: 'Look at it',
    showOf: (move) => `Look at it: ${move}`,
    warn: 'Warn before a blunder',
    warnHint: 'Asks once more when a move seems to give up much of the chance to win.',
    warningTitle: 'Are you sure?',
    givesUp: (percent) =>
      `This seems to cut your winning chances by ${percent} ${percent === 1 ? 'point' : 'points'}.`,
    better: (move) => `Better: ${move}.`,
    anyway: 'Play it all the same',
    again: 'Think again',
    notPlayed: 'Nothing was played.',
  },
  ko: {
    hint: '힌트',
    thinking: '생각하는 중 …',
    failed: '조언을 얻지 못했습니다.',
    intro: '이 휴대전화라면 둘 수와 그 뒤의 승률입니다. 눌러서 지도에서 살펴보세요.',
    chance: (percent) => `${percent}%`,
    show: '살펴보기',
    showOf: (move) => `살펴보기: ${move}`,
    warn: '실수 전에 알려 주기',
    warnHint: '승률을 많이 잃는 수로 보이면 한 번 더 묻습니다.',
    warningTitle: '정말 두시겠습니까?',
    givesUp: (percent) => `이 수는 승률을 ${percent}%포인트쯤 잃는 것으로 보입니다.`,
    better: (move) => `더 나은 수: ${move}.`,
    anyway: '그래도 두기',
    again: '다시 생각하기',
    notPlayed: '아직 두지 않았습니다.',
  },
};

/** What a table says when a move was held back. */
export function notPlayed(language: Language): string {
  return WORDS[language].notPlayed;
}

export function useHintWords(): HintWords {
  return WORDS[useLanguage()];
}
