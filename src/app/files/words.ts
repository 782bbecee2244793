import type { Missing } from '../../kit/match-file';
import type { TextsOf } from '../../kit/texts';
import { wordsHook } from '../../ui/words';

/** What every log has to keep to, whichever game it is of. */
export type LogProblem =
  | 'not-your-turn'
  | 'not-joined'
  | 'other-fingerprint'
  | 'nothing-to-undo'
  | 'nothing-to-redo'
  | 'wrong-plies'
  | 'other-options';

const count = (matches: number) => `${matches} ${matches === 1 ? 'match' : 'matches'}`;
const designs = (n: number) => `${n} ${n === 1 ? 'design' : 'designs'}`;

const en = {
  unsaved: (code: string) => `The file could not be created (${code}).`,
  exportAll: 'Export everything',
  importFile: 'Import files',
  exportHint: '“Export everything” includes your designs.',
  importHint:
    'You can import files that Roundhouse has saved, several at once. Every move is checked first.',
  saving: 'Saving …',
  /** Before a list of what a file does not hold. */
  missing: 'Left out, because it cannot be read:',
  missingMatch: (name: string | null) =>
    name === null ? 'a match without a readable name.' : `the match “${name}”.`,
  missingEnd: (name: string, after: number) =>
    after === 0 ? `every move of “${name}”.` : `everything after entry ${after} of “${name}”.`,
  missingDesign: (name: string | null) =>
    name === null ? 'a design without a readable name.' : `the design “${name}”.`,
  /** `file`: its name, where several are imported. */
  importing: (done: number, all: number | null, file: string | null) =>
    `${file === null ? '' : `${file}: `}${all === null ? 'Checking …' : `Checking match ${done} of ${all}`}`,
  imported: (added: number, known: number) =>
    known === 0 ? `${count(added)} imported.` : `${count(added)} imported, ${known} already here.`,
  importedDesigns: (added: number, known: number) =>
    known === 0
      ? `${designs(added)} imported.`
      : `${designs(added)} imported, ${known} already here.`,
  /** Matches whose end is not in the file. */
  cut: (n: number) =>
    n === 1
      ? 'One match ends early: the rest of it could not be read when the file was saved.'
      : `${n} matches end early: the rest of them could not be read when the file was saved.`,
  /** `file`: its name, where several were imported. */
  refused: (file: string | null) =>
    file === null
      ? 'This file was not imported. Nothing was changed.'
      : `“${file}” was not imported.`,
  /** The button that imports what can be read. */
  importRest: 'Import everything else',
  skipped: (file: string | null) => (file === null ? 'Left out:' : `Left out of “${file}”:`),
  refusedEntry: (match: number, entry: number) =>
    `Match ${match}: entry ${entry} of its log is not valid.`,
  refusedMatch: (match: number) => `Match ${match} cannot be read.`,
  refusedDesign: (design: number) => `Design ${design} cannot be read.`,
  tooLarge: 'Part of the file is larger than anything Roundhouse saves.',
  /** A file of damaged rows. */
  raw: 'This file holds damaged data for repair by hand. Roundhouse cannot import it.',
  /** `at` is the path of the first invalid part of the file; may be empty. */
  notOurs: (at: string) =>
    at === '' ? 'This is not a Roundhouse file.' : `This file has an error at ${at}.`,
  unknownGame: 'This version does not have that game.',
  /** A write has not been answered. */
  silent:
    'The browser is not responding: the last step may not be saved yet. Wait, close other tabs, or restart the browser. Everything before it is safe.',
  saveOpen: 'Save the match as a file',
  reload: 'Reload',
  /** Of a file that ends before its own end. */
  cutOff: 'The file is incomplete: it was not fully saved or copied.',
  ofLog: {
    'not-your-turn': 'It is another player’s turn there.',
    'not-joined': 'It is joined to a move by another player.',
    'other-fingerprint': 'It leads to a different position than the file says.',
    'nothing-to-undo': 'There is nothing to undo there.',
    'nothing-to-redo': 'There is nothing to redo there.',
    'wrong-plies': 'It undoes or redoes the wrong number of moves.',
    'other-options': 'It begins from a position with other settings.',
  } satisfies Readonly<Record<LogProblem, string>>,
};

/** Texts about files of matches and designs, loaded with the code that reads and writes them. */
export type FilesWords = TextsOf<typeof en>;

