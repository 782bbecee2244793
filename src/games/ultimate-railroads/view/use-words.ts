import type { Language } from '../../../kit/words';
import { useLazy } from '../../../ui/lazy';
import type { TableWords } from '../words/en/table';
import { texts } from '../words/texts';
import type { Words } from '../words/words';

/** The game's words; null until they are there. The app has usually asked for them before. */
export function useWords(language: Language): Words | null {
  return useLazy(texts[language].words);
}

/** What only the table and its panels say; null until it is there. */
export function useTableText(language: Language): TableWords | null {
  return useLazy(texts[language].table);
}
