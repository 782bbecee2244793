import type { TextsOf } from '../../kit/texts';
import { wordsHook } from '../../ui/words';

const en = {
  one: 'This match',
  empty: 'No matches yet. Everything you play is saved here.',
  running: 'In progress',
  /** In a long list: by game, name or people. */
  search: 'Search by game or player',
  found: (n: number) => `${n} ${n === 1 ? 'match' : 'matches'}`,
  finished: 'Finished',
  /** Ends a match before its end, and takes that back. */
  end: 'End this match',
  asksEnd: 'End this match?',
  endHint: 'It ends without a winner and moves to Finished. You can continue it from there.',
  resume: 'Continue this match',
  ended: (title: string) => `“${title}” was ended. Find it under Finished.`,
  replay: 'Replay',
  newName: 'Name of the match',
  save: 'Save',
  remove: 'Delete',
  asksRemove: 'Delete this match?',
  removeHint: 'All of its moves are lost.',
  more: (title: string) => `${title}: more`,
  removed: (title: string) => `“${title}” was deleted.`,
  undo: 'Undo',
  renamed: 'Renamed.',
  exportOne: 'Save as a file',
};

const ko: TextsOf<typeof en> = {
  one: '이 게임',
  empty: '아직 게임이 없습니다. 게임을 하면 여기에 자동으로 저장됩니다.',
  running: '진행 중',
  search: '게임이나 플레이어로 찾기',
  found: (n) => `게임 ${n}개`,
  finished: '끝난 게임',
  end: '이 게임 끝내기',
  asksEnd: '이 게임을 끝내시겠습니까?',
  endHint: '승자 없이 끝나며 ‘끝난 게임’으로 옮겨집니다. 그곳에서 다시 이어서 할 수 있습니다.',
  resume: '이 게임 이어서 하기',
  ended: (title) => `‘${title}’ 게임을 끝냈습니다. ‘끝난 게임’에 있습니다.`,
  replay: '다시 보기',
  newName: '게임 이름',
  save: '저장',
  remove: '삭제',
  asksRemove: '이 게임을 삭제하시겠습니까?',
  removeHint: '게임의 모든 기록이 없어집니다.',
  more: (title) => `${title}: 더 보기`,
  removed: (title) => `‘${title}’ 게임을 삭제했습니다.`,
  undo: '되돌리기',
  renamed: '이름을 바꾸었습니다.',
  exportOne: '파일로 저장',
};

/** Texts of the lists of matches, loaded with them. */
export const useMatchesWords = wordsHook({ en, ko });
