import { lazy, useLazy } from '../../../ui/lazy';
import { hasAutoma, type Options } from '../rules/options';

export type Extras = typeof import('./extras');

const extras = lazy(() => import('./extras'));

/** What these options need on the table beyond the usual: null where it is nothing, undefined until it has come. */
export function useExtras({ mode, spike, harbors }: Options): Extras | null | undefined {
  const wanted = hasAutoma(mode) || spike || harbors;
  const here = useLazy(extras, wanted);
  return wanted ? (here ?? undefined) : null;
}
