import type { Language } from '../../kit/words';
import type { MatchRefusal } from '../../match/live-match';

type RefusalWords = Readonly<Record<MatchRefusal | 'not-saved', string>>;

const en: RefusalWords = {
  'not-saved': 'The move could not be saved, so it was not played.',
  busy: 'One moment: the last move is still being saved.',
  watching: 'Not played: this match is open in another tab.',
  incompatible: 'Not played: this match is view-only.',
  closed: 'Not played: this match is closed here. Open it again.',
  nothing: 'There is nothing left to undo or redo.',
};

const ko: RefusalWords = {
  'not-saved': '저장하지 못해 두지 않았습니다.',
  busy: '잠시만요. 앞의 수를 아직 저장하고 있습니다.',
  watching: '다른 탭에서 하고 있는 게임이라 두지 않았습니다.',
  incompatible: '볼 수만 있는 게임입니다.',
  closed: '여기서는 닫힌 게임입니다. 다시 여세요.',
  nothing: '무르거나 되살릴 수가 없습니다.',
};

/** Why the app, and not the rules of the game, has refused something. Loaded with the first refusal. */
export const REFUSAL_WORDS: Readonly<Record<Language, RefusalWords>> = { en, ko };
