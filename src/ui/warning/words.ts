import type { TextsOf } from '../../kit/texts';
import { wordsHook } from '../words';

const en = {
  /** Leaves everything as it is: beside the table, and at it. */
  cancel: 'Cancel',
  back: 'Back',
  /** Before a choice that loses something, and the answer that plays it. */
  sure: 'Are you sure?',
  anyway: 'Play anyway',
  passAnyway: 'Pass anyway',
};

const ko: TextsOf<typeof en> = {
  cancel: '취소',
  back: '뒤로',
  sure: '정말 두시겠습니까?',
  anyway: '그래도 두기',
  passAnyway: '그래도 패스',
};

/** Texts of warnings, loaded with them. */
export const useWarningWords = wordsHook({ en, ko });
