import { computed, signal, useComputed } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';

/** The open modal dialogs, the topmost last. */
const open = signal<readonly symbol[]>([]);

/** Whether a modal dialog is open. Then everything outside it is neither tapped nor read out. */
export const isCovered = computed(() => open.value.length > 0);

/** True while a modal dialog is open and no other is above it. */
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
