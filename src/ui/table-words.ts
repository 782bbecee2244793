import type { Language } from '../kit/words';
import { useLanguage } from './words';

/** Texts that every game's table uses. All others come from the game's own words. */
interface TableWords {
  /** Names the panel of the choice in progress. */
  readonly turn: string;
  readonly back: string;
  readonly confirm: string;
  readonly close: string;
  /** After a refusal: opens the rule behind it. */
  readonly why: string;
  /** Opens the meaning of the figures. */
  readonly legend: string;
  /** A figure that changes, for screen readers. */
  readonly change: (from: number | string, to: number | string) => string;
  readonly nothingPlayed: string;
  readonly showAgain: string;
  /** Shows further rows of a long list. */
  readonly showMore: string;
  /** Ends a show of steps. */
  readonly goOn: string;
  /** In a show that waits for a tap: its next step, and its end. */
  readonly nextStep: string;
  readonly skipSteps: string;
}

const WORDS: Readonly<Record<Language, TableWords>> = {
  en: {
    turn: 'Turn',
    back: 'Back',
    confirm: 'Confirm',
    close: 'Close',
    why: 'Why?',
    legend: 'What these mean',
    change: (from, to) => `from ${from} to ${to}`,
    nothingPlayed: 'Nothing has been played yet.',
    showAgain: 'Show again',
    showMore: 'Show more',
    goOn: 'Continue',
    nextStep: 'Next',
    skipSteps: 'Skip',
  },
  ko: {
    turn: '차례',
    back: '뒤로',
    confirm: '확인',
    close: '닫기',
    why: '왜 안 되나요?',
    legend: '숫자의 뜻',
    change: (from, to) => `${from}에서 ${to}`,
    nothingPlayed: '아직 아무 일도 없었습니다.',
    showAgain: '다시 보기',
    showMore: '더 보기',
    goOn: '계속',
    nextStep: '다음',
    skipSteps: '건너뛰기',
  },
};

export function useTableWords(): TableWords {
  return WORDS[useLanguage()];
}
