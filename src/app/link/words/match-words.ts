import { josa } from '../../../kit/josa';
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
  /** The host ends the match for everybody. */
  end: 'End this match for everyone',
  endNow: 'End match',
  asksEnd: 'End this match for everyone?',
  endHint:
    'It ends without a winner and moves to Finished on every phone. You can continue it later, or start a rematch.',
  hostEnds: (host: string) => `Only the host can end this match for everyone. Ask ${host}.`,
  endedHere: 'You ended this match early.',
  /** Beside that: short for what continues it. */
  goOn: 'Continue',
  endedBy: (name: string) => `${name} ended this match early.`,
  wentOn: (name: string) => `${name} continues the match.`,
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
  end: '모든 휴대전화에서 게임 끝내기',
  endNow: '게임 끝내기',
  asksEnd: '모든 휴대전화에서 이 게임을 끝내시겠습니까?',
  endHint:
    '승자 없이 끝나며, 모든 휴대전화에서 ‘끝난 게임’으로 옮겨집니다. 나중에 이어서 하거나 한 판 더 시작할 수 있습니다.',
  hostEnds: (host) => `이 게임은 방장만 끝낼 수 있습니다. ${host}에게 부탁하세요.`,
  endedHere: '이 게임을 도중에 끝냈습니다.',
  goOn: '이어서 하기',
  endedBy: (name) => `${josa(name, '이/가')} 이 게임을 도중에 끝냈습니다.`,
  wentOn: (name) => `${josa(name, '이/가')} 게임을 이어서 합니다.`,
  backTo: (moves, more) =>
    `무르게 되는 수: ${moves.join(' ')}${more > 0 ? ` 그 밖에 ${more}개.` : ''}`,
};

/** Texts of a linked match about phones that are not there, about its end, and about undo. */
export const LINKED_MATCH = { en, ko };

export const useLinkedMatchWords = wordsHook(LINKED_MATCH);
