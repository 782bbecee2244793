import type { Cue } from '../../kit/cues';
import type { TextsOf } from '../../kit/texts';
import { wordsHook } from '../../ui/words';

const en = {
  play: 'At the table',
  feedback: 'Sound and vibration',
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
  storage: 'Storage',
  kept: 'Protected: the browser will not delete your matches when storage runs low.',
  notKept: 'Not protected: the browser may delete your matches when storage runs low.',
  protect: 'Protect my data',
  protectRefused: 'The browser declined. Installing Roundhouse usually helps.',
  used: (used: string, quota: string) => `${used} of ${quota} used.`,
  backup: 'Backup',
};

const ko: TextsOf<typeof en> = {
  play: '게임 중',
  feedback: '소리와 진동',
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
  storage: '저장 공간',
  kept: '보호됨: 공간이 부족해도 브라우저가 게임을 지우지 않습니다.',
  notKept: '보호되지 않음: 공간이 부족하면 브라우저가 게임을 지울 수 있습니다.',
  protect: '데이터 보호',
  protectRefused: '브라우저가 허용하지 않았습니다. 앱을 설치하면 대개 허용됩니다.',
  used: (used, quota) => `${quota} 중 ${used} 사용`,
  backup: '백업',
};

/** Texts of the settings screen around the settings, loaded with it. */
export const useSettingsWords = wordsHook({ en, ko });
