import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../../../kit/words';
import type { Words } from '../words/words';

const loaded = new Map<Language, Words>();

const loaders: Record<Language, () => Promise<{ words: Words }>> = {
  en: () => import('../words/en'),
  ko: () => import('../words/ko'),
};

/** The game's words; null until they are there. The house has usually asked for them before. */
export function useWords(language: Language): Words | null {
  const [, arrived] = useState(0);
  useEffect(() => {
    if (loaded.has(language)) return;
    void loaders[language]().then(({ words }) => {
      loaded.set(language, words);
      arrived((count) => count + 1);
    });
  }, [language]);
  return loaded.get(language) ?? null;
}
