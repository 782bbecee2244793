import { lazy, useLazy } from '../../../ui/lazy';
import { hasExtras, type Options } from '../rules/options';

export type Extras = typeof import('./extras');

const extras = lazy(() => import('./extras'));

/** What these options need on the table beyond the usual: null where it is nothing, undefined until it has come. */
export function useExtras(options: Options): Extras | null | undefined {
  const wanted = hasExtras(options);
  const here = useLazy(extras, wanted);
  return wanted ? (here ?? undefined) : null;
}
