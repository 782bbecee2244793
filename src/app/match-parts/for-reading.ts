import { wordsHook } from '../../ui/words';

/** Why a match from a file is not continued: no log proves its positions. Loaded where that can be. */
export const useForReading = wordsHook({
  en: 'This match is from a file, and its moves don’t prove its positions. You can view it but not continue.',
  ko: '파일에서 가져온 게임이고, 기록된 수만으로는 국면을 확인할 수 없습니다. 볼 수는 있지만 이어서 할 수는 없습니다.',
});
