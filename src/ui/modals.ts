import { computed, signal, useComputed } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';

/** The modal dialogs that are open, the topmost last. */
const open = signal<readonly symbol[]>([]);

/** Whether some modal dialog is open: everything outside it is neither tapped nor read out. */
export const isCovered = computed(() => open.value.length > 0);

/** True while a modal dialog is open and no other lies over it. */
export function useTopmost(isOpen: boolean): boolean {
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
