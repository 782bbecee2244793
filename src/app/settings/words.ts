import type { TextsOf } from '../../kit/texts';
import type { Language } from '../../kit/words';
import { useLanguage } from '../../ui/words';

const en = {
  title: 'Settings',
  language: 'Language',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  text: 'Text size',
  texts: { usual: 'Default', large: 'Large', largest: 'Largest' },
  motion: 'Animation',
  motions: { system: 'System', reduced: 'Off' },
  play: 'At the table',
  /** What a game does by itself, such as an automa's turn. */
  steps: 'Automatic steps',
  stepsHint:
    'Such as the automa’s turn. Until you choose, your first three matches wait for your tap.',
  stepsChoices: { hand: 'Wait for my tap', auto: 'Automatic' },
  storage: 'Storage',
  kept: 'Protected: the browser will not delete your matches when storage runs low.',
  notKept: 'Not protected: the browser may delete your matches when storage runs low.',
  protect: 'Protect my data',
  protectRefused: 'The browser declined. Installing Roundhouse usually helps.',
  used: (used: string, quota: string) => `${used} of ${quota} used.`,
  backup: 'Backup',
};

/** Texts of the settings, loaded with them. */
export type SettingsWords = TextsOf<typeof en>;

const ko: SettingsWords = {
  title: '설정',
  language: '언어',
  theme: '테마',
  themes: { system: '기기 설정', light: '밝게', dark: '어둡게' },
  text: '글자 크기',
  texts: { usual: '보통', large: '크게', largest: '아주 크게' },
  motion: '애니메이션',
  motions: { system: '기기 설정', reduced: '끄기' },
  play: '게임 중',
  steps: '자동 진행',
  stepsHint:
    '오토마의 차례처럼 여러 단계로 보여 주는 것입니다. 따로 고르지 않으면 처음 세 게임에서는 누를 때까지 기다립니다.',
  stepsChoices: { hand: '누를 때까지 기다리기', auto: '자동으로 넘어가기' },
  storage: '저장 공간',
  kept: '보호됨: 공간이 부족해도 브라우저가 게임을 지우지 않습니다.',
  notKept: '보호되지 않음: 공간이 부족하면 브라우저가 게임을 지울 수 있습니다.',
  protect: '데이터 보호',
  protectRefused: '브라우저가 허용하지 않았습니다. 앱을 설치하면 대개 허용됩니다.',
  used: (used, quota) => `${quota} 중 ${used} 사용`,
  backup: '백업',
};

const WORDS: Record<Language, SettingsWords> = { en, ko };

export function useSettingsWords(): SettingsWords {
  return WORDS[useLanguage()];
}
