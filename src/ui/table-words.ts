import type { TextsOf } from '../kit/texts';
import { wordsHook } from './words';

const en = {
  /** Names the panel of the choice in progress. */
  turn: 'Turn',
  back: 'Back',
  confirm: 'Confirm',
  close: 'Close',
  /** After a refusal: opens the rule behind it. */
  why: 'Why?',
  /** Opens the meaning of the figures. */
  legend: 'What these mean',
  /** A figure that changes, for screen readers. */
  change: (from: number | string, to: number | string) => `from ${from} to ${to}`,
  /** Of a player with the most points. */
  leads: 'in the lead',
  nothingPlayed: 'Nothing has been played yet.',
  showAgain: 'Show again',
  /** Shows further rows of a long list. */
  showMore: 'Show more',
  /** Ends a show of steps. */
  goOn: 'Continue',
  /** In a show that waits for a tap: its next step, and its end. */
  nextStep: 'Next',
  skipSteps: 'Skip',
};

const ko: TextsOf<typeof en> = {
  turn: '차례',
  back: '뒤로',
  confirm: '확인',
  close: '닫기',
  why: '왜 안 되나요?',
  legend: '숫자의 뜻',
  change: (from, to) => `${from}에서 ${to}`,
  leads: '선두',
  nothingPlayed: '아직 아무 일도 없었습니다.',
  showAgain: '다시 보기',
  showMore: '더 보기',
  goOn: '계속',
  nextStep: '다음',
  skipSteps: '건너뛰기',
};

/** Texts that every game's table uses. All others come from the game's own words. */
export const useTableWords = wordsHook({ en, ko });
