import { useLayoutEffect } from 'preact/hooks';
import { LiveRegion, leaveAnnouncement } from './live';
import { isCovered, useTopmost } from './modals';
import { leaveToast, Toasts } from './toast';

/** The app's announcements: shown over the screen at this path and read out. Rendered once in the app. */
export function Announcements({ path }: { readonly path: string }) {
  // Before the next screen's own effects, which may have something to say.
  useLayoutEffect(
    () => () => {
      leaveToast();
      leaveAnnouncement();
    },
    [path],
  );
  if (isCovered.value) return null;
  return (
    <>
      <Toasts />
      <LiveRegion />
    </>
  );
}

/** The same inside a modal dialog while it is the topmost one. A toast that stays waits until the dialog is closed. */
export function SheetAnnouncements({ open }: { readonly open: boolean }) {
  if (!useTopmost(open)) return null;
  return (
    <>
      <Toasts passing />
      <LiveRegion />
    </>
  );
}
