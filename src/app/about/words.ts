import type { Language } from '../../kit/words';
import { useLanguage } from '../../ui/words';

/** Texts of the About page, loaded with it. */
export interface AboutWords {
  readonly title: string;
  version(version: string): string;
  readonly what: string;
  readonly privacy: string;
  readonly licence: string;
  readonly free: string;
  readonly libraries: string;
  readonly librariesHint: string;
}

const WORDS: Record<Language, AboutWords> = {
  en: {
    title: 'About',
    version: (version) => `Version ${version}`,
    what: 'Roundhouse plays railway board games on your phone: free, without an account, and without a network.',
    privacy:
      'What you play stays on this phone, until you link it with others: then the phones at the table share the match, and a signalling server helps them find each other.',
    licence: 'Licences',
    free: 'Roundhouse is free software under the MIT licence.',
    libraries: 'All of them, with their licences.',
    librariesHint: 'Free software by other people is part of it.',
  },
  ko: {
    title: '정보',
    version: (version) => `버전 ${version}`,
    what: 'Roundhouse는 휴대전화로 철도 보드게임을 즐기는 무료 앱입니다. 계정도 인터넷도 필요 없습니다.',
    privacy:
      '게임 기록은 이 휴대전화에만 남습니다. 다른 휴대전화와 연결할 때만 테이블의 휴대전화끼리 게임을 주고받으며, 서로를 찾는 데 연결 서버를 씁니다.',
    licence: '라이선스',
    free: 'Roundhouse는 MIT 라이선스를 따르는 자유 소프트웨어입니다.',
    libraries: '목록과 라이선스 보기',
    librariesHint: '다른 분들의 자유 소프트웨어가 들어 있습니다.',
  },
};

export function useAboutWords(): AboutWords {
  return WORDS[useLanguage()];
}
