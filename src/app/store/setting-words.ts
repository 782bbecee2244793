import type { TextsOf } from '../../kit/texts';
import { wordsHook } from '../../ui/words';
import type { Appearance } from './appearance';
import type { ChoiceKey, ChoiceOf, SwitchKey } from './kept-settings';

interface ChoiceWords<Value extends string> {
  readonly label: string;
  readonly hint?: string;
  readonly values: Readonly<Record<Value, string>>;
}

/** What the settings with several values are called. */
export type AllChoiceWords = { readonly [Key in ChoiceKey]: ChoiceWords<ChoiceOf<Key>> };

const en = {
  language: 'Language',
  theme: {
    label: 'Theme',
    values: { system: 'System', light: 'Light', dark: 'Dark' },
  } satisfies ChoiceWords<Appearance['theme']>,
  text: {
    label: 'Text size',
    values: { usual: 'Default', large: 'Large', largest: 'Largest' },
  } satisfies ChoiceWords<Appearance['text']>,
  motion: {
    label: 'Animation',
    values: { system: 'System', reduced: 'Off' },
  } satisfies ChoiceWords<Appearance['motion']>,
  choices: {
    pace: {
      label: 'Computer speed',
      hint: 'How long each computer move is shown before the next.',
      values: { slow: 'Slow', usual: 'Default', fast: 'Fast', none: 'Instant' },
    },
    steps: {
      label: 'Automatic steps',
      hint: 'Such as the automa’s turn. Until you choose, your first three matches wait for your tap.',
      values: { hand: 'Wait for my tap', auto: 'Automatic' },
    },
  } satisfies AllChoiceWords,
  switches: {
    cover: {
      label: 'Cover between turns',
      hint: 'Hides the table until the next player has the phone.',
    },
    warn: {
      label: 'Blunder warnings',
      hint: 'Asks again before a move that badly hurts your winning chances.',
    },
    brief: {
      label: 'Match card at my first turn',
      hint: 'Says what a match is about, until you have finished three matches of the game.',
    },
    forced: {
      label: 'Play forced moves for me',
      hint: 'If only one move is legal, it is played after a short pause.',
    },
    sound: {
      label: 'Sound',
      hint: 'A few soft sounds during play.',
    },
    vibration: {
      label: 'Vibration',
      hint: 'Vibrates for the same events.',
    },
  } satisfies Readonly<Record<SwitchKey, { readonly label: string; readonly hint: string }>>,
};

const ko: TextsOf<typeof en> = {
  language: '언어',
  theme: {
    label: '테마',
    values: { system: '기기 설정', light: '밝게', dark: '어둡게' },
  },
  text: {
    label: '글자 크기',
    values: { usual: '보통', large: '크게', largest: '아주 크게' },
  },
  motion: {
    label: '애니메이션',
    values: { system: '기기 설정', reduced: '끄기' },
  },
  choices: {
    pace: {
      label: '컴퓨터 진행 속도',
      hint: '컴퓨터가 둔 수를 얼마나 오래 보여 줄지 정합니다.',
      values: { slow: '느리게', usual: '보통', fast: '빠르게', none: '즉시' },
    },
    steps: {
      label: '자동 진행',
      hint: '오토마의 차례처럼 여러 단계로 보여 주는 것입니다. 따로 고르지 않으면 처음 세 게임에서는 누를 때까지 기다립니다.',
      values: { hand: '누를 때까지 기다리기', auto: '자동으로 넘어가기' },
    },
  },
  switches: {
    cover: {
      label: '차례 사이에 가리기',
      hint: '다음 사람이 휴대전화를 받을 때까지 화면을 가립니다.',
    },
    warn: {
      label: '큰 실수 경고',
      hint: '승률이 크게 떨어지는 수라면 한 번 더 묻습니다.',
    },
    brief: {
      label: '내 첫 차례에 게임 안내',
      hint: '같은 게임을 세 번 끝낼 때까지 목표와 점수를 알려 줍니다.',
    },
    forced: {
      label: '둘 수가 하나면 자동으로 두기',
      hint: '잠시 뒤 자동으로 둡니다.',
    },
    sound: {
      label: '소리',
      hint: '게임 중에 부드러운 소리가 납니다.',
    },
    vibration: {
      label: '진동',
      hint: '같은 상황에서 짧게 진동합니다.',
    },
  },
};

/** What each setting is called, wherever it can be changed. */
export const useSettingWords = wordsHook({ en, ko });
