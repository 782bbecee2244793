import type { Trouble } from '../../archive/trouble';
import type { TextsOf } from '../../kit/texts';
import type { Language } from '../../kit/words';
import { wordsHook } from '../../ui/words';
import { useWords } from '../words/words';

const en = {
  title: 'My designs',
  begin: 'Copy and change',
  copyOf: (name: string) => `${name}, copy`,
  own: 'Mine',
  ownSentence: 'One of your designs. The match keeps it as it is now.',
  play: 'Play with this design',
  unsound: (problems: number) =>
    `This design is not playable yet: ${problems} ${problems === 1 ? 'problem' : 'problems'} to fix. See Checks.`,
  unsoundShort: 'Not playable yet',
  name: 'Name of the design',
  save: 'Save',
  duplicate: 'Duplicate',
  exportFile: 'Save as a file',
  remove: 'Delete',
  asksRemove: 'Delete this design?',
  removeHint: 'Matches played on it stay.',
  more: (name: string) => `${name}: more`,
  removed: (name: string) => `“${name}” was deleted.`,
  undoRemove: 'Undo',
  undo: 'Undo the last change',
  redo: 'Redo the change',
  noUndo: 'Nothing to undo since you opened this design.',
  noRedo: 'Nothing to redo.',
  saved: 'Saved',
  saving: 'Saving …',
  importFile: 'Import a design file',
  importHint: 'Designs saved by Roundhouse, up to 1 MB.',
  imported: (name: string) => `“${name}” was imported.`,
  known: (name: string) => `You already have “${name}”.`,
  tooLarge: 'The file is larger than 1 MB.',
  notOurs: (at: string) =>
    at === ''
      ? 'This is not a Roundhouse design file. Nothing was changed.'
      : `This design file has an error at ${at}. Nothing was changed.`,
  /** After the game has said what is wrong in a design. */
  unsoundFile: (sentence: string) => `${sentence} Nothing was changed.`,
  newer: 'This design was saved by a newer Roundhouse. Update, then try again.',
  unknownGame: 'This version does not have that game.',
  conflict: 'This design was changed in another tab. Your latest changes here are not saved.',
  gone: 'This design is not on this phone.',
  unreadable: 'This design is damaged. Go to My designs to save or remove what is left.',
  failed: 'The last change could not be saved.',
};

/** Texts of the screens for user designs, loaded with them. */
type DesignWords = TextsOf<typeof en>;

const ko: DesignWords = {
  title: '나만의 디자인',
  begin: '복사해서 바꾸기',
  copyOf: (name) => `${name} 복사본`,
  own: '내 디자인',
  ownSentence: '직접 만든 디자인입니다. 나중에 고쳐도 이 게임에서는 그대로입니다.',
  play: '이 디자인으로 게임하기',
  unsound: (problems) =>
    `아직 이 디자인으로 게임할 수 없습니다. ‘검사’에서 ${problems}곳을 고치세요.`,
  unsoundShort: '아직 게임할 수 없음',
  name: '디자인 이름',
  save: '저장',
  duplicate: '복제',
  exportFile: '파일로 저장',
  remove: '삭제',
  asksRemove: '이 디자인을 삭제하시겠습니까?',
  removeHint: '이 디자인으로 한 게임은 남습니다.',
  more: (name) => `${name}: 더 보기`,
  removed: (name) => `‘${name}’ 디자인을 삭제했습니다.`,
  undoRemove: '되돌리기',
  undo: '마지막 변경 되돌리기',
  redo: '변경 되돌리기 취소',
  noUndo: '되돌릴 변경이 없습니다.',
  noRedo: '되돌리기를 취소할 변경이 없습니다.',
  saved: '저장됨',
  saving: '저장 중 …',
  importFile: '디자인 파일 가져오기',
  importHint: 'Roundhouse에서 저장한 1MB 이하의 디자인 파일만 가져올 수 있습니다.',
  imported: (name) => `‘${name}’ 디자인을 가져왔습니다.`,
  known: (name) => `‘${name}’ 디자인은 이미 있습니다.`,
  tooLarge: '파일이 1MB보다 큽니다.',
  notOurs: (at) =>
    at === ''
      ? 'Roundhouse 디자인 파일이 아닙니다. 바뀐 것은 없습니다.'
      : `디자인 파일에 잘못된 곳이 있습니다: ${at}. 바뀐 것은 없습니다.`,
  unsoundFile: (sentence) => `${sentence} 바뀐 것은 없습니다.`,
  newer: '더 새로운 버전의 Roundhouse에서 저장한 디자인입니다. 업데이트한 뒤 다시 해 보세요.',
  unknownGame: '이 버전에 없는 게임입니다.',
  conflict: '다른 탭에서 이 디자인을 바꾸었습니다. 그 뒤 여기서 바꾼 내용은 저장되지 않았습니다.',
  gone: '이 휴대전화에 없는 디자인입니다.',
  unreadable: '손상된 디자인입니다. ‘나만의 디자인’에서 남은 내용을 저장하거나 제거할 수 있습니다.',
  failed: '마지막 변경을 저장하지 못했습니다.',
};

const WORDS = { en, ko };

/** A name for a copy, in every language. */
export function copyNames(names: Readonly<Record<Language, string>>): Record<Language, string> {
  return { en: WORDS.en.copyOf(names.en), ko: WORDS.ko.copyOf(names.ko) };
}

export function designWords(language: Language): DesignWords {
  return WORDS[language];
}

export const useDesignWords = wordsHook(WORDS);

/** The sentence when the archive could not store or load a design. */
export function useTroubleSentence(): (trouble: Trouble) => string {
  const app = useWords();
  const words = useDesignWords();
  return ({ trouble }) => {
    if (trouble === 'conflict' || trouble === 'gone' || trouble === 'failed') return words[trouble];
    return app.trouble[trouble];
  };
}
