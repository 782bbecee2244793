import type { Language } from '../../../../src/kit/words';

/** What a newcomer reads on the way. */
const en = {
  neverPlayed: /^First lesson: Mini Express/,
  secondLesson: /Golden Spike/,
  notThat: /That opens something else/,
  /** Where the first lesson's second share is to be picked. */
  second: 'Step 3 of 12',
  why: 'Why?',
  firstShares: 'The first shares',
  allDone: 'You’re done!',
  lessons: 'All lessons',
  playOn: 'Play now',
  back: 'Back',
  home: 'Home',
  settings: 'Settings',
  atOnce: 'Instant',
  resume: /’s turn|Your turn/,
  myTurn: 'Your turn',
  ranking: 'Final ranking',
  replay: 'Replay',
  position: 'Position',
  stepBack: 'Previous move',
  install: 'Install',
  lastMatch: /wins?\b/,
};

export type Says = typeof en;

const ko: Says = {
  neverPlayed: /^첫 튜토리얼: 미니 익스프레스/,
  secondLesson: /골든 스파이크/,
  notThat: /다른 것이 열렸습니다/,
  second: '12단계 중 3단계',
  why: '왜 안 되나요?',
  firstShares: '첫 주식 고르기',
  allDone: '다 배웠습니다.',
  lessons: '모든 튜토리얼',
  playOn: '지금 게임하기',
  back: '뒤로',
  home: '처음 화면',
  settings: '설정',
  atOnce: '즉시',
  resume: / 차례/,
  myTurn: '내 차례',
  ranking: '최종 순위',
  replay: '다시 보기',
  position: '장면',
  stepBack: '이전 수',
  install: '설치',
  lastMatch: /승리|우승/,
};

export const SAYS: Readonly<Record<Language, Says>> = { en, ko };
