import type { ComponentChildren } from 'preact';
import { lazy } from '../../kit/lazy';
import { useLazy, usePrefetch } from '../lazy';
import type { AskedFirst } from './use-choice';

const turnWarning = lazy(async () => (await import('./turn-warning')).TurnWarning);

interface AskFirstProps {
  readonly turn: { readonly warning: AskedFirst | null; readonly busy: boolean };
  /** The panel of the choice. */
  readonly children: ComponentChildren;
}

/** Puts a warning in the place of a panel while a choice that loses something is asked about. */
export function AskFirst({ turn: { warning, busy }, children }: AskFirstProps): ComponentChildren {
  usePrefetch(turnWarning);
  const Warning = useLazy(turnWarning, warning !== null);
  return warning && Warning ? <Warning warning={warning} busy={busy} /> : children;
}
