import type { ComponentType } from 'preact';
import { lazy } from '../kit/lazy';
import { useLazy } from './lazy';

/** A component whose code is loaded when it is first drawn; `code` can be fetched in advance. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const code = lazy(load);
  function Part(props: Props) {
    const Loaded = useLazy(code);
    return Loaded && <Loaded {...props} />;
  }
  return Object.assign(Part, { code });
}
