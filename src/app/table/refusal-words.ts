import type { Language } from '../../kit/words';
import type { MatchRefusal } from '../../match/live-match';

/** Also why nothing is undone or redone; `noUndoAlone`: where a single person may undo everything. */
export type TableRefusal = MatchRefusal | 'not-saved' | 'noUndo' | 'noUndoAlone' | 'noRedo';

type RefusalWords = Readonly<Record<TableRefusal, string>>;

const en: RefusalWords = {
  'not-saved': 'The move could not be saved, so it was not played.',
  busy: 'One moment: the last move is still being saved.',
  watching: 'Not played: this match is open in another tab.',
  incompatible: 'Not played: this match is view-only.',
  closed: 'Not played: this match is closed here. Open it again.',
  nothing: 'There is nothing left to undo or redo.',
  noUndo:
    'Nothing to undo: someone has moved since, something was drawn, or nothing has been played yet.',
  noUndoAlone: 'Nothing has been played yet. Playing alone, you can undo any move.',
  noRedo: 'Nothing to redo.',
};

const ko: RefusalWords = {
  'not-saved': '저장하지 못해 두지 않았습니다.',
  busy: '잠시만요. 앞의 수를 아직 저장하고 있습니다.',
  watching: '다른 탭에서 하고 있는 게임이라 두지 않았습니다.',
  incompatible: '볼 수만 있는 게임입니다.',
  closed: '여기서는 닫힌 게임입니다. 다시 여세요.',
  nothing: '무르거나 되살릴 것이 없습니다.',
  noUndo:
    '무를 수 있는 수가 없습니다. 이미 다음 수를 두었거나, 무언가를 뽑았거나, 아직 아무도 두지 않았습니다.',
  noUndoAlone: '아직 둔 수가 없습니다. 혼자 할 때는 어느 수든 무를 수 있습니다.',
  noRedo: '무른 수가 없습니다.',
};

/** Why the app, and not the rules of the game, has refused something. Loaded with the first refusal. */
export const REFUSAL_WORDS: Readonly<Record<Language, RefusalWords>> = { en, ko };
