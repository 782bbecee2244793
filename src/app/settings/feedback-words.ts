import type { Cue } from '../../kit/cues';
import type { TextsOf } from '../../kit/texts';
import type { Language } from '../../kit/words';
import { useLanguage } from '../../ui/words';

const en = {
  title: 'Sound and vibration',
  sound: 'Sound',
  soundHint: 'A few soft sounds during play.',
  vibration: 'Vibration',
  vibrationHint: 'Vibrates for the same events.',
  noVibration: 'Vibration is not available in this browser.',
  try: 'Try them',
  cues: {
    place: 'Built',
    take: 'Taken',
    deliver: 'Delivered',
    money: 'Money',
    bid: 'Bid',
    dice: 'Dice',
    turn: 'Your turn',
    end: 'Match over',
    refusal: 'Not possible',
  } satisfies Readonly<Record<Cue, string>>,
};

/** Texts of the settings for sound and vibration. */
export type FeedbackWords = TextsOf<typeof en>;

const ko: FeedbackWords = {
  title: '소리와 진동',
  sound: '소리',
  soundHint: '게임 중에 부드러운 소리가 납니다.',
  vibration: '진동',
  vibrationHint: '같은 상황에서 짧게 진동합니다.',
  noVibration: '이 브라우저는 진동을 지원하지 않습니다.',
  try: '미리 느껴 보기',
  cues: {
    place: '건설',
    take: '획득',
    deliver: '운송',
    money: '돈',
    bid: '입찰',
    dice: '주사위',
    turn: '내 차례',
    end: '게임 끝',
    refusal: '할 수 없음',
  },
};

const WORDS: Record<Language, FeedbackWords> = { en, ko };

export function useFeedbackWords(): FeedbackWords {
  return WORDS[useLanguage()];
}
