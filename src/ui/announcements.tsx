import { LiveRegion } from './live';
import { isCovered, useTopmost } from './modals';
import { Toasts } from './toast';

/** The app's announcements: shown over a screen and read out. Rendered once in the app. */
export function Announcements() {
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