const ko: FilesWords = {
  unsaved: (code) => `파일을 만들지 못했습니다(${code}).`,
  exportAll: '모두 내보내기',
  importFile: '파일 가져오기',
  exportHint: '모두 내보내면 직접 만든 디자인도 포함됩니다.',
  importHint:
    'Roundhouse에서 저장한 파일을 한 번에 여러 개 가져올 수 있습니다. 가져오기 전에 모든 수가 규칙에 맞는지 확인합니다.',
  saving: '저장하는 중 …',
  missing: '읽을 수 없어 빠진 내용:',
  missingMatch: (name) => (name === null ? '이름을 읽을 수 없는 게임 1개' : `‘${name}’ 게임`),
  missingEnd: (name, after) =>
    after === 0 ? `‘${name}’ 게임의 모든 수` : `‘${name}’ 게임의 ${after}번째 항목 뒤 전부`,
  missingDesign: (name) => (name === null ? '이름을 읽을 수 없는 디자인 1개' : `‘${name}’ 디자인`),
  importing: (done, all, file) =>
    `${file === null ? '' : `${file}: `}${all === null ? '검사하는 중 …' : `${all}개 중 ${done}번째 게임 검사 중`}`,
  imported: (added, known) =>
    known === 0
      ? `게임 ${added}개를 가져왔습니다.`
      : `게임 ${added}개를 가져왔습니다. ${known}개는 이미 있습니다.`,
  importedDesigns: (added, known) =>
    known === 0
      ? `디자인 ${added}개를 가져왔습니다.`
      : `디자인 ${added}개를 가져왔습니다. ${known}개는 이미 있습니다.`,
  cut: (n) => `게임 ${n}개는 중간까지만 있습니다. 파일을 저장할 때 나머지를 읽을 수 없었습니다.`,
  refused: (file) =>
    file === null
      ? '이 파일은 가져오지 않았습니다. 바뀐 것은 없습니다.'
      : `‘${file}’ 파일은 가져오지 않았습니다.`,
  importRest: '나머지 모두 가져오기',
  skipped: (file) => (file === null ? '제외한 내용:' : `‘${file}’ 파일에서 제외한 내용:`),
  refusedEntry: (match, entry) => `${match}번째 게임 기록의 ${entry}번째 항목이 맞지 않습니다.`,
  refusedMatch: (match) => `${match}번째 게임을 읽을 수 없습니다.`,
  refusedDesign: (design) => `${design}번째 디자인을 읽을 수 없습니다.`,
  tooLarge: '파일에 너무 큰 부분이 있습니다.',
  raw: '직접 복구할 때 쓰는 손상된 데이터 파일이라 가져올 수 없습니다.',
  notOurs: (at) =>
    at === '' ? 'Roundhouse 파일이 아닙니다.' : `파일에 잘못된 곳이 있습니다: ${at}`,
  unknownGame: '이 버전에 없는 게임입니다.',
  silent:
    '브라우저가 응답하지 않습니다. 마지막 단계가 아직 저장되지 않았을 수 있습니다. 기다리거나, 다른 탭을 닫거나, 브라우저를 다시 시작해 보세요. 그 전까지는 모두 안전합니다.',
  saveOpen: '게임을 파일로 저장',
  reload: '새로 고침',
  cutOff: '파일이 중간에서 끊겼습니다. 끝까지 저장되거나 복사되지 않았습니다.',
  ofLog: {
    'not-your-turn': '그때는 다른 플레이어의 차례입니다.',
    'not-joined': '다른 플레이어의 수와 한 묶음으로 적혀 있습니다.',
    'other-fingerprint': '이 항목을 두고 난 상태가 파일에 적힌 것과 다릅니다.',
    'nothing-to-undo': '그때는 무를 수 있는 것이 없습니다.',
    'nothing-to-redo': '그때는 무르기를 취소할 수 있는 것이 없습니다.',
    'wrong-plies': '무르거나 무르기를 취소하는 수의 개수가 맞지 않습니다.',
    'other-options': '시작 상태의 설정이 이 게임의 설정과 다릅니다.',
  },
};

export const useFilesWords = wordsHook({ en, ko });

/** What a file does not hold, as the end of a sentence or a line of a list. */
export function missingSentence(missing: Missing, words: FilesWords): string {
  switch (missing.what) {
    case 'match':
      return words.missingMatch(missing.name);
    case 'design':
      return words.missingDesign(missing.name);
    case 'end':
      return words.missingEnd(missing.name, missing.after);
  }
}
