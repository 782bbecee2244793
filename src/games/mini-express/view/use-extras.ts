import { useMemo } from 'preact/hooks';
import { lazy } from '../../../kit/lazy';
import type { Language } from '../../../kit/words';
import { useLazy } from '../../../ui/lazy';
import { hasExtras, type Options } from '../rules/options';
import type { TableExtraWords } from '../words/en/extras';
import { texts } from '../words/texts';

/** The component that draws it, and its words. */
export type Extras = typeof import('./extras') & { readonly table: TableExtraWords };

const parts = lazy(() => import('./extras'));

/** What these options need on the table in addition: null where it is nothing, undefined while it is loading. */
export function useExtras(options: Options, language: Language): Extras | null | undefined {
  const wanted = hasExtras(options);
  const drawn = useLazy(parts, wanted);
  const words = useLazy(texts[language].extras, wanted);
  return useMemo(() => {
    if (!wanted) return null;
    return drawn && words ? { ...drawn, table: words.table } : undefined;
  }, [wanted, drawn, words]);
}
