import type { TextsOf } from '../../../kit/texts';
import { wordsHook } from '../../../ui/words';

const en = {
  needName: 'Enter your name, so that the others know who you are.',
  /** What a room code is made of. Its letters leave out those that look like digits. */
  noCode: 'A room code has six letters and digits, without B, I, L, O, S, Z and 0, 1, 2, 5, 8.',
  /** Above the way to link without a server. */
  withoutServer: 'No internet? You can still link: each phone scans the other.',
  triedCode: (code: string) => `Code: ${code}`,
  changeCode: 'Change the code',
  rename: (name: string) => `Rename ${name}`,
  renameTitle: 'Name of the player',
  save: 'Save',
};

const ko: TextsOf<typeof en> = {
  needName: '다른 플레이어가 알아볼 수 있게 이름을 입력하세요.',
  noCode: '방 코드는 여섯 글자이며 B, I, L, O, S, Z와 0, 1, 2, 5, 8은 쓰지 않습니다.',
  withoutServer: '인터넷이 없어도 연결할 수 있습니다. 서로 상대의 화면을 스캔하면 됩니다.',
  triedCode: (code) => `코드: ${code}`,
  changeCode: '코드 바꾸기',
  rename: (name) => `${name} 이름 바꾸기`,
  renameTitle: '플레이어 이름',
  save: '저장',
};

/** Texts of the screens before a linked match begins. */
export const useLobbyWords = wordsHook({ en, ko });
