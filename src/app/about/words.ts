import type { TextsOf } from '../../kit/texts';
import { wordsHook } from '../../ui/words';

const en = {
  title: 'About',
  version: (version: string) => `Version ${version}`,
  what: 'Railway board games on your phone: free, offline, no account.',
  privacy:
    'Your matches stay on this phone. Only when you link phones do those at the table share a match, and a signaling server helps them find each other.',
  license: 'Licenses',
  free: 'Roundhouse is free software under the MIT license.',
  libraries: 'All of it, with licenses',
  librariesHint: 'It includes free software by others.',
};

const ko: TextsOf<typeof en> = {
  title: '정보',
  version: (version) => `버전 ${version}`,
  what: 'Roundhouse는 휴대전화로 철도 보드게임을 즐기는 무료 앱입니다. 계정도 인터넷도 필요 없습니다.',
  privacy:
    '게임은 이 휴대전화에만 저장됩니다. 휴대전화를 연결할 때만 같은 방의 휴대전화끼리 게임을 주고받으며, 서로를 찾는 데 연결 서버를 씁니다.',
  license: '라이선스',
  free: 'Roundhouse는 MIT 라이선스의 자유 소프트웨어입니다.',
  libraries: '목록과 라이선스 보기',
  librariesHint: '다른 자유 소프트웨어도 쓰고 있습니다.',
};

/** Texts of the About page, loaded with it. */
export const useAboutWords = wordsHook({ en, ko });
