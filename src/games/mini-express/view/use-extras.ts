import { useMemo } from 'preact/hooks';
import type { Language } from '../../../kit/words';
import { lazy, useLazy } from '../../../ui/lazy';
import { hasExtras, type Options } from '../rules/options';
import type { TableExtraWords } from '../words/en/extra-table';

/** The component that draws it, and its words. */
export type Extras = typeof import('./extras') & { readonly table: TableExtraWords };

const parts = lazy(() => import('./extras'));
const WORDS = {
  en: lazy(() => import('../words/en/extras')),
  ko: lazy(() => import('../words/ko/extras')),
} as const;

/** What these options need on the table in addition: null where it is nothing, undefined while it is loading. */
export function useExtras(options: Options, language: Language): Extras | null | undefined {
  const wanted = hasExtras(options);
  const drawn = useLazy(parts, wanted);
  const words = useLazy<{ readonly table: TableExtraWords }>(WORDS[language], wanted);
  return useMemo(() => {
    if (!wanted) return null;
    return drawn && words ? { ...drawn, table: words.table } : undefined;
  }, [wanted, drawn, words]);
}
