import type { Language } from '../../../../kit/words';
import { type Lazy, lazy, useLazy } from '../../../../ui/lazy';
import type { EditorWords } from '../../words/editor-words';

const WORDS: Readonly<Record<Language, Lazy<EditorWords>>> = {
  en: lazy(async () => (await import('../../words/en-editor')).words),
  ko: lazy(async () => (await import('../../words/ko-editor')).words),
};

/** What the editor says; null until it is there. */
export function useEditorWords(language: Language): EditorWords | null {
  return useLazy(WORDS[language]);
}
