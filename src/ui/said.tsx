import { LiveRegion } from './live';
import { isCovered, useTopmost } from './modals';
import { Toasts } from './toast';

/** What is said over a screen, shown and read out; once in the app. */
export function Said() {
  if (isCovered.value) return null;
  return (
    <>
      <Toasts />
      <LiveRegion />
    </>
  );
}

/** The same inside a modal dialog while it is the topmost. A sentence that stays waits until it is closed. */
export function SaidOver({ open }: { readonly open: boolean }) {
  if (!useTopmost(open)) return null;
  return (
    <>
      <Toasts passing />
      <LiveRegion />
    </>
  );
}
