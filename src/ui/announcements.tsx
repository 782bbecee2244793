import { computed, signal, useComputed } from '@preact/signals';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { LiveRegion, leaveAnnouncement } from './live';
import { leaveToast, Toasts } from './toast';

/** The open modal dialogs, the topmost last. */
const open = signal<readonly symbol[]>([]);

/** Whether a modal dialog is open. Then everything outside it is neither tapped nor read out. */
const isCovered = computed(() => open.value.length > 0);

/** True while a modal dialog is open and no other is above it. */
function useTopmost(isOpen: boolean): boolean {
  const [self] = useState(() => Symbol('modal'));
  useEffect(() => {
    if (!isOpen) return;
    open.value = [...open.peek(), self];
    return () => {
      open.value = open.peek().filter((one) => one !== self);
    };
  }, [isOpen]);
  return useComputed(() => open.value.at(-1) === self).value;
}

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
