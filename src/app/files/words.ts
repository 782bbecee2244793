import type { Language } from '../../kit/words';
import { useLanguage } from '../../ui/words';

/** Texts about files of matches and boards, loaded with the code that reads and writes them. */
export interface FilesWords {
  unsaved(code: string): string;
  readonly exportAll: string;
  readonly importFile: string;
  readonly exportHint: string;
  readonly importHint: string;
  importing(done: number, all: number | null): string;
  imported(added: number, known: number): string;
  importedDesigns(added: number, known: number): string;
  readonly refused: string;
  refusedEntry(match: number, entry: number): string;
  refusedMatch(match: number): string;
  refusedDesign(design: number): string;
  readonly tooLarge: string;
  /** `at` is the path of the first invalid part of the file; may be empty. */
  notOurs(at: string): string;
  readonly unknownGame: string;
}

const count = (matches: number) => `${matches} ${matches === 1 ? 'match' : 'matches'}`;
const boards = (designs: number) => `${designs} ${designs === 1 ? 'board' : 'boards'}`;

const WORDS: Record<Language, FilesWords> = {
  en: {
    unsaved: (code) => `The file could not be made (${code}).`,
    exportAll: 'Save all as one file',
    importFile: 'Bring in a file',
    exportHint: '“Save all” takes the boards of your own along.',
    importHint: 'Files saved by Roundhouse, up to 10 MB. Every move in them is checked first.',
    importing: (done, all) => (all === null ? 'Checking …' : `Checking match ${done} of ${all}`),
    imported: (added, known) =>
      known === 0
        ? `${count(added)} brought in.`
        : `${count(added)} brought in, ${known} already here.`,
    importedDesigns: (added, known) =>
      known === 0
        ? `${boards(added)} brought in.`
        : `${boards(added)} brought in, ${known} already here.`,
    refused: 'This file was not brought in. Nothing was changed.',
    refusedEntry: (match, entry) => `Match ${match}, entry ${entry} of its log does not fit.`,
    refusedMatch: (match) => `Match ${match} cannot be read.`,
    refusedDesign: (design) => `Board ${design} cannot be read.`,
    tooLarge: 'The file is larger than 10 MB.',
    notOurs: (at) =>
      at === ''
        ? 'This is not a file that Roundhouse has saved.'
        : `Something in it is not as Roundhouse saves it: ${at}.`,
    unknownGame: 'It is of a game that this version does not have.',
  },
  ko: {
    unsaved: (code) => `파일을 만들지 못했습니다(${code}).`,
    exportAll: '모두 한 파일로 저장',
    importFile: '파일 가져오기',
    exportHint: '모두 저장하면 직접 만든 지도도 함께 저장됩니다.',
    importHint: 'Roundhouse가 저장한 10 MB 이하 파일입니다. 모든 수를 먼저 검사합니다.',
    importing: (done, all) =>
      all === null ? '검사하는 중 …' : `${all}개 중 ${done}번째 게임 검사 중`,
    imported: (added, known) =>
      known === 0
        ? `게임 ${added}개를 가져왔습니다.`
        : `게임 ${added}개를 가져왔습니다. ${known}개는 이미 있습니다.`,
    importedDesigns: (added, known) =>
      known === 0
        ? `지도 ${added}개를 가져왔습니다.`
        : `지도 ${added}개를 가져왔습니다. ${known}개는 이미 있습니다.`,
    refused: '이 파일은 가져오지 않았습니다. 바뀐 것은 없습니다.',
    refusedEntry: (match, entry) => `${match}번째 게임 기록의 ${entry}번째 항목이 맞지 않습니다.`,
    refusedMatch: (match) => `${match}번째 게임을 읽을 수 없습니다.`,
    refusedDesign: (design) => `${design}번째 지도를 읽을 수 없습니다.`,
    tooLarge: '파일이 10 MB보다 큽니다.',
    notOurs: (at) =>
      at === ''
        ? 'Roundhouse가 저장한 파일이 아닙니다.'
        : `Roundhouse가 저장한 형식과 다른 곳이 있습니다: ${at}`,
    unknownGame: '이 버전에 없는 게임입니다.',
  },
};

export function useFilesWords(): FilesWords {
  return WORDS[useLanguage()];
}
