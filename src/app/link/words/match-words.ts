import type { TextsOf } from '../../../kit/texts';
import { wordsHook } from '../../../ui/words';

const en = {
  noHost: (name: string) => `No connection to ${name}.`,
  /** Beside `Continue here`. */
  goOnMeans: 'Or make this phone the host: the others find it with the same code.',
  /** In the line of phones, where nothing brings them back by itself. */
  lost: (names: string) => `Disconnected: ${names}.`,
  left: (names: string) => `Left the table: ${names}.`,
  spectating: 'Spectating',
  ownCopy: 'You left the table. This match is now your own copy.',
  home: 'Home',
  callOff: 'Never mind',
  /** Which moves are to be undone: what was done, the last one at the end. */
  backTo: (moves: readonly string[], more: number) =>
    `It takes back: ${moves.join(' ')}${more > 0 ? ` And ${more} more.` : ''}`,
};

const ko: TextsOf<typeof en> = {
  noHost: (name) => `${name}의 휴대전화와 연결되지 않습니다.`,
  goOnMeans: '이 휴대전화를 방장으로 할 수도 있습니다. 다른 휴대전화는 같은 코드로 찾아옵니다.',
  lost: (names) => `연결 끊김: ${names}`,
  left: (names) => `방을 나감: ${names}`,
  spectating: '관전 중',
  ownCopy: '방을 나왔습니다. 이 게임은 이제 이 휴대전화만의 사본입니다.',
  home: '처음 화면',
  callOff: '요청 취소',
  backTo: (moves, more) =>
    `무르게 되는 수: ${moves.join(' ')}${more > 0 ? ` 그 밖에 ${more}개.` : ''}`,
};

/** Texts of a linked match about phones that are not there, and about undo. */
export const useLinkedMatchWords = wordsHook({ en, ko });
