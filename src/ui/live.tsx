import { computed, signal, useComputed } from '@preact/signals';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { leaveToast, Toasts } from './toast';

/** Milliseconds: a button announces something and closes its sheet at the same time. */
const SAME_BREATH = 500;

const spoken = signal({ text: '', number: 0, at: Number.NEGATIVE_INFINITY });

/** Makes a screen reader read `text` when it has finished its current text. The same text twice is read twice. */
export function announce(text: string): void {
  spoken.value = { text, number: spoken.value.number + 1, at: performance.now() };
}

/** Removes what was said of a screen that has been left: a screen reader would find it on the next one. */
function leaveAnnouncement(): void {
  spoken.value = { ...spoken.peek(), text: '', at: Number.NEGATIVE_INFINITY };
}

/** Where announcements are rendered from now on. Old announcements are not repeated. */
function LiveRegion() {
  const { text, number, at } = spoken.value;
  const [from] = useState(() => performance.now() - SAME_BREATH);
  // Screen readers read only changes in a region that already exists.
  const [here, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  return (
    <div class="visually-hidden" aria-live="polite">
      {here && at >= from && <p key={number}>{text}</p>}
    </div>
  );
}

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
