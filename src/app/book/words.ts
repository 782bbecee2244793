import type { TextsOf } from '../../kit/texts';
import { wordsHook } from '../../ui/words';

const en = {
  more: 'All its rules',
  /** Of a part that can be looked at but not played. */
  blocked: '(not playable yet)',
  /** With the usual seats; and to where they are chosen. */
  play: (value: string) => `Play ${value}`,
  setUp: (value: string) => `Set up ${value}`,
  /** The button that draws a value, and what is new in the one that was drawn: its parts, or else the whole. */
  surprise: 'Surprise us',
  newParts: (names: readonly string[]) => `New for you: ${names.join(', ')}.`,
  newValue: 'You have not played this yet.',
  leastPlayed: 'You have played everything; this one least often.',
  tour: 'Tour',
  tourHint: 'From simple to wild, with something new at each stop.',
  tourDone: (done: number, of: number) => `Tour: ${done} of ${of}`,
  /** Of the stop that comes next. */
  next: 'Next',
  toNext: (value: string) => `Next stop: ${value}`,
  atAGlance: 'All at a glance',
  inShort: (played: number, of: number) => `${played} of ${of}`,
  read: (label: string, value: string) => `${label} ${value}: its page`,
  /** To the screen with every page, what was played, and links to send. */
  toBook: 'All pages, past matches, sharing',
  share: 'Share',
  shareTitle: (label: string, value: string) => `Share ${label.toLowerCase()} ${value}`,
  shareHint: (label: string) =>
    `Scan the code with another phone, or send the link: it opens this ${label.toLowerCase()}.`,
  qrName: (value: string) => `QR code of the link to ${value}`,
  copy: 'Copy link',
  send: 'Send link',
  copied: 'Link copied.',
  notCopied: 'The browser does not allow copying. Scan the code, or write the link down.',
  /** Of a value that cannot be: how one is made up. */
  noValue: (label: string, value: string, parts: number, of: readonly string[]) =>
    `There is no ${label.toLowerCase()} ${value}: it takes ${parts} of ${of.join(', ')}, each only once.`,
  never: 'Not played to its end on this phone yet.',
  played: 'Played before',
  playedOf: (played: number, of: number) => `${played} of ${of} played`,
  times: (count: number) => (count === 1 ? 'Played once' : `Played ${count} times`),
  points: (scores: readonly number[]) => scores.join(', '),
};

/** Texts of the pages about the values of a setting, loaded with them. */
export type BookWords = TextsOf<typeof en>;

const ko: BookWords = {
  more: '모든 규칙',
  blocked: '(아직 할 수 없음)',
  play: (value) => `${value} 시작하기`,
  setUp: (value) => `${value} 설정`,
  surprise: '깜짝 추천',
  newParts: (names) => `새로 만나는 것: ${names.join(', ')}.`,
  newValue: '아직 하지 않은 것입니다.',
  leastPlayed: '모두 해 봤습니다. 그중 가장 적게 한 것입니다.',
  tour: '추천 코스',
  tourHint: '쉬운 것부터 어려운 것까지, 갈 때마다 새 규칙이 하나씩 나옵니다.',
  tourDone: (done, of) => `추천 코스: ${of}곳 중 ${done}곳`,
  next: '다음',
  toNext: (value) => `${value} 시작하기`,
  atAGlance: '한눈에 보기',
  inShort: (played, of) => `${of}개 중 ${played}개`,
  read: (label, value) => `${label} ${value} 자세히`,
  toBook: '모든 페이지, 지난 게임, 공유',
  share: '공유',
  shareTitle: (label, value) => `${label} ${value} 공유`,
  shareHint: (label) =>
    `다른 휴대전화로 코드를 찍거나 링크를 보내세요. 이 ${label}의 페이지가 열립니다.`,
  qrName: (value) => `${value} 링크의 QR 코드`,
  copy: '링크 복사',
  send: '링크 보내기',
  copied: '링크를 복사했습니다.',
  notCopied: '브라우저가 복사를 허용하지 않습니다. 코드를 찍거나 링크를 옮겨 적어 주세요.',
  noValue: (label, value, parts, of) =>
    `${value}: 없는 ${label}입니다. ${of.join(', ')} 가운데 서로 다른 ${parts}개로 이루어집니다.`,
  never: '이 휴대전화에서 아직 끝까지 하지 않았습니다.',
  played: '지금까지 한 게임',
  playedOf: (played, of) => `${of}개 중 ${played}개`,
  times: (count) => `${count}번 했습니다`,
  points: (scores) => scores.join(', '),
};

export const useBookWords = wordsHook({ en, ko });
